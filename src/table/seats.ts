// Seats: who takes one, who is connected, who leaves.

import type { Seat } from '../kernel/game.ts';
import type { ClientMessage } from '../protocol/messages.ts';
import { loadoutForSeat } from './decks.ts';
import { isBlockedAt } from './blocks.ts';
import { denied, forgetPasserBy, granted, type Intent, type Judged } from './answers.ts';
import { markPresent, startGrace, withAbsence } from './grace.ts';
import { take } from './log.ts';
import type { ClientId, PlayerId } from './model.ts';
import { personOf } from './people.ts';
import { leaveRematch } from './rematch.ts';
import { waitsForReady } from './starting.ts';
import { seatAwaited, withoutTaker } from './takers.ts';
import { askForSeat, giveUpTaking } from './taking-seats.ts';
import { isBegun, isFinished, othersPlay, seatOf, unchanged, type Link, type Table } from './state.ts';

/** A connection opens; it hears nothing before it joins. */
export const connect = (table: Table, client: ClientId, player: PlayerId): Table => {
  const cut = disconnect(table, client);
  return markPresent({ ...cut, links: new Map(cut.links).set(client, { player, joined: false }) }, player);
};

/** A connection is gone; with a player's last one their grace begins. */
export const disconnect = (table: Table, client: ClientId): Table => {
  const link = table.links.get(client);
  if (link === undefined) return table;
  const links = new Map(table.links);
  links.delete(client);
  const cut = { ...table, links };
  if ([...links.values()].some(({ player }) => player === link.player)) return cut;
  const seat = seatOf(table, link.player);
  return seat === undefined ? forgetPasserBy(withoutTaker(cut, link.player), link.player) : startGrace(cut, seat);
};

/** A connection joins: from now on it hears everything. Its player is here, even if they had left. */
export const join = (table: Table, client: ClientId, link: Link): Table =>
  markPresent({ ...table, links: new Map(table.links).set(client, { ...link, joined: true }) }, link.player);

/** Takes an empty seat. Whoever already sits there gets the same answer as the first time. */
export const sit = (
  table: Table,
  intent: Intent,
  request: Extract<ClientMessage, { readonly type: 'sit' }>,
): Judged => {
  if (isFinished(table)) return denied(table, intent, 'match-finished');
  const mine = seatOf(table, intent.player);
  if (mine === request.seat && request.deck === undefined)
    return granted(unchanged(table), intent, table.entries.sat[mine] ?? 0);
  if (mine !== undefined)
    return denied(table, intent, 'not-now', { message: 'You already have a seat at this table.' });
  if (table.removed.has(intent.player))
    return denied(table, intent, 'not-now', { message: 'The host has removed you from this table.' });
  const there = table.timeline.occupants[request.seat];
  if (there === undefined) return denied(table, intent, 'unreadable', { message: 'This table has no such seat.' });
  if (there?.kind === 'bot' && table.left[request.seat] === intent.player)
    return comeBack(withoutTaker(table, intent.player), intent, request);
  if (there?.kind === 'person') return denied(table, intent, 'seat-taken');
  // Nothing is said of why.
  if (isBlockedAt(table, intent.player))
    return denied(table, intent, 'not-now', { message: "You can't sit down at this table." });
  if (there?.kind === 'bot') return askForSeat(table, intent, request);
  const loadout = loadoutForSeat(table, request.seat, request.deck);
  if (!loadout.ok) return denied(table, intent, 'bad-deck', { message: loadout.error.message });
  const { name } = request;
  const isNew = table.terms.format === 2;
  const sitter = isNew ? personOf(intent.player) : ({ kind: 'person', name } as const);
  const step = { kind: 'sit', seat: request.seat, sitter, ...loadout.value } as const;
  const taken = take(table, step, intent, isNew ? name : undefined);
  if (!taken.ok && taken.error.kind === 'full')
    return denied(table, intent, 'not-now', {
      message: 'Too many players have come and gone at this table; open a new one.',
    });
  return answerStep(table, intent, taken);
};

/** Whoever left takes their seat again from the bot that played on for them. */
const comeBack = (
  table: Table,
  intent: Intent,
  { seat, name }: Extract<ClientMessage, { readonly type: 'sit' }>,
): Judged =>
  answerStep(table, intent, take(table, { kind: 'sit', seat, sitter: personOf(intent.player) }, intent, name));

/**
 * Leaves. Before the match has begun, or while it waits for everybody to be ready, the seat is free again; later, a match against bots waits to be resumed, and one with people ends or goes on
 * with a bot, as its terms say.
 * After the end nobody waits for them any more. Whoever waits for a bot's seat no longer does.
 */
export const leave = (table: Table, intent: Intent): Judged => {
  const seat = seatOf(table, intent.player);
  if (seat === undefined)
    return seatAwaited(table, intent.player) === undefined
      ? denied(table, intent, 'not-seated')
      : giveUpTaking(table, intent);
  if (isFinished(table)) return granted(leaveRematch(withAbsence(table, seat, 'left'), seat), intent);
  if (!isBegun(table) || waitsForReady(table))
    return answerStep(table, intent, take(table, { kind: 'stand', seat }, intent));
  if (!othersPlay(table, seat)) return granted(unchanged(withAbsence(table, seat, 'left')), intent);
  const { standIn } = table.terms;
  if (standIn !== undefined)
    return answerStep(table, intent, take(table, { kind: 'sit', seat, sitter: standIn }, intent));
  return answerStep(table, intent, take(withAbsence(table, seat, 'left'), { kind: 'abandon', seat }, intent));
};

const answerStep = (table: Table, intent: Intent, taken: ReturnType<typeof take>): Judged =>
  taken.ok ? granted(taken.value, intent) : denied(table, intent, 'not-now');

/** Claims the win from a side of which somebody has left, or has a bot play on for them, as the terms say. One absent seat is enough, whoever else is gone too. */
export const claim = (table: Table, intent: Intent, seat: Seat): Judged => {
  if (table.timeline.paused)
    return denied(table, intent, 'not-now', { message: 'Nothing is claimed while the match is paused.' });
  const own = table.timeline.match.sides.find((side) => side.includes(seat)) ?? [seat];
  const gone = table.absences.findIndex((absence, other) => absence === 'left' && !own.includes(other));
  if (gone < 0) return denied(table, intent, 'not-now', { message: 'Everybody else is here or can still come back.' });
  const { standIn } = table.terms;
  if (standIn !== undefined)
    return answerStep(table, intent, take(table, { kind: 'sit', seat: gone, sitter: standIn }, intent));
  return answerStep(table, intent, take(table, { kind: 'abandon', seat: gone }, intent));
};
