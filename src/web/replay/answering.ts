// The worker's side of a replay: reads a record, shows its match after any step, and proves it. Rules and bots run here and never on the page.

import { defaultLevel, levelsOf, shippedLevels } from '../../bots/index.ts';
import { proving } from '../../bots/proof.ts';
import { studying } from '../../bots/study.ts';
import { findRules, type GameModule, type Games } from '../../games/index.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Parts } from '../../kernel/parts.ts';
import { readRecord, type MatchRecord } from '../../kernel/record.ts';
import { fail, ok, type InputError, type Result } from '../../kernel/result.ts';
import type { ServerMessage } from '../../protocol/messages.ts';
import { BRANCH_PLAYER, branchTable } from '../../table/branch.ts';
import type { Ask, Reply } from './asking.ts';
import { openLocalTable, type LocalNeeds, type LocalTable } from './local-table.ts';
import { openingStory, type Story } from './story.ts';
import { lineTo } from './track.ts';

/** What the worker needs of the world. Nobody is heard while it works: whoever does not want to wait ends it. */
export interface Answering {
  readonly games: Games;
  readonly reply: (reply: Reply) => void;
  readonly after: LocalNeeds['after'];
  readonly now: LocalNeeds['now'];
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

const run = <T, P>(work: Parts<T, P>, tell: (part: P) => void): T => {
  for (;;) {
    const part = work.next();
    if (part.done === true) return part.value;
    tell(part.value);
  }
};

/** Answers one question after the other. */
export const answeringWith = ({ games, reply, after, now }: Answering): ((ask: Ask) => Promise<void>) => {
  let story: Story | undefined;
  const read = async (text: string): Promise<void> => {
    const opened = await open(games, text);
    if (!opened.ok) return reply({ type: 'unreadable', error: opened.error });
    const { module, record } = opened.value;
    const of = record.steps.length;
    const found = run(openingStory(module, record), (done) => reply({ type: 'reading', done, of }));
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
    const proof = run(work, (progress) => {
      const percent = `${progress.phase} ${Math.floor((100 * progress.done) / progress.of)}`;
      if (percent !== said) reply({ type: 'proving', progress });
      said = percent;
    });
    return reply({ type: 'proved', proof });
  };
  const study = async (text: string, seats: readonly Seat[]): Promise<void> => {
    const opened = await open(games, text);
    if (!opened.ok) return reply({ type: 'unreadable', error: opened.error });
    const { module, record } = opened.value;
    const found = run(openingStory(module, record), () => undefined);
    if (!('outline' in found)) return reply({ type: 'unreadable', error: found });
    const { notes } = found.outline;
    const line = lineTo(notes, notes.length - 1);
    const work = studying(module.game, { steps: record.steps, line, timelineAt: found.timelineAt }, seats);
    for (;;) {
      const part = await work.next();
      if (part.done === true) return reply({ type: 'studied', study: part.value });
      reply({ type: 'studying', progress: part.value });
    }
  };
  let local: LocalTable | undefined;
  const branch = async ({ text, step, seat, name, seed }: Extract<Ask, { readonly type: 'branch' }>): Promise<void> => {
    const opened = await open(games, text);
    if (!opened.ok) return reply({ type: 'unreadable', error: opened.error });
    const { module, record } = opened.value;
    const found = run(openingStory(module, record), () => undefined);
    if (!('outline' in found)) return reply({ type: 'unreadable', error: found });
    const levels = await shippedLevels(record.game);
    const level = defaultLevel(await levelsOf(record.game));
    if (level === undefined) return undefined;
    const timeline = found.timelineAt(step);
    const start = branchTable(module.game, record, { step, timeline, seat, name, level, seed });
    if (!start.ok) return reply({ type: 'unreadable', error: start.error });
    const send = (message: ServerMessage): void => reply({ type: 'said', message });
    local = openLocalTable(start.value, BRANCH_PLAYER, { levels, send, after, now });
    return reply({ type: 'branched' });
  };
  return async (ask) => {
    switch (ask.type) {
      case 'branch':
        return branch(ask);
      case 'say':
        return local?.hear(ask.message);
      case 'study':
        return study(ask.text, ask.seats);
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
