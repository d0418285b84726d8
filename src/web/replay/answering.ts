// The worker's side of a replay: reads a record, shows its match after any step, and proves it. Rules and bots run here and never on the page.

import { shippedLevels } from '../../bots/index.ts';
import { proving } from '../../bots/proof.ts';
import { findRules, type GameModule, type Games } from '../../games/index.ts';
import type { Parts } from '../../kernel/parts.ts';
import { readRecord, type MatchRecord } from '../../kernel/record.ts';
import { fail, ok, type InputError, type Result } from '../../kernel/result.ts';
import type { Ask, Reply } from './asking.ts';
import { openingStory, type Story } from './story.ts';

/** What the worker needs of the world: somebody to tell, and a pause in which it hears what it is asked. */
export interface Answering {
  readonly games: Games;
  readonly reply: (reply: Reply) => void;
  readonly pause: () => Promise<void>;
}

const open = async (
  games: Games,
  text: string,
): Promise<Result<{ readonly module: GameModule; readonly record: MatchRecord }, InputError>> => {
  const record = readRecord(text);
  if (!record.ok) return record;
  const module = await findRules(games, record.value.game, record.value.rules);
  return module.ok ? ok({ module: module.value, record: record.value }) : fail(module.error);
};

const run = async <T, P>(work: Parts<T, P>, pause: Answering['pause'], tell: (part: P) => void): Promise<T> => {
  for (;;) {
    const part = work.next();
    if (part.done === true) return part.value;
    tell(part.value);
    await pause();
  }
};

/** Answers one question after the other. */
export const answeringWith = ({ games, reply, pause }: Answering): ((ask: Ask) => Promise<void>) => {
  let story: Story | undefined;
  const read = async (text: string): Promise<void> => {
    const opened = await open(games, text);
    if (!opened.ok) return reply({ type: 'unreadable', error: opened.error });
    const { module, record } = opened.value;
    const of = record.steps.length;
    const found = await run(openingStory(module, record), pause, (done) => reply({ type: 'reading', done, of }));
    if (!('outline' in found)) return reply({ type: 'unreadable', error: found });
    story = found;
    return reply({ type: 'opened', outline: found.outline });
  };
  const prove = async (text: string): Promise<void> => {
    const opened = await open(games, text);
    if (!opened.ok) return reply({ type: 'unreadable', error: opened.error });
    const { module, record } = opened.value;
    const work = proving(module.game, record, await shippedLevels(record.game));
    let said = '';
    const proof = await run(work, pause, (progress) => {
      const percent = `${progress.phase} ${Math.floor((100 * progress.done) / progress.of)}`;
      if (percent !== said) reply({ type: 'proving', progress });
      said = percent;
    });
    return reply({ type: 'proved', proof });
  };
  return async (ask) => {
    switch (ask.type) {
      case 'open':
        return read(ask.text);
      case 'prove':
        return prove(ask.text);
      case 'show':
        if (story !== undefined) reply({ ...ask, type: 'shown', shown: story.show(ask.step, ask.viewer) });
        return undefined;
      case 'told':
        if (story !== undefined) reply({ ...ask, told: story.told(ask.viewer) });
        return undefined;
    }
  };
};
