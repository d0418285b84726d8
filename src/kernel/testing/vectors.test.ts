// The vectors themselves: fixed, so that no change of the kernel goes by unseen.

import { expect, it } from 'vitest';
import { hashJson } from '../hash.ts';
import { fairVectors, kernelVectors } from './vectors.ts';

it('the kernel gives the results it always gave', () => {
  const vectors = kernelVectors();
  expect(vectors).toMatchObject({ matches: [{ game: 'whistle', sound: true }] });
  // A new value here means that old records no longer verify.
  expect(hashJson(vectors)).toBe('47f38362d29464416dbd984f1b99089fdbafe83cd67d0fdd673d8e7e3509190e');
});

it('fair deals give the results they always gave', () => {
  expect(hashJson(fairVectors())).toBe('8a4d3ccfe021a07c9130953ef3daf0c3005f3ad17bb2beec2a479a1a3c27eebd');
});
