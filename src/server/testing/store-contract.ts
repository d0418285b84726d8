// What every store promises, whichever engine it has; run against each real one.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KEPT_LINES } from '../../protocol/talk.ts';
import type { KeptLine } from '../../table/kept-talk.ts';
import type { Entry, Terms } from '../../table/model.ts';
import { personOf } from '../../table/people.ts';
import type { Batch } from '../appending.ts';
import type { Store } from '../store.ts';
import { MOST_BLOCKS } from '../talk/talk-store.ts';

/** A place that a store can be opened at again and again. */
export interface StorePlace {
  readonly open: () => Promise<Store>;
  readonly remove: () => Promise<void>;
}

export const termsOf = (table: string, player = 'ann'): Terms => ({
  table,
  game: 'whistle',
  rules: 1,
  options: { cards: 5 },
  seed: '00'.repeat(32),
  seats: [{ sitter: { kind: 'person', name: 'Ann' }, player }, null],
  graceMs: 1000,
  createdAt: 5,
});

export const act = (seq: number, text: string, intent?: Entry['intent']): Entry => ({
  seq,
  step: { kind: 'act', seat: 0, act: text, ms: seq * 10 },
  ...(intent === undefined ? {} : { intent }),
});

const summary = (revision: number): Batch['summary'] => ({
  revision,
  rules: 1,
  seats: termsOf('t1').seats,
  turn: [0],
  graceMs: 1000,
});

export const batchOf = (match: string, entries: readonly Entry[], more: Partial<Batch> = {}): Batch => ({
  match,
  entries,
  finished: false,
  summary: summary(entries.at(-1)?.seq ?? 0),
  at: 100,
  ...more,
});

const line = (id: number, by = 'p'): KeptLine => ({ id, seat: 0, by, at: id, text: `line ${id}`, intent: `i${id}` });
const audio = Uint8Array.from([1, 2, 3, 0, 255]);
const quota = (tables: number, setBytes = 1e6) => ({ player: 'ann', since: 0, tables, setBytes });

const ALREADY_THERE = /UNIQUE|duplicate key/u;

