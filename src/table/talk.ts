// Talk at a table: who may say what and how often, who is told, and what is remembered. Only people who sit talk, and only they are told.

import type { Seat } from '../kernel/game.ts';
import type { AnswerCode, ClientMessage } from '../protocol/messages.ts';
import { KEPT_LINES, TALKS, type Said, type TalkLevel, type TalkLine } from '../protocol/talk.ts';
import { denied, granted, type Intent, type Judged } from './answers.ts';
import { talkLevel, type KeptLine } from './kept-talk.ts';
import { send } from './messages.ts';
import type { Effect, PlayerId } from './model.ts';
import { personOf } from './people.ts';
import { seatOf, unchanged, type Change, type Table } from './state.ts';

type TalkMessage = Extract<ClientMessage, { readonly type: 'phrase' | 'say' }>;

/** So many lines in so many milliseconds may one person say. */
export const MOST_AT_ONCE = 4;
export const MOST_AT_ONCE_MS = 10_000;

const isAllowed = (table: Table, least: TalkLevel): boolean => TALKS.indexOf(talkLevel(table)) >= TALKS.indexOf(least);

const saysTooMuch = ({ talk, now }: Table, by: string): boolean =>
  talk.lines.filter((line) => line.by === by && now - line.at < MOST_AT_ONCE_MS && line.at <= now).length >=
  MOST_AT_ONCE;

/** Why somebody may not say this now. */
const saidFault = (table: Table, by: string, said: Said): readonly [AnswerCode, string?] | undefined => {
  if ('phrase' in said && !table.talk.phrases.includes(said.phrase)) return ['unreadable', 'There is no such phrase.'];
  if ('text' in said && !isAllowed(table, 'text')) return ['not-now', 'Only phrases are said at this table.'];
  if ('voice' in said && !isAllowed(table, 'voice')) return ['not-now', 'There are no voice messages at this table.'];
  return saysTooMuch(table, by) ? ['too-often'] : undefined;
};

/** Everybody who sits and has joined is told; nobody else. */
const speak = (table: Table, seat: Seat, by: string, said: Said, intent?: string): Change => {
  const id = (table.talk.lines.at(-1)?.id ?? 0) + 1;
  const line: TalkLine = { ...said, id, seat, by };
  const kept: KeptLine = { ...line, at: table.now, ...(intent === undefined ? {} : { intent }) };
  const told = [...table.links].flatMap(([client, { player, joined }]) =>
    joined && seatOf(table, player) !== undefined ? [send(client, { type: 'talk', line })] : [],
  );
  const effects: readonly Effect[] = [{ type: 'talk', line: kept }, ...told];
  return {
    table: { ...table, talk: { ...table.talk, lines: [...table.talk.lines, kept].slice(-KEPT_LINES) } },
    effects,
  };
};

/** A phrase or a text, from somebody who sits. */
export const talk = (table: Table, intent: Intent, seat: Seat, message: TalkMessage): Judged => {
  const by = personOf(intent.player).id;
  // After a restart the answer is forgotten, but not what was said.
  if (table.talk.lines.some((line) => line.by === by && line.intent === intent.id))
    return granted(unchanged(table), intent);
  const said = message.type === 'phrase' ? { phrase: message.phrase } : { text: message.text };
  const fault = saidFault(table, by, said);
  if (fault === undefined) return granted(speak(table, seat, by, said, intent.id), intent);
  const [code, why] = fault;
  return denied(table, intent, code, why === undefined ? {} : { message: why });
};

/** Why this player can't send a voice message now, if they can't; the server asks before it takes one. */
export const voiceFault = (table: Table, player: PlayerId): AnswerCode | undefined => {
  if (seatOf(table, player) === undefined) return 'not-seated';
  return saidFault(table, personOf(player).id, { voice: '', ms: 0 })?.[0];
};

/** A voice message that the server has taken and stored. */
export const takeVoice = (table: Table, player: PlayerId, voice: string, ms: number): Change => {
  const seat = seatOf(table, player);
  if (seat === undefined || voiceFault(table, player) !== undefined) return unchanged(table);
  return speak(table, seat, personOf(player).id, { voice, ms });
};
