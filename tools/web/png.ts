// A drawing of src/art as a PNG file, with smooth edges.

import { crc32, deflateSync } from 'node:zlib';
import { rasterOf } from '../raster.ts';

/** Each pixel is the mean of so many by so many. */
const SAMPLES = 4;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
};

/** The lines of a picture, each after a byte that says how it is filtered: not at all. */
const linesOf = (document: string, side: number): Buffer => {
  const { pixels, width } = rasterOf(document, side * SAMPLES);
  const lines = Buffer.alloc(side * (1 + side * 3));
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      for (let colour = 0; colour < 3; colour++) {
        let sum = 0;
        for (let dy = 0; dy < SAMPLES; dy++)
          for (let dx = 0; dx < SAMPLES; dx++)
            sum += pixels[((y * SAMPLES + dy) * width + x * SAMPLES + dx) * 3 + colour] ?? 0;
        lines[y * (1 + side * 3) + 1 + x * 3 + colour] = Math.round(sum / (SAMPLES * SAMPLES));
      }
  return lines;
};

/** A square drawing as a file of so many pixels a side. */
export const pngOf = (document: string, side: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Eight bits for each of red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  const data = deflateSync(linesOf(document, side), { level: 9 });
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
};
