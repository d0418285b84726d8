// A chapter of a lesson as the page plays it: what is told goes on, what is refused is answered by the rules, what is merely allowed is not made.

import { describe, expect, test } from 'vitest';
import { GAMES, GUIDES } from '../../games/index.ts';
import { PROTOCOL, type ClientMessage, type ServerMessage } from '../../protocol/messages.ts';
import type { Line } from '../connection.ts';
import { openChapter, PAUSE, type ChapterRun } from './chapter.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

const opened = async (id: string, chapter: number, from = 0) => {
  const [{ game }, { lesson }] = [await GAMES[id]!(), await GUIDES[id]!()];
  const data = lesson.chapters[chapter]!;
  // Others answer at once; no other time passes.
  const after = (ms: number, run: () => void) => {
    if (ms <= PAUSE) queueMicrotask(run);
    return () => undefined;
  };
  const run: ChapterRun = openChapter(game, data, from, { now: () => 1000, after, name: 'Ana' });
  const heard: ServerMessage[] = [];
  let intents = 0;
  const line: Line = run.open({
    opened: () => line.send({ type: 'join', protocol: PROTOCOL }),
    received: (message) => heard.push(message),
    lost: () => undefined,
    ended: () => undefined,
  });
  await settle();
  const act = async (action: string): Promise<void> => {
    const message: ClientMessage = { type: 'act', intent: `i${++intents}`, base: 0, action };
    line.send(message);
    await settle();
  };
  return { run, data, heard, act, step: () => run.begun.value.length - 1 };
};

describe.each(Object.entries(GUIDES))('the lesson of %s', (id, load) => {
  test('every chapter is played to its end by what is told', async () => {
    const { lesson } = await load();
    for (const [index, { steps }] of lesson.chapters.entries()) {
      const { run, act, step } = await opened(id, index);
      for (const [at, { act: [action] = [] }] of steps.entries()) {
        expect(step(), `${id} ${index}`).toBe(at);
        if (action === undefined) run.next();
        else await act(action);
        await settle();
      }
      expect(step()).toBe(steps.length);
      run.close();
    }
  });

  test('what is called wrong is refused by the rules, and the lesson stays where it is', async () => {
    const { lesson } = await load();
    for (const [index, { steps }] of lesson.chapters.entries()) {
      for (const [at, { wrong = [] }] of steps.entries()) {
        for (const { action, code, clause } of wrong) {
          const { act, heard, step } = await opened(id, index, at);
          await act(action);
          expect(heard.at(-1)).toMatchObject({ type: 'answer', ok: false, refusal: { code, clause } });
          expect(step()).toBe(at);
        }
      }
    }
  });
});

test('what is allowed but not told is not made, and counted', async () => {
  const { act, heard, run, step } = await opened('guinote', 0, 2);
  await act('play 2C');
  expect(heard.at(-1)).toMatchObject({ type: 'answer', ok: false, code: 'not-now' });
  expect([run.asides.value, step()]).toEqual([1, 2]);
});

test('nobody resigns or takes back in a lesson', async () => {
  const { run } = await opened('guinote', 0, 2);
  const heard: ServerMessage[] = [];
  const line = run.open({
    opened: () => undefined,
    received: (message) => heard.push(message),
    lost: () => undefined,
    ended: () => undefined,
  });
  await settle();
  line.send({ type: 'resign', intent: 'r' });
  await settle();
  expect(heard.at(-1)).toMatchObject({ ok: false, code: 'not-now' });
});
