// Talk at a table: only people who sit say and hear anything, never too much of it, and the match knows nothing of it.

import { expect, test } from 'vitest';
import { module } from '../../examples/whistle/index.ts';
import type { ServerMessage } from '../protocol/messages.ts';
import { KEPT_LINES, type TalkLevel } from '../protocol/talk.ts';
import { silentTalk, withTalk } from './kept-talk.ts';
import { personOf } from './people.ts';
import { tableRecord } from './record.ts';
import { advance } from './table.ts';
import { MOST_AT_ONCE, MOST_AT_ONCE_MS, voiceFault } from './talk.ts';
import { bench, bot, fair, person, termsOf, type Bench } from './testing/bench.ts';

const { game } = module;

const tableFor = (talk?: TalkLevel, seats = [person('ann'), person('bea')]): Bench => {
  const terms = termsOf(game, seats);
  const table = bench(game, fair(talk === undefined ? terms : { ...terms, talk }));
  for (const player of ['ann', 'bea', 'cid']) table.join(player);
  return table;
};

const phrase = (intent: string, said = 'hello') => ({ type: 'phrase', intent, phrase: said }) as const;
const say = (intent: string, text = 'Hello there') => ({ type: 'say', intent, text }) as const;

const talkIn = (messages: readonly ServerMessage[]) => messages.filter(({ type }) => type === 'talk');

test('whoever sits hears a phrase, whoever looks on does not', () => {
  const table = tableFor();
  table.say("ann'", phrase('a'));
  const line = { id: 1, seat: 0, by: personOf('ann').id, phrase: 'hello' };
  expect(table.answer("ann'")?.ok).toBe(true);
  expect(talkIn(table.sent("ann'"))).toEqual([{ type: 'talk', line }]);
  expect(talkIn(table.sent("bea'"))).toEqual([{ type: 'talk', line }]);
  expect(table.sent("cid'")).toEqual([]);
  expect(table.shown("bea'")?.talk).toEqual({ allows: 'phrases', lines: [line] });
  expect(table.shown("cid'")?.talk).toBeUndefined();
  table.join('cid', 'cid2');
  expect(JSON.stringify(table.sent('cid2'))).not.toContain('hello');
});

test('whoever looks on says nothing', () => {
  const table = tableFor('voice');
  table.say("cid'", phrase('a'));
  expect(table.answer("cid'")).toMatchObject({ ok: false, code: 'not-seated' });
  expect(voiceFault(table.table(), 'cid')).toBe('not-seated');
  table.tell({ type: 'voice', player: 'cid', voice: 'v', ms: 900 });
  expect(table.effects()).toEqual([]);
});

test('there is no talk where nobody could read it', () => {
  const table = tableFor('voice', [person('ann'), bot()]);
  expect(table.shown("ann'")?.talk).toBeUndefined();
  const waiting = bench(game, fair(termsOf(game, [person('ann'), null])));
  waiting.join('ann');
  expect(waiting.shown("ann'")?.talk).toEqual({ allows: 'phrases', lines: [] });
});

test('a phrase that is none is refused', () => {
  const table = tableFor();
  for (const made of ['toString', 'nothing-like-it', 'constructor']) {
    table.say("ann'", phrase(made, made));
    expect(JSON.stringify(table.sent("bea'"))).not.toContain(made);
  }
  table.say("ann'", phrase('x', 'nothing-like-it'));
  expect(table.answer("ann'")).toMatchObject({ ok: false, code: 'unreadable', message: 'There is no such phrase.' });
});

test.each<readonly [TalkLevel | undefined, boolean, boolean]>([
  [undefined, false, false],
  ['phrases', false, false],
  ['text', true, false],
  ['voice', true, true],
])('terms %s allow text %s and voice %s', (level, text, voice) => {
  const table = tableFor(level);
  table.say("ann'", say('a'));
  expect(table.answer("ann'")?.ok).toBe(text);
  expect(voiceFault(table.table(), 'ann') === undefined).toBe(voice);
  table.tell({ type: 'voice', player: 'ann', voice: 'v1', ms: 900 });
  const heard = talkIn(table.sent("bea'"));
  const line = { id: 2, seat: 0, by: personOf('ann').id, voice: 'v1', ms: 900 };
  expect(heard).toEqual(voice ? [{ type: 'talk', line }] : []);
});