/** The promises. */
export const storeContract = (engine: string, newPlace: () => Promise<StorePlace>): void => {
  let place: StorePlace;
  let store: Store;

  const reopen = async (): Promise<void> => {
    await store.close();
    store = await place.open();
  };

  describe(`the store in ${engine}`, () => {
    beforeEach(async () => {
      place = await newPlace();
      store = await place.open();
    });
    afterEach(async () => {
      await store.close();
      await place.remove();
    });

    it('keeps terms, steps and intents over a restart', async () => {
      const entries = [
        act(1, 'play HA', { player: 'ann', id: 'i1' }),
        { seq: 2, step: { kind: 'sit', seat: 1, sitter: { kind: 'person', name: 'Bo "B" ½ 🂡' }, ms: 30 } } as const,
        { seq: 3, step: { kind: 'takeback', to: 1, seat: 0, ms: 40 } } as const,
      ];
      await store.createMatch(termsOf('t1'));
      await store.append([batchOf('t1', entries, { at: 77, finished: true })]);
      await reopen();
      expect(await store.loadMatch('t1')).toEqual({
        terms: termsOf('t1'),
        entries,
        finished: true,
        updatedAt: 77,
        summarised: true,
      });
    });

    it('knows no match that was not created', async () => {
      expect(await store.loadMatch('nope')).toBeUndefined();
      await expect(store.append([batchOf('nope', [act(1, 'play HA')])])).rejects.toThrow(/FOREIGN KEY|foreign key/u);
    });

    it('refuses a step that is there already, and then writes nothing of the transaction', async () => {
      await store.createMatch(termsOf('t1'));
      await store.createMatch(termsOf('t2'));
      await store.append([batchOf('t1', [act(1, 'play HA')])]);
      const both = [batchOf('t2', [act(1, 'play S2')]), batchOf('t1', [act(1, 'play HK'), act(2, 'play H2')])];
      await expect(store.append(both)).rejects.toThrow(ALREADY_THERE);
      expect((await store.loadMatch('t1'))?.entries).toEqual([act(1, 'play HA')]);
      expect((await store.loadMatch('t2'))?.entries).toEqual([]);
      await store.append([batchOf('t1', [act(2, 'play H2')])]);
      expect((await store.loadMatch('t1'))?.entries).toHaveLength(2);
    });

    it('writes and reads more rows than one statement or page holds', async () => {
      const entries = Array.from({ length: 2345 }, (_, index) => act(index + 1, 'play HA'));
      await store.createMatch(termsOf('t1'));
      await store.append([batchOf('t1', entries)]);
      expect((await store.loadMatch('t1'))?.entries).toEqual(entries);
    });

    it('notices a log with a hole', async () => {
      await store.createMatch(termsOf('t1'));
      await store.append([batchOf('t1', [act(1, 'play HA'), act(3, 'play H2')])]);
      await expect(store.loadMatch('t1')).rejects.toThrow('the log of match t1 is damaged at step 2');
    });

    it("lists somebody's own matches, newest first, with those joined later, up to a limit", async () => {
      for (const id of ['t1', 't2', 't3', 't4']) await store.createMatch(termsOf(id, id === 't4' ? 'bo' : 'ann'));
      const sit: Entry = {
        seq: 1,
        step: { kind: 'sit', seat: 1, sitter: { kind: 'person', name: 'Ann' }, ms: 1 },
        intent: { player: 'ann', id: 'sit' },
      };
      await store.append([batchOf('t2', [act(1, 'play HA')], { at: 300 }), batchOf('t4', [sit], { at: 200 })]);
      const mine = async (limit: number): Promise<readonly string[]> =>
        (await store.matchesOf('ann', limit)).map(({ match }) => match);
      expect(await mine(20)).toEqual(['t2', 't4', 't1', 't3']);
      expect(await mine(2)).toEqual(['t2', 't4']);
      expect(await store.matchesOf('bo', 20)).toEqual([
        { match: 't4', game: 'whistle', finished: false, updatedAt: 200, summary: summary(1), names: {} },
      ]);
      expect(await store.matchesOf('nobody', 20)).toEqual([]);
      expect([await store.hasSat('ann'), await store.hasSat('nobody')]).toEqual([true, false]);
    });

    it('sums up in the transaction of the steps, or not at all', async () => {
      await store.createMatch(termsOf('t1'));
      const listed = async () => (await store.matchesOf('ann', 1))[0]?.summary;
      expect(await listed()).toBeUndefined();
      await store.append([batchOf('t1', [act(1, 'play HA')])]);
      expect(await listed()).toEqual(summary(1));
      const twice = [batchOf('t1', [act(2, 'play H2'), act(1, 'play HK')])];
      await expect(store.append(twice)).rejects.toThrow(ALREADY_THERE);
      expect(await listed()).toEqual(summary(1));
      await store.append([batchOf('t1', [act(2, 'play H2')])]);
      // One that was made from fewer steps meanwhile comes too late; one that knows less gives way.
      await store.saveSummary('t1', summary(1));
      expect(await listed()).toEqual(summary(2));
      await store.createMatch(termsOf('t2', 'bo'));
      await store.saveSummary('t2', { ...summary(0), turn: null });
      expect((await store.loadMatch('t2'))?.summarised).toBe(false);
      await store.saveSummary('t2', summary(0));
      expect((await store.matchesOf('bo', 1))[0]?.summary).toEqual(summary(0));
      expect((await store.loadMatch('t2'))?.summarised).toBe(true);
    });

    it('does not list those who stood up before the match began', async () => {
      await store.createMatch(termsOf('t1'));
      const intent = { player: 'bo', id: 'i' };
      const sit = { kind: 'sit', seat: 1, sitter: { kind: 'person', name: 'Bo' }, ms: 1 } as const;
      const stand = { kind: 'stand', seat: 1, ms: 2 } as const;
      await store.append([
        batchOf('t1', [
          { seq: 1, step: sit, intent },
          { seq: 2, step: stand, intent, stood: 'bo' },
        ]),
      ]);
      expect(await store.matchesOf('bo', 20)).toEqual([]);
      await store.append([batchOf('t1', [{ seq: 3, step: sit, intent }])]);
      expect(await store.matchesOf('bo', 20)).toHaveLength(1);
    });

    it('keeps names beside the log, the last one of each person', async () => {
      const { id } = personOf('bo');
      const names = { [personOf('ann').id]: 'Ann' };
      await store.createMatch({ ...termsOf('t1'), format: 2, names });
      const intent = { player: 'bo', id: 'i' };
      const sit = (seq: number, name: string): Entry => ({
        seq,
        step: { kind: 'sit', seat: 1, sitter: { kind: 'person', id }, ms: seq },
        intent,
        name,
      });
      await store.append([batchOf('t1', [sit(1, 'Bo'), sit(2, 'Bob')])]);
      expect((await store.loadMatch('t1'))?.terms.names).toEqual({ ...names, [id]: 'Bob' });
      await store.forgetPlayer('bo');
      expect((await store.loadMatch('t1'))?.terms.names).toEqual(names);
      expect(await store.matchesOf('bo', 20)).toEqual([]);
    });

    it('has a quota of tables and of sets, each of which is written once', async () => {
      const withSet = (table: string): Terms => ({ ...termsOf(table), set: 'a set of cards' });
      expect(await store.createMatch(withSet('t1'), quota(2, 20))).toBeUndefined();
      expect(await store.createMatch(withSet('t2'), quota(2, 20))).toBeUndefined();
      expect(await store.createMatch(withSet('t3'), quota(2, 20))).toBe('tables');
      expect(await store.createMatch({ ...withSet('t4'), set: 'another one' }, quota(9, 20))).toBe('sets');
      expect(await store.loadMatch('t3')).toBeUndefined();
      expect((await store.loadMatch('t2'))?.terms).toEqual(withSet('t2'));
    });

    it('has one next match, whoever asks first', async () => {
      await store.createMatch(termsOf('t1'));
      await store.append([batchOf('t1', [act(1, 'play HA')], { finished: true })]);
      const [one, two] = await Promise.all([
        store.createNext('t1', [0], termsOf('t2'), quota(9)),
        store.createNext('t1', [0, 1], termsOf('t3'), quota(9)),
      ]);
      expect(two).toEqual(one);
      expect((await store.loadMatch('t1'))?.next).toEqual(one);
    });

    it('records faults in order', async () => {
      const fault = { match: 't1', at: 9, kind: 'breach', detail: 'two aces' };
      await store.recordFault(fault);
      await store.recordFault({ ...fault, match: null, kind: 'other' });
      expect(await store.faults()).toEqual([fault, { ...fault, match: null, kind: 'other' }]);
    });

    it('makes a key once, for every server that asks for it', async () => {
      const [one, same] = await Promise.all([store.keyFor('cookies'), store.keyFor('cookies')]);
      expect(one).toMatch(/^[A-Za-z0-9_-]{43}$/u);
      expect(same).toBe(one);
      expect(await store.keyFor('other')).not.toBe(one);
      await reopen();
      expect(await store.keyFor('cookies')).toBe(one);
    });

    it('is healthy until closed', async () => {
      await store.check();
      await store.inspect();
      await store.close();
      await expect(store.check()).rejects.toThrow(/destroyed|not open|after calling end/u);
      store = await place.open();
    });
  });

  describe(`talk in ${engine}`, () => {
    beforeEach(async () => {
      place = await newPlace();
      store = await place.open();
      for (const table of ['over', 'fresh', 'old']) await store.createMatch(termsOf(table));
    });
    afterEach(async () => {
      await store.close();
      await place.remove();
    });

    it('keeps the last lines of a table and its newest voices', async () => {
      const lines = Array.from({ length: KEPT_LINES + 5 }, (_, i) => line(i + 1));
      await store.keepTalk(lines.map((each) => ({ match: 'over', line: each })));
      await store.keepTalk([{ match: 'over', line: { ...line(KEPT_LINES + 5), text: 'the same number' } }]);
      expect(await store.talk.linesOf('over')).toEqual(lines.slice(5));
      for (let i = 0; i < 25; i++) await store.talk.keepVoice('over', `v${i}`, 'p', i, { type: 'audio/ogg', audio });
      const left = await Promise.all(Array.from({ length: 25 }, (_, i) => store.talk.voice('over', `v${i}`)));
      expect(left.map((voice) => Number(voice !== undefined)).join('')).toBe('0'.repeat(5) + '1'.repeat(20));
      expect(new Uint8Array(left[24]?.audio ?? [])).toEqual(audio);
      await store.talk.dropVoice('over', 'v24');
      expect(await store.talk.voice('over', 'v24')).toBeUndefined();
      expect(await store.talk.voice('fresh', 'v23')).toBeUndefined();
    });

    it('deletes talk a while after its match is over, and of matches that nobody goes on with', async () => {
      const at = { over: 5000, fresh: 9000, old: 100 } as const;
      for (const match of ['over', 'fresh', 'old'] as const) {
        await store.append([batchOf(match, [], { finished: match !== 'old', at: at[match] })]);
        await store.keepTalk([{ match, line: line(1) }]);
        await store.talk.keepVoice(match, 'v', 'p', 1, { type: 'audio/ogg', audio });
      }
      await store.talk.sweep(6000, 500);
      const left: string[] = [];
      for (const match of ['over', 'fresh', 'old'])
        if ((await store.talk.linesOf(match)).length > 0 && (await store.talk.voice(match, 'v')) !== undefined)
          left.push(match);
      expect(left).toEqual(['fresh']);
    });

    it('forgets one person and nobody else', async () => {
      await store.keepTalk([line(1, 'a'), line(2, 'b')].map((each) => ({ match: 'over', line: each })));
      await store.talk.block('ann', 'b');
      await store.talk.block('bea', 'a');
      await store.talk.forget('ann', 'a');
      expect((await store.talk.linesOf('over')).map(({ by }) => by)).toEqual(['b']);
      expect([await store.talk.blocksOf('ann'), await store.talk.blocksOf('bea')]).toEqual([[], ['a']]);
      await store.talk.unblock('bea', 'a');
      expect(await store.talk.blocksOf('bea')).toEqual([]);
    });

    it('blocks only so many', async () => {
      const done: boolean[] = [];
      for (let i = 0; i <= MOST_BLOCKS; i++) done.push(await store.talk.block('ann', String(i).padStart(24, '0')));
      expect([done.filter(Boolean).length, done.at(-1)]).toEqual([MOST_BLOCKS, false]);
    });
  });
};
