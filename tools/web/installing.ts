// What makes the page an app: its manifest, icons, and the service worker with the list of everything that was built. A Vite plugin.

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { appIconSvg } from '../../src/art/app-icon.ts';
import { COLOUR } from '../../src/art/kit.ts';
import type { Version } from '../../src/web/offline/keeping.ts';
import { pngOf } from './png.ts';

const WORKER = 'sw.js';
const MANIFEST = 'manifest.webmanifest';
const PAGE = 'index.html';
/** In the page, until the version is known. */
const UNKNOWN = 'baize-version-unknown';

/** How much of an icon the rosette takes: less where a device may cut it round. */
const ICONS = [
  { side: 192, share: 0.72, purpose: 'any' },
  { side: 512, share: 0.72, purpose: 'any' },
  { side: 512, share: 0.54, purpose: 'maskable' },
] as const;
/** For iOS, which cuts corners only. */
const TOUCH = { side: 180, share: 0.68 } as const;

interface Icon {
  readonly file: string;
  readonly png: Uint8Array;
}

const sha256 = (source: string | Uint8Array): Buffer => createHash('sha256').update(source).digest();

const iconOf = ({ side, share }: { readonly side: number; readonly share: number }): Icon => {
  const png = pngOf(appIconSvg(share), side);
  return { file: `assets/icon-${side}-${sha256(png).toString('base64url').slice(0, 8)}.png`, png };
};

const manifestOf = (icons: readonly Icon[]): string =>
  JSON.stringify({
    id: '/',
    name: 'Baize',
    short_name: 'Baize',
    description: 'An open card room: Guiñote, Solitaire HighNoon, Mulle and Mythos, against bots or with friends.',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#F4F1EA',
    theme_color: COLOUR.cloth,
    categories: ['games', 'card'],
    icons: icons.map(({ file }, i) => ({
      src: `/${file}`,
      sizes: `${ICONS[i]?.side}x${ICONS[i]?.side}`,
      type: 'image/png',
      purpose: ICONS[i]?.purpose,
    })),
  });

const sourceOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): string | Uint8Array =>
  file.type === 'chunk' ? file.code : file.source;

/** Everything that a version consists of; the page comes last, since it names the version. */
const versionOf = (files: readonly { readonly path: string; readonly source: string | Uint8Array }[]): string => {
  const hash = createHash('sha256');
  for (const { path, source } of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    hash.update(`${path} ${sha256(source).toString('hex')}\n`);
  }
  return hash.digest('hex').slice(0, 16);
};

export const installable = (src: string): Plugin => {
  const icons = ICONS.map(iconOf);
  const touch = iconOf(TOUCH);
  return {
    name: 'baize-installable',
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(src, 'web', 'offline', 'service-worker.ts'), fileName: WORKER });
    },
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'baize-version', content: UNKNOWN }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'manifest', href: `/${MANIFEST}` }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: `/${touch.file}` }, injectTo: 'head' },
    ],
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const { file: fileName, png } of [...icons, touch])
          this.emitFile({ type: 'asset', fileName, source: png });
        const manifest = manifestOf(icons);
        this.emitFile({ type: 'asset', fileName: MANIFEST, source: manifest });
        const [page, worker] = [bundle[PAGE], bundle[WORKER]];
        if (page?.type !== 'asset' || worker?.type !== 'chunk') throw new Error('the page or its worker is missing');
        const others = Object.values(bundle)
          .filter(({ fileName }) => fileName.startsWith('assets/') && !fileName.endsWith('.map'))
          .map((file) => ({ path: `/${file.fileName}`, source: sourceOf(file) }));
        const version = versionOf([
          ...others,
          { path: '/', source: String(page.source) },
          { path: `/${MANIFEST}`, source: manifest },
          { path: `/${WORKER}`, source: worker.code },
        ]);
        page.source = String(page.source).replaceAll(UNKNOWN, version);
        const whole: Version = {
          version,
          changing: [
            ['/', sha256(page.source).toString('hex')],
            [`/${MANIFEST}`, sha256(manifest).toString('hex')],
          ],
          lasting: [
            ...new Set([...others.map(({ path }) => path), ...[...icons, touch].map(({ file }) => `/${file}`)]),
          ],
        };
        if (/^\s*(?:import|export)\b/mu.test(worker.code)) throw new Error('the service worker must be one file');
        worker.code = `const BAIZE_VERSION=${JSON.stringify(whole)};\n${worker.code}`;
      },
    },
  };
};
