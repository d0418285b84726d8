// The terminal table: bots move, the player is asked, until the match is over or left.

import type { Level } from '../../bots/bot.ts';
import { moveFrom, thinkFor } from '../../bots/think.ts';
import type { GameModule } from '../../games/index.ts';
import type { Language } from '../../kernel/presentation.ts';
import { advanceTimeline, dealOut, type Timeline } from '../../kernel/timeline.ts';
import { isActor, type Seat } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import type { Match } from '../../kernel/match.ts';
import type { Seed } from '../../kernel/random.ts';
import type { Names, Step } from '../../kernel/steps.ts';
import { eventLines, tableLine } from './names.ts';
import { spend, type PlayerClock } from './player-clock.ts';
import type { Voice } from './screen.ts';

/** Who decides for the player at this table, and is told what happens. */
export interface Player {
  /** What the player does here; nothing when the player has gone. */
  readonly decide: (table: Table) => Promise<Decision | undefined>;
  /** Called after the first deal and after every step. */
  readonly notify: (table: Table) => Promise<void>;
}

/** A decision: an action, silence where that is allowed, or giving up. */
export type Decision =
  | { readonly kind: 'act'; readonly action: string }
  | { readonly kind: 'pass' }
  | { readonly kind: 'resign' };

/** A match being played at a terminal. The only thing here that changes. */
export interface Table {
  readonly module: GameModule;
  readonly seat: Seat;
  /** The bot of each other seat. */
  readonly levels: readonly (Level | undefined)[];
  readonly voice: Voice;
  readonly language: Language;
  /** Milliseconds since the match began, as its steps will say. */
  readonly elapsed: () => number;
  readonly seed: Seed;
  /** What people are called whom the log knows by id. */
  readonly names: Names;
  timeline: Timeline;
  /** The player's clock; absent, nobody has to hurry. Then every deal has a seed of its own, so that a flag can cost a part of the match. */
  readonly clock?: PlayerClock;
  /** The loadout of each seat, where players choose decks. */
  readonly loadouts?: readonly Json[];
  readonly steps: Step[];
  /** Every line of the log so far, oldest first. */
  readonly log: string[];
}

/** How playing ended; `stuck` is a fault of the game's. */
export type Ending = 'over' | 'left' | 'stuck';

/** Plays until the end. Seats that only may act are asked once after every step, the last to speak only after the others. */
export const playOn = async (table: Table, player: Player): Promise<Ending> => {
  let lastSpeaker: Seat | undefined;
  while (table.timeline.outcome === undefined) {
    const speaker = await botSpeaks(table, player, 'may', lastSpeaker);
    if (speaker !== undefined) {
      lastSpeaker = speaker;
      continue;
    }
    const { match } = table.timeline;
    const asked = isActor(match.actors, table.seat) && match.legal(table.seat).length > 0;
    if (asked) {
      const since = table.elapsed();
      const decision = await player.decide(table);
      if (decision === undefined) return 'left';
      if (isFlagged(table, table.elapsed() - since)) {
        await take(table, player, flagOf(table));
        lastSpeaker = undefined;
        continue;
      }
      if (decision.kind !== 'pass') {
        await take(table, player, stepOf(table, decision));
        lastSpeaker = table.seat;
        continue;
      }
    }
    lastSpeaker = (await botSpeaks(table, player, 'must')) ?? (await botSpeaks(table, player, 'may'));
    if (lastSpeaker === undefined && !asked) return 'stuck';
  }
  return 'over';
};

/** Has the player who had to act taken too long? */
const isFlagged = ({ clock, timeline, seat }: Table, ms: number): boolean =>
  clock !== undefined && timeline.match.actors.must.includes(seat) && !spend(clock, ms);

const flagOf = ({ seat, elapsed, module }: Table): Step => {
  const flag = { kind: 'flag', seat, ms: elapsed() } as const;
  return module.game.concedePart === undefined ? flag : { ...flag, part: true };
};

const stepOf = (table: Table, decision: Exclude<Decision, { kind: 'pass' }>): Step => {
  const base = { seat: table.seat, ms: table.elapsed() };
  if (decision.kind === 'resign') return { kind: 'resign', ...base };
  return { kind: 'act', act: canonical(table.timeline.match, decision.action), ...base };
};

/** An action as the game itself writes it: games understand shorter and older forms too, records hold one. */
const canonical = (match: Match, action: string): string =>
  match.open((game) => {
    const parsed = game.parse(action);
    return parsed.ok ? game.notate(parsed.value) : action;
  });

/** The first bot that does something. */
const botSpeaks = async (
  table: Table,
  player: Player,
  duty: 'must' | 'may',
  except?: Seat,
): Promise<Seat | undefined> => {
  const { timeline } = table;
  for (const seat of timeline.match.actors[duty]) {
    if (seat === table.seat || seat === except) continue;
    const level = table.levels[seat];
    const action = moveFrom(timeline, seat, level === undefined ? undefined : thinkFor(timeline, seat, level));
    if (action === undefined) continue;
    await take(table, player, { kind: 'act', seat, act: action, ms: table.elapsed() });
    return seat;
  }
  return undefined;
};

const take = async (table: Table, player: Player, step: Step): Promise<void> => {
  const next = advanceTimeline(table.timeline, step);
  if (!next.ok) throw new Error(`a step that was checked is not taken: ${JSON.stringify(next.error)}`);
  table.timeline = next.value;
  table.steps.push(step);
  await announce(table, player, step);
  if (dealOn(table)) await announce(table, player);
};

/** Where deals are steps, makes those that are due; says whether there were any. A shuffle fills the reserve again where a flag costs a part. */
export const dealOn = (table: Table): boolean => {
  if (table.timeline.fair === undefined) return false;
  const dealt = dealOut(table.timeline, table.elapsed());
  if (!dealt.ok) throw new Error(`the cards can't be dealt: ${JSON.stringify(dealt.error)}`);
  const { timeline, steps } = dealt.value;
  const { clock, module } = table;
  const isShuffled = steps.some(({ kind }) => kind === 'commit');
  if (clock !== undefined && isShuffled && module.game.concedePart !== undefined) clock.leftMs = clock.reserveMs;
  table.timeline = timeline;
  table.steps.push(...steps);
  return steps.length > 0;
};

/** Adds the events of the last step, or of the first deal, to the log, and tells the player. */
export const announce = async (table: Table, player: Player, step?: Step): Promise<void> => {
  const { words, phrases, who } = table.voice;
  const own = step === undefined ? undefined : tableLine(step, phrases, who);
  if (own !== undefined) table.log.push(own);
  table.log.push(...eventLines(table.timeline, table.seat, words, who));
  await player.notify(table);
};
