// The client's part in a deal: it seals, shows, and says when the table does not keep its word.

import { describe, expect, test } from 'vitest';
import { commitmentOf, sealOf } from '../kernel/fair.ts';
import { clientReceive, openClient, type Client, type Received } from './client.ts';
import { PROTOCOL, type ClientMessage, type DealInfo, type Snapshot, type StepMessage } from './messages.ts';
import { wholeStep } from './testing/whole-step.ts';

const PLACE = { match: 'T', deal: 1, rules: 'whistle@1' };
const SECRET = '07'.repeat(32);
const ENTROPY = '1'.repeat(64);

const state = (revision: number) =>
  ({ revision, view: null, actors: { must: [], may: [] }, legal: [], outcome: null, clocks: [] }) as const;

const dealOf = (change: Partial<DealInfo> = {}): DealInfo => ({
  deal: 1,
  phase: 'seal',
  commitment: commitmentOf(SECRET, PLACE),
  seals: [null, null],
  contributions: [null, null],
  without: null,
  secret: null,
  ...change,
});

const snapshot = (revision: number, deals: readonly DealInfo[], seat: number | null = 0): Snapshot => ({
  type: 'snapshot',
  protocol: PROTOCOL,
  table: 'T',
  game: 'whistle',
  rules: 1,
  options: {},
  seat,
  seats: [],
  events: [],
  deals,
  ...state(revision),
});

const step = (revision: number, deal: DealInfo): StepMessage => ({
  ...wholeStep(state(revision), { seat: 0, events: [] }),
  deal,
});

type Seal = Extract<ClientMessage, { readonly type: 'seal' }>;
type Shown = Extract<ClientMessage, { readonly type: 'contribute' }>;

const joined = (seat: number | null = 0, entropy: string | null = ENTROPY): Received =>
  clientReceive(openClient(entropy), snapshot(1, [dealOf()], seat));

/** A client that has sealed and shown, and what it said. */
const contributed = (): { readonly client: Client; readonly seal: string; readonly contribution: string } => {
  const first = joined();
  const { seal } = first.send[0] as Seal;
  const second = clientReceive(first.client, step(2, dealOf({ phase: 'show', seals: [seal, null] })));
  const { contribution } = second.send[0] as Shown;
  return { client: second.client, seal, contribution };
};

describe('a client with a seat', () => {
  test('seals, and shows what it has sealed once the seals are closed', () => {
    const { seal, contribution } = contributed();
    expect(sealOf(contribution, PLACE, 0)).toBe(seal);
    expect(contribution).not.toBe(ENTROPY);
  });

  test('says it again as long as it is not heard, by the same id', () => {
    const first = joined();
    const again = clientReceive(first.client, step(2, dealOf({ seals: [null, 'ab'.repeat(32)] })));
    expect(again.send).toEqual(first.send);
  });

  test('shows nothing while others may still seal', () => {
    const first = joined();
    const { seal } = first.send[0] as Seal;
    expect(clientReceive(first.client, step(2, dealOf({ seals: [seal, null] }))).send).toEqual([]);
  });

  test('leaves it to another page of the same player that was faster', () => {
    const first = joined();
    const told = dealOf({ phase: 'show', seals: ['ab'.repeat(32), null] });
    const second = clientReceive(first.client, step(2, told));
    expect(second.send).toEqual([]);
    const dealt = { ...told, phase: 'dealt', contributions: ['cd'.repeat(32), null], without: [1] } as const;
    expect(clientReceive(second.client, step(3, dealt)).client.unfair).toEqual([]);
  });

  test('contributes something else to every deal', () => {
    const next = clientReceive(joined().client, step(2, dealOf({ deal: 2 })));
    expect((next.send[0] as Seal).seal).not.toBe((joined().send[0] as Seal).seal);
  });

  test('goes on after a restart of the line', () => {
    const { client, seal, contribution } = contributed();
    const again = clientReceive(client, snapshot(2, [dealOf({ phase: 'show', seals: [seal, null] })]));
    expect(again.send).toMatchObject([{ type: 'contribute', contribution }]);
  });
});

test.each([
  ['an onlooker', null, ENTROPY],
  ['a client without entropy', 0, null],
] as const)('%s contributes nothing', (_, seat, entropy) => {
  expect(joined(seat, entropy).send).toEqual([]);
});

describe('a table that keeps its word', () => {
  test('is not accused', () => {
    const { client, seal, contribution } = contributed();
    const dealt = { seals: [seal, null], contributions: [contribution, null], without: [1] };
    const done = clientReceive(client, step(3, dealOf({ ...dealt, phase: 'dealt' })));
    const open = clientReceive(done.client, step(4, dealOf({ ...dealt, phase: 'revealed', secret: SECRET })));
    expect(open.news.map(({ type }) => type)).toEqual(['step']);
    expect(open.client.unfair).toEqual([]);
    expect(open.client.state?.deals).toHaveLength(1);
  });

  test('is not accused by a client that came too late to contribute', () => {
    const late = clientReceive(openClient(ENTROPY), snapshot(3, [dealOf({ phase: 'dealt', without: [0, 1] })]));
    expect(late.client.unfair).toEqual([]);
  });
});

describe('a table that breaks its word is found out, once', () => {
  const { client, seal, contribution } = contributed();
  test.each<readonly [string, Partial<DealInfo>, string]>([
    ['another commitment', { commitment: 'ab'.repeat(32) }, 'commitment-changed'],
    ['a deal without what was shown', { phase: 'dealt', seals: [seal, null], without: [0, 1] }, 'not-used'],
    [
      'a deal with something else',
      { phase: 'dealt', seals: [seal, null], contributions: ['ab'.repeat(32), null], without: [1] },
      'not-used',
    ],
    [
      'another secret',
      { phase: 'revealed', seals: [seal, null], contributions: [contribution, null], without: [1], secret: ENTROPY },
      'wrong-secret',
    ],
  ])('%s', (_, change, why) => {
    const told = clientReceive(client, step(3, dealOf(change)));
    expect(told.news.at(-1)).toEqual({ type: 'unfair', unfair: { deal: 1, why } });
    expect(told.client.unfair).toEqual([{ deal: 1, why }]);
    const again = clientReceive(told.client, step(4, dealOf(change)));
    expect(again.news.map(({ type }) => type)).toEqual(['step']);
    expect(again.client.unfair).toHaveLength(1);
  });
});
