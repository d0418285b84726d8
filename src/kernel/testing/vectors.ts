// Results of the kernel that must be the same on every engine: computed in a browser and in Node, then compared.

import { module } from '../../../examples/whistle/index.ts';
import { commitmentOf, dealKey, dealSecret, keySeed, keyStream, sealOf } from '../fair.ts';
import type { Game } from '../game.ts';
import { canonical, chain, hashJson, hashText } from '../hash.ts';
import type { Json } from '../json.ts';
import { fastRandom, shuffle, stream, subSeed, type Random } from '../random.ts';
import { verify } from '../verify.ts';
import { fairRecord, randomRecord } from './sample-records.ts';

const SEED = '0123456789abcdef'.repeat(4);
const ODD: Json = { b: [1, 0.5, 1e21, -3], a: 'ñ "q" \u2028 😀', 10: null, 9: true, É: {} };

const numbers = (random: Random, n: number, count: number): readonly number[] =>
  Array.from({ length: count }, () => random.below(n));

const cards = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

const heads = (): readonly string[] => {
  const links = chain({ text: 'header' });
  return ['0 0 play 1C', '', 'ñ', 'x'.repeat(23), 'x'.repeat(24), 'x'.repeat(200)].map((text) => {
    links.add(text);
    return links.head();
  });
};

/** Deals with seeds of their own: every value that a commitment, a key and a record of one holds. */
export const fairVectors = (): Json => {
  const place = { match: 'vectors', deal: 3, rules: 'whistle@1' };
  const secret = dealSecret(SEED, place);
  const key = dealKey(secret, place, [SEED, null]);
  const { head, steps } = fairRecord();
  return {
    secret,
    commitment: commitmentOf(secret, place),
    seals: [0, 1].map((seat) => sealOf(SEED, place, seat)),
    key,
    words: numbers(keyStream(key, 'deal/3'), 2 ** 32, 20),
    below: numbers(keyStream(key, 'below'), 40, 20),
    seed: keySeed(key, 'bot/0/1'),
    record: { head, steps },
  };
};

/** Hashes, streams, shuffles and whole matches of Whistle and of the games given. */
export const kernelVectors = (games: readonly Game[] = []): Json => ({
  canonical: canonical(ODD),
  hashes: [hashText(''), hashText('ñ😀'), hashJson(ODD)],
  heads: heads(),
  words: numbers(stream(SEED, 'deal/1'), 2 ** 32, 80),
  below: [3, 7, 40, 1000, 3 * 2 ** 30].map((n) => numbers(stream(SEED, `below/${n}`), n, 20)),
  fast: numbers(fastRandom(20), 1_000_000, 20),
  shuffles: [52, 104].map((count) => shuffle(cards(count), stream(SEED, `shuffle/${count}`))),
  subSeed: subSeed(SEED, 'bot/0'),
  matches: [module.game, ...games].map((game) => {
    const record = randomRecord(game, {}, 31);
    return {
      game: game.id,
      head: record.head,
      hashes: record.hashes.map(({ hash }) => hash),
      sound: verify(game, record).ok,
    };
  }),
});
