// Compresses every built file once, so that the server only has to hand it over: gzip for everybody, Brotli for whoever takes it.

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** What is made of text; fonts are compressed already. */
const TEXT = /\.(?:js|css|svg|html|json)$/u;

/** Smaller files travel in one packet as they are. */
const LEAST = 256;

const compressed = async (text: Uint8Array): Promise<{ readonly br: Uint8Array; readonly gz: Uint8Array }> => ({
  br: await toBrotli(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  }),
  gz: await toGzip(text, { level: constants.Z_BEST_COMPRESSION }),
});

/** Writes `x.br` and `x.gz` beside every text file. */
export const precompress = (): Plugin => ({
  name: 'baize-compress',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const files = Object.values(bundle).filter(({ fileName }) => TEXT.test(fileName));
      await Promise.all(
        files.map(async (file) => {
          const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (source.length < LEAST) return;
          const { br, gz } = await compressed(source);
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: br });
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gz });
        }),
      );
    },
  },
});
