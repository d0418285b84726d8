// Somebody sits down: told to those who sit, once, and not of bots, of oneself, or of people who change places.
// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import type { SeatInfo, Snapshot } from '../../protocol/messages.ts';
import { chooseLanguage } from '../text/index.ts';
import { openTableModel } from '../table/model/table-model.ts';
import { tellArrivals } from './arrivals.ts';

const person = (seat: number, name: string): SeatInfo => ({
  seat,
  sitter: { kind: 'person', name },
  presence: 'here',
});
const empty = (seat: number): SeatInfo => ({ seat, sitter: null, presence: 'empty' });
const bot = (seat: number): SeatInfo => ({
  seat,
  sitter: { kind: 'bot', level: 'random', version: 1, budget: 0 },
  presence: 'bot',
});

const open = (mine: number | null) => {
  chooseLanguage('en');
  const model = openTableModel();
  const later: (() => void)[] = [];
  let knocks = 0;
  tellArrivals(
    model,
    (_, run) => (later.push(run), () => undefined),
    () => knocks++,
  );
  const show = (seats: readonly SeatInfo[], seat = mine): void => {
    const state = { seat, seats } as unknown as Snapshot;
    model.client.value = { ...model.client.value, state };
  };
  return { model, show, later, knocks: () => knocks };
};

test('says who sits down, with a knock, and takes the notice away', () => {
  const { model, show, later, knocks } = open(0);
  show([person(0, 'Ann'), empty(1), empty(2)]);
  expect(knocks()).toBe(0);
  show([person(0, 'Ann'), person(1, 'Bo'), empty(2)]);
  expect([model.polite.value, model.toast.value, knocks()]).toEqual(['Bo has sat down.', ['Bo has sat down.'], 1]);
  show([person(0, 'Ann'), person(1, 'Bo'), empty(2)]);
  expect(knocks()).toBe(1);
  for (const run of later) run();
  expect(model.toast.value).toBeUndefined();
});

test('says nothing of bots, of people who change places, of oneself, and to onlookers', () => {
  const { show, knocks } = open(0);
  show([person(0, 'Ann'), person(1, 'Bo'), empty(2)]);
  show([person(0, 'Ann'), person(1, 'Bo'), bot(2)]);
  show([person(0, 'Ann'), bot(1), person(2, 'Bo')]);
  expect(knocks()).toBe(0);
  const own = open(null);
  own.show([person(0, 'Ann'), empty(1)]);
  own.show([person(0, 'Ann'), person(1, 'Bo')], 1);
  expect(own.knocks()).toBe(0);
  const onlooker = open(null);
  onlooker.show([person(0, 'Ann'), empty(1)]);
  onlooker.show([person(0, 'Ann'), person(1, 'Bo')]);
  expect(onlooker.knocks()).toBe(0);
});
