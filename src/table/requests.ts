// Requests of players: act, resign, take back, and the way to all others. Judged as the match stands now, and fair to players who saw an older state.

import { matchesSince } from '../kernel/timeline.ts';
import type { Analysis, Game, Refusal, Seat } from '../kernel/game.ts';
import { canonical } from '../kernel/hash.ts';
import type { Match } from '../kernel/match.ts';
import { presetOf } from '../kernel/options.ts';
import { present } from '../kernel/present.ts';
import { fastRandom } from '../kernel/random.ts';
import type { Answer, ClientMessage } from '../protocol/messages.ts';
import { isStarted } from './countdown.ts';
import { contribute } from './dealing.ts';
import { timeOf } from './entries.ts';
import { waitsForReady } from './starting.ts';
import { cutsOff, isWindowOpen, type HeldAction } from './speaking-window.ts';
import { answerTo, denied, granted, remember, type Intent, type Judged } from './answers.ts';
import { arrange, isHosts } from './host-requests.ts';
import { markPresent } from './grace.ts';
import { enterStep, judgeStep, take, type TakeFault } from './log.ts';
import { send, withAnswer } from './messages.ts';
import { snapshotFor } from './snapshots.ts';
import type { ClientId, Effect } from './model.ts';
import { negotiate } from './offers.ts';
import { chooseOptions, getReady } from './room-requests.ts';
import { claim, leave, sit } from './seats.ts';
import { isBegun, isFinished, seatOf, unchanged, type Change, type Table } from './state.ts';
import { takeBack } from './takeback.ts';
import { talk } from './talk.ts';
import { cursorOf, isBehind } from './watching.ts';

type Request = Exclude<ClientMessage, { readonly type: 'join' | 'beat' }>;

/** Judges a request once; the same request again gets the same answer and nothing else. */
export const request = (table: Table, client: ClientId, intent: Intent, message: Request): Change => {
  const known = answerTo(table, intent);
  if (known !== undefined) return { table, effects: [send(client, known)] };
  const asked = judge(table, client, intent, message);
  if (asked.answer === null) return asked;
  const judged = { ...asked, answer: forReader(table, asked.table, intent, asked.answer) };
  const effects = [...judged.effects];
  if (judged.fault !== undefined) effects.push({ type: 'fault', breach: judged.fault });
  if (judged.fresh === true) effects.push(send(client, snapshotFor(judged.table, intent.player)));
  return {
    table: remember(judged.table, intent, judged.answer),
    effects: withAnswer(effects, client, judged.answer),
  };
};

/** Whoever watches from behind is not told by an answer how far the match has come. */
const forReader = (before: Table, table: Table, { player }: Intent, answer: Answer): Answer =>
  seatOf(before, player) === undefined && isBehind(table, player)
    ? { ...answer, revision: Math.min(answer.revision, cursorOf(table)) }
    : answer;

/** Actions that waited for others to speak are judged when they have had the chance, as the match stands then. */
export const releaseHeld = (table: Table): Change => {
  if (table.held.length === 0 || isWindowOpen(table)) return unchanged(table);
  let now: Table = { ...table, held: [] };
  const effects: Effect[] = [];
  for (const { client, intent, message } of table.held) {
    const done = request(now, client, intent, message);
    now = done.table;
    effects.push(...done.effects);
  }
  return { table: now, effects };
};

/** Kept for later, once: it is answered when it is released. */
const hold = (table: Table, action: HeldAction): Judged => {
  const { player, id } = action.intent;
  const again = table.held.some(({ intent }) => intent.player === player && intent.id === id);
  return { table: again ? table : { ...table, held: [...table.held, action] }, effects: [], answer: null };
};

const judge = (table: Table, client: ClientId, intent: Intent, message: Request): Judged => {
  if (message.type === 'leave') return leave(table, intent);
  const here = markPresent(table, intent.player);
  if (message.type === 'sit') return sit(here, intent, message);
  const seat = seatOf(here, intent.player);
  if (seat === undefined) return denied(here, intent, 'not-seated');
  if (message.type === 'phrase' || message.type === 'say') return talk(here, intent, seat, message);
  if (message.type === 'offer' && !isRevision(here, message.base))
    return { ...denied(here, intent, 'not-now'), fresh: true };
  if (isAboutOffers(message)) return negotiate(here, intent, seat, message);
  if (isFinished(here)) return denied(here, intent, 'match-finished');
  if (message.type === 'ready') return getReady(here, intent, seat);
  if (message.type === 'options') return chooseOptions(here, intent, seat, message.options);
  if (isHosts(message)) return arrange(here, intent, seat, message);
  if (message.type === 'seal' || message.type === 'contribute') return contribute(here, intent, seat, message);
  if (!isBegun(here)) return denied(here, intent, 'not-now', { message: 'The match is still waiting for players.' });
  if (message.type === 'act' && !isStarted(here))
    return denied(here, intent, 'not-now', { message: 'The match starts in a moment.' });
  if (message.type === 'resign') return resign(here, intent, seat);
  if (message.type === 'claim') return claim(here, intent, seat);
  if (!isRevision(here, message.base)) return { ...denied(here, intent, 'not-now'), fresh: true };
  return message.type === 'takeback'
    ? takeBack(here, intent, seat, message.base)
    : act(here, seat, { client, intent, message });
};

