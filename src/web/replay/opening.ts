// How the worker opens a record: the text read, the rules of its version found, and the match played once.

import { findRules, type GameModule, type Games } from '../../games/index.ts';
import type { Parts } from '../../kernel/parts.ts';
import { readRecord, type MatchRecord } from '../../kernel/record.ts';
import { fail, ok, type InputError, type Result } from '../../kernel/result.ts';
import { openingStory, type Story } from './story.ts';

export interface OpenedRecord {
  readonly module: GameModule;
  readonly record: MatchRecord;
}

export const openRecord = async (games: Games, text: string): Promise<Result<OpenedRecord, InputError>> => {
  const record = readRecord(text);
  if (!record.ok) return record;
  const module = await findRules(games, record.value.game, record.value.rules);
  return module.ok ? ok({ module: module.value, record: record.value }) : fail(module.error);
};

/** Work done at once; at each of its pauses it is told how far it is. */
export const run = <T, P>(work: Parts<T, P>, tell: (part: P) => void): T => {
  for (;;) {
    const part = work.next();
    if (part.done === true) return part.value;
    tell(part.value);
  }
};

/** The record with its story, for whoever needs both. */
export const openStory = async (
  games: Games,
  text: string,
): Promise<Result<OpenedRecord & { readonly story: Story }, InputError>> => {
  const opened = await openRecord(games, text);
  if (!opened.ok) return opened;
  const story = run(openingStory(opened.value.module, opened.value.record), () => undefined);
  return 'outline' in story ? ok({ ...opened.value, story }) : fail(story);
};
