// Whoever plays is spoken to in every sentence of the log and at the end: their own name stands only as a label before what they did.

import { describe, expect, test } from 'vitest';
import { seen, type Outcome, type Seat } from '../kernel/game.ts';
import { LANGUAGES, plain, type Who } from '../kernel/presentation.ts';
import { seatsOf, subjectOf, walk } from '../kernel/testing/walk.ts';
import { GAMES } from './index.ts';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dot'];
const readBy = (you: Seat): Who => Object.assign((seat: Seat) => NAMES[seat] ?? '', { you });

/** `Ann: 4♥`, `Ann 61`, `Ann · oros`: a label, which no verb follows. */
const sentenceAbout = (name: string): RegExp => new RegExp(String.raw`\b${name}\b(?!\u00a0?:| ·| \d)`, 'u');

const SETS: readonly (readonly [game: string, asked: { readonly options?: object }])[] = [
  ['guinote', { options: { partidasPerCoto: 1 } }],
  ['guinote', { options: { players: 4, partidasPerCoto: 1, renuncio: 'punish' } }],
  ['highnoon', { options: { quietLimit: 20 } }],
  ['mulle', { options: { omgangar: 1 } }],
  ['mulle', { options: { omgangar: 1, players: 4 } }],
  ['mythos', {}],
];

describe.each(SETS)('%s %j', (id, asked) => {
  test.each(LANGUAGES)('%s', async (language) => {
    const module = await GAMES[id]!();
    const subject = subjectOf(module, asked);
    const words = module.presentation.words(language);
    const events = walk(subject, 3, 400).moments.flatMap((moment) => moment.events);
    expect(events.length).toBeGreaterThan(30);
    for (const you of seatsOf(subject)) {
      const who = readBy(you);
      const lines = events.map((event) => plain(words.event(seen(event, you), who) ?? [], words.card));
      expect(lines.filter((line) => sentenceAbout(who(you)).test(line))).toEqual([]);
      expect(lines.filter((line) => /\{|undefined|NaN/u.test(line))).toEqual([]);
    }
  });

  test('how it ended is told to winners, losers and those who know who won', async () => {
    const module = await GAMES[id]!();
    const seats = seatsOf(subjectOf(module, asked));
    const { outcome, decidedBy } = module.presentation.words('en');
    const ended: Outcome = {
      rank: seats.map((seat) => 1 + (seat % 2)),
      points: seats.map((seat) => 9 - (seat % 2)),
      reason: 'resigned',
      clause: '',
    };
    const told = seats.map((you) => outcome(ended, readBy(you)).join(''));
    const known = seats.map((you) => decidedBy?.(ended, readBy(you)).join(''));
    const two = ['You win · Bob resigned', 'Ann wins · you resigned'];
    const four = ['You and Cid win · Bob and Dot resigned', 'Ann and Cid win · you and Dot resigned'];
    expect(told.slice(0, 2)).toEqual(seats.length === 2 ? two : four);
    expect(known.at(-1)).toBe(seats.length === 2 ? 'you resigned' : 'you and Bob resigned');
  });
});
