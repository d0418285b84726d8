// Voice messages as they come: what browsers record is taken, and nothing else, however it calls itself.

import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { opusMs } from './opus.ts';
import { readVoice } from './read-voice.ts';
import {
  block,
  box,
  element,
  mp4Fragment,
  mp4Head,
  oggPage,
  oggVoice,
  OPUS_HEAD,
  OPUS_TAGS,
  webmVoice,
} from './testing/files.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');
const NONE = 'must be a voice message: Opus in WebM or Ogg, or AAC in MP4, and nothing else in it';
const TOO_LONG = 'must not last longer than 5 seconds';

/** The middle of a made file, changed. */
const joined = (...parts: readonly Uint8Array[]): Uint8Array => Buffer.concat(parts);

test.each(readdirSync(FIXTURES))('%s, as a browser recorded it, is taken', (file) => {
  const read = readVoice(readFileSync(join(FIXTURES, file)));
  const type = file.endsWith('.webm') ? 'audio/webm' : file.endsWith('.ogg') ? 'audio/ogg' : 'audio/mp4';
  expect(read).toMatchObject({ ok: true, value: { type } });
  const ms = read.ok ? read.value.ms : 0;
  expect(ms).toBeGreaterThan(500);
  expect(ms).toBeLessThan(2500);
});

test.each<readonly [string, Uint8Array, string, number]>([
  ['WebM', webmVoice(1200), 'audio/webm', 1200],
  ['Ogg', oggVoice(3000), 'audio/ogg', 3000],
  ['whole MP4', joined(mp4Head(96_000), box('mdat', new Uint8Array(9))), 'audio/mp4', 2000],
  ['MP4 in fragments', joined(mp4Head(0), mp4Fragment(47), mp4Fragment(47, true)), 'audio/mp4', 2005],
  ['MP4 whose length was not known', joined(mp4Head(0xffffffff), mp4Fragment(47)), 'audio/mp4', 1003],
])('%s is read with its length', (_, file, type, ms) => {
  expect(readVoice(file)).toMatchObject({ ok: true, value: { type, ms } });
});

test.each<readonly [string, Uint8Array, string]>([
  ['nothing', new Uint8Array(0), NONE],
  ['text', Buffer.from('<script>alert(1)</script>'), NONE],
  ['a wave', Buffer.from('RIFF....WAVEfmt '), NONE],
  ['too many bytes', new Uint8Array(65_537), 'must not be longer than 65536 bytes'],
  ['WebM that lasts too long', webmVoice(5600), TOO_LONG],
  ['WebM that says it lasts too long', webmVoice(0, { blocks: [block(0), block(9000)] }), TOO_LONG],
  ['WebM that says it is short', webmVoice(0, { blocks: Array.from({ length: 280 }, () => block(0)) }), TOO_LONG],
  ['WebM with pictures', webmVoice(1000, { kinds: [2, 1] }), NONE],
  ['WebM with pictures alone', webmVoice(1000, { kinds: [1] }), NONE],
  ['WebM with another sound', webmVoice(1000, { codec: 'A_VORBIS' }), NONE],
  ['Matroska', webmVoice(1000, { docType: 'matroska' }), NONE],
  ['WebM with packets tied together', webmVoice(0, { blocks: [block(0, undefined, 0x82)] }), NONE],
  ['WebM without sound', webmVoice(0), NONE],
  ['WebM that is cut off', webmVoice(1000).subarray(0, -2), NONE],
  ['an element of no size', joined(webmVoice(20), Uint8Array.from([0xa3, 0x00])), NONE],
  ['an element that is too large', joined(webmVoice(20), Uint8Array.from([0xec, 0x4f, 0xff])), NONE],
  ['Ogg that lasts too long', oggVoice(5600), TOO_LONG],
  ['Ogg with another head', joined(oggPage([OPUS_TAGS]), oggPage([OPUS_TAGS])), NONE],
  ['Ogg of two streams', joined(oggVoice(200), oggPage([OPUS_HEAD], 8)), NONE],
  ['Ogg that is cut off', oggVoice(1000).subarray(0, -1), NONE],
  ['MP4 that lasts too long', mp4Head(6 * 48_000), TOO_LONG],
  ['MP4 whose fragments last too long', joined(mp4Head(0), mp4Fragment(300)), TOO_LONG],
  ['MP4 with pictures', mp4Head(48_000, { handler: 'vide' }), NONE],
  ['MP4 with another sound', mp4Head(48_000, { format: 'Opus' }), NONE],
  ['MP4 with MP3', mp4Head(48_000, { decoder: 0x6b }), NONE],
  ['MP4 that is cut off', mp4Head(48_000).subarray(0, -3), NONE],
  ['MP4 with a table that has no end', mp4Head(48_000, { stts: Buffer.from('0000000077359400', 'hex') }), NONE],
  ['a box without a size', joined(mp4Head(48_000), Uint8Array.from([0, 0, 0, 0])), NONE],
  ['an element alone', element(0x1a45dfa3), NONE],
])('%s is refused', (_, file, why) => {
  expect(readVoice(file)).toEqual({ ok: false, error: why });
});

test('packets of Opus last what their first bytes say', () => {
  expect(opusMs(Uint8Array.from([0xf8]))).toBe(20);
  expect(opusMs(Uint8Array.from([0x80]))).toBe(2.5);
  expect(opusMs(Uint8Array.from([0x1a]))).toBe(120);
  expect(opusMs(Uint8Array.from([0x1b, 3]))).toBeUndefined();
  expect(opusMs(Uint8Array.from([0x0b, 0]))).toBeUndefined();
  expect(opusMs(new Uint8Array(0))).toBeUndefined();
});

test('whatever comes is read or refused, in one pass', () => {
  const bases = [webmVoice(400), oggVoice(400), joined(mp4Head(48_000), mp4Fragment(20, true))];
  fc.assert(
    fc.property(
      fc.constantFrom(...bases),
      fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 12 }),
      fc.nat(),
      (base, changes, cut) => {
        const file = Uint8Array.from(base);
        for (const [at, value] of changes) file[at % file.length] = value;
        const read = readVoice(file.subarray(0, file.length - (cut % 40)));
        expect(read.ok ? read.value.ms : 0).toBeLessThanOrEqual(5500);
      },
    ),
    { numRuns: 600 },
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(readVoice(bytes).ok).toBe(false);
    }),
  );
});
