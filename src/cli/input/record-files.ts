// Record files: read, checked for shape, and matched with their game.

import { findRules, type GameModule } from '../../games/index.ts';
import { readRecord, type MatchRecord } from '../../kernel/record.ts';
import { fail, ok, type InputError, type Result } from '../../kernel/result.ts';
import type { Shell } from '../shell.ts';

/** No record is larger than this, in bytes. */
const MAX_BYTES = 4_000_000;

/** What is wrong with a file; `unreadable` when there is no record in it to look at. */
interface FileFault extends InputError {
  readonly unreadable?: true;
}

/** A record with the game it is of, in the version of the rules it was played by; the error says where in the file it is. */
export const openRecord = async (
  shell: Shell,
  path: string,
): Promise<Result<{ readonly record: MatchRecord; readonly module: GameModule }, FileFault>> => {
  const text = await shell.readFile(path, MAX_BYTES);
  if (!text.ok) return fail({ at: '', message: text.error.message, unreadable: true });
  const record = readRecord(text.value);
  if (!record.ok) return fail({ ...record.error, unreadable: true });
  const module = await findRules(shell.games, record.value.game, record.value.rules);
  if (module.ok) return ok({ record: record.value, module: module.value });
  const { at, message } = module.error;
  return fail({ at, message: at === 'game' ? `${message}; baize games lists them` : message });
};