test('nobody says more than so much at once, and others are not held up by that', () => {
  const table = tableFor('voice');
  for (let i = 0; i < MOST_AT_ONCE; i++) table.say("ann'", phrase(`a${i}`));
  expect(table.answer("ann'")?.ok).toBe(true);
  table.say("ann'", phrase('one-more'));
  expect(table.answer("ann'")).toMatchObject({ ok: false, code: 'too-often' });
  expect(voiceFault(table.table(), 'ann')).toBe('too-often');
  table.say("bea'", phrase('b'));
  expect(table.answer("bea'")?.ok).toBe(true);
  table.say("ann'", phrase('later'), table.table().now + MOST_AT_ONCE_MS);
  expect(table.answer("ann'")?.ok).toBe(true);
});

test('the same request is said once, also after a restart', () => {
  const table = tableFor('text');
  table.say("ann'", say('a'));
  table.say("ann'", say('a'));
  expect(table.sent("bea'")).toEqual([]);
  const restored = withTalk(bench(game, table.table().terms).table(), table.table().talk.lines, silentTalk([]));
  const back = advance(restored, { type: 'connect', client: 'c', player: 'ann' }, 2000).table;
  const again = advance(back, { type: 'message', client: 'c', message: say('a') }, 2000);
  expect(again.effects.map(({ type }) => type)).toEqual(['send']);
  expect(again.table.talk.lines).toHaveLength(1);
  const other = advance(back, { type: 'message', client: 'c', message: say('b') }, 2000);
  expect(other.table.talk.lines.map(({ id }) => id)).toEqual([1, 2]);
});

test('only the last lines are kept, and their numbers go on', () => {
  const table = tableFor();
  for (let i = 0; i <= KEPT_LINES; i++) table.say("ann'", phrase(`a${i}`), 1000 + i * MOST_AT_ONCE_MS);
  const lines = table.table().talk.lines.map(({ id }) => id);
  expect([lines.length, lines[0], lines.at(-1)]).toEqual([KEPT_LINES, 2, KEPT_LINES + 1]);
  expect(table.shown("bea'")?.talk?.lines.map(({ id }) => id)).toEqual(lines);
});

test('whoever comes later is told what was said, without when and by which request', () => {
  const table = tableFor('text');
  table.say("ann'", say('a'));
  table.join('bea', 'bea2');
  const [snapshot] = table.sent('bea2');
  expect(snapshot).toMatchObject({ talk: { allows: 'text', lines: [{ id: 1, seat: 0, text: 'Hello there' }] } });
  expect(Object.keys(table.shown('bea2')?.talk?.lines[0] ?? {}).sort()).toEqual(['by', 'id', 'seat', 'text']);
});

test('talk goes on after the end', () => {
  const table = tableFor();
  table.say("ann'", { type: 'resign', intent: 'r' });
  table.say("bea'", phrase('b', 'well-played'));
  expect(table.answer("bea'")?.ok).toBe(true);
});

test('the match knows nothing of it: no step, no record, no clock, no view', () => {
  const [quiet, loud] = [tableFor('voice'), tableFor('voice')];
  loud.say("ann'", phrase('a'));
  loud.say("bea'", say('b'));
  loud.tell({ type: 'voice', player: 'ann', voice: 'v', ms: 1 });
  for (const table of [quiet, loud]) table.say("bea'", { type: 'resign', intent: 'r' });
  const [a, b] = [quiet.table(), loud.table()];
  expect(b.timeline.steps).toBe(a.timeline.steps);
  expect(tableRecord(b.terms, loud.log())).toEqual(tableRecord(a.terms, quiet.log()));
  expect(loud.log().map(({ step }) => step)).toEqual(quiet.log().map(({ step }) => step));
  expect(loud.shown("cid'")).toEqual(quiet.shown("cid'"));
});