type AboutOffers = Extract<Request, { readonly type: 'offer' | 'accept' | 'decline' | 'withdraw' }>;

const ABOUT_OFFERS: ReadonlySet<string> = new Set(['offer', 'accept', 'decline', 'withdraw']);

const isAboutOffers = (message: Request): message is AboutOffers => ABOUT_OFFERS.has(message.type);

const isRevision = (table: Table, base: number): boolean => base <= table.timeline.steps;

const resign = (table: Table, intent: Intent, seat: Seat): Judged => {
  if (waitsForReady(table))
    return denied(table, intent, 'not-now', { message: 'The match has not begun; whoever leaves now loses nothing.' });
  const given = take(table, { kind: 'resign', seat }, intent);
  return given.ok ? granted(given.value, intent) : denied(table, intent, 'not-now');
};

const act = (table: Table, seat: Seat, wanted: HeldAction): Judged => {
  const { intent } = wanted;
  const { action, base } = wanted.message;
  const judged = judgeStep(table, { kind: 'act', seat, act: action });
  if (!judged.ok) return notTaken(table, intent, { seat, action, base }, judged.error);
  const { match } = judged.value.timeline;
  if (isWindowOpen(table) && cutsOff(table.timeline.match, match, seat)) return hold(table, wanted);
  return granted(enterStep(table, judged.value, intent), intent);
};

interface Tried {
  readonly seat: Seat;
  readonly action: string;
  readonly base: number;
}

const notTaken = (table: Table, intent: Intent, tried: Tried, fault: TakeFault): Judged => {
  switch (fault.kind) {
    case 'refused':
      return refused(table, intent, tried, fault.refusal);
    case 'unreadable':
      return denied(table, intent, 'unreadable', {
        message: `That isn't an action of this game: ${fault.error.message}.`,
      });
    case 'breach':
      return { ...denied(table, intent, 'breach'), fresh: true, fault: fault.breach };
    case 'finished':
      return denied(table, intent, 'match-finished');
    case 'full':
      return denied(table, intent, 'not-now', {
        message: 'This match has become too long; all you can do now is resign.',
      });
    case 'paused':
      return denied(table, intent, 'not-now', { message: 'The match is paused.' });
    default:
      return denied(table, intent, 'not-now');
  }
};

/** Refused now: by the rules alone, or because a step came in between that made it illegal. */
const refused = (table: Table, intent: Intent, tried: Tried, refusal: Refusal): Judged => {
  const overtakenBy = overtaking(table, tried);
  if (overtakenBy === undefined) {
    const analysis = analysisOf(table, tried);
    return denied(table, intent, 'refused', analysis === undefined ? { refusal } : { refusal, analysis });
  }
  const late = present({ lateMs: sinceStep(table, overtakenBy) });
  return denied(table, intent, 'lost-race', { refusal, overtakenBy, ...late });
};

/** How long ago a step of the log was taken, if it is one of the last few. */
const sinceStep = ({ entries, terms, now }: Table, revision: number): number | undefined => {
  const ms = timeOf(entries, revision);
  return ms === undefined ? undefined : now - terms.createdAt - ms;
};

/**
 * The move checked rule by rule. It is analysed in a state drawn from what the seat can see, so that it can tell
 * nothing that the seat does not know.
 */
const analysisOf = (table: Table, { seat, action }: Tried): Analysis | undefined =>
  table.timeline.match.open((game, state) => {
    const parsed = game.parse(action);
    if (game.analyse === undefined || !parsed.ok) return undefined;
    const own = game.sample(game.view(state, seat), fastRandom(table.timeline.steps));
    return game.analyse(own, seat, parsed.value, presetAt(table, game));
  });

/** The preset chosen for this table or, where that was not stored, the one that its options match. */
const presetAt = ({ terms, timeline }: Table, game: Game): string => {
  const { options } = timeline.match;
  return canonical(options) === canonical(terms.options) && terms.preset !== undefined
    ? terms.preset
    : presetOf(game.options, options);
};

/** A player who last saw the match more steps ago than this was not overtaken: they are looking at an old state. */
const LONGEST_RACE = 100;

/** The first revision after the one the player saw at which the action was illegal; none if it was so from the start. */
const overtaking = ({ timeline }: Table, { seat, action, base }: Tried): number | undefined => {
  if (timeline.steps - base > LONGEST_RACE) return undefined;
  const isIllegal = (match: Match): boolean => match.refuse(seat, action) !== undefined;
  const [seen, ...since] = matchesSince(timeline, base);
  if (seen === undefined || isIllegal(seen)) return undefined;
  const first = since.findIndex(isIllegal);
  return first < 0 ? undefined : base + 1 + first;
};
