// Checks of the rules side of the contract. Each returns the first fault it finds, in words, or nothing.

import { isActor, seen, type Events, type Outcome, type Seat } from '../game.ts';
import { writeOptions } from '../options.ts';
import { present } from '../present.ts';
import { stream } from '../random.ts';
import { makeRecord } from '../record.ts';
import type { Step } from '../steps.ts';
import { verify } from '../verify.ts';
import type { JsonObject } from '../json.ts';
import { deepFreeze, notPlain, same, scribbleOver, stringsIn, textOf } from './plain.ts';
import { seatsOf, undealt, viewersOf, type Moment, type Subject, type Walk } from './walk.ts';

/** A fault in words; nothing when all is well. */
export type Fault = string | undefined;

/** Pairs of legality and refusal that may disagree, each with the reason as its name. */
export type Exceptions = { readonly [name: string]: (state: unknown, seat: Seat, action: string) => boolean };

/** `legal` lists an action exactly when `refuse` takes it, over every action to try and every seat. */
export const legalFault = (
  { game, options }: Subject,
  { state }: Moment,
  tried: readonly unknown[],
  exceptions: Exceptions = {},
): Fault => {
  const idle = game.outcome(state) !== undefined || game.chance(state) !== undefined;
  for (const seat of seatsOf({ game, options })) {
    const speaks = !idle && isActor(game.actors(state), seat);
    const legal = speaks ? game.legal(state, seat) : [];
    const texts = new Set(legal.map(game.notate));
    if (texts.size !== legal.length) return `seat ${seat} has two legal actions with the same text`;
    for (const action of [...legal, ...tried]) {
      const text = game.notate(action);
      const refusal = game.refuse(state, seat, action);
      if ((refusal === undefined) === texts.has(text)) continue;
      if (Object.values(exceptions).some((allows) => allows(state, seat, text))) continue;
      return refusal === undefined
        ? `seat ${seat}: "${text}" is not refused, but not listed as legal`
        : `seat ${seat}: "${text}" is listed as legal, but refused (${refusal.code})`;
    }
  }
  return undefined;
};

/** Every refusal has a kebab-case code, a clause, and values that survive JSON. */
export const refusalFault = ({ game, options }: Subject, { state }: Moment, tried: readonly unknown[]): Fault => {
  for (const seat of seatsOf({ game, options })) {
    for (const action of tried) {
      const refusal = game.refuse(state, seat, action);
      if (refusal === undefined) continue;
      if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(refusal.code)) return `code "${refusal.code}" is not kebab-case`;
      if (!/^[A-Z]+-\d+(?:\.\d+)*$/u.test(refusal.clause)) return `"${refusal.clause}" is no clause`;
      const odd = notPlain(refusal.params);
      if (odd !== undefined) return `params of ${refusal.code}: ${odd}`;
    }
  }
  return undefined;
};

/** The end, a due random event, or somebody who can act: exactly one of the three. */
export const turnFault = ({ game, options }: Subject, { state }: Moment): Fault => {
  const seats = seatsOf({ game, options });
  const { must, may } = game.actors(state);
  const actors = [...must, ...may];
  if (actors.some((seat) => !seats.includes(seat))) return `actors name a seat that is not there: ${textOf(actors)}`;
  if (new Set(actors).size !== actors.length) return `a seat is among the actors twice: ${textOf({ must, may })}`;
  const over = game.outcome(state) !== undefined;
  const due = game.chance(state);
  if (over && due !== undefined) return `the match is over, and ${due} is due`;
  if (over || due !== undefined) return undefined;
  if (actors.length === 0) return 'nobody can act, nothing is due, and the match is not over';
  const stuck = must.find((seat) => game.legal(state, seat).length === 0);
  if (stuck !== undefined) return `seat ${stuck} must act and has no legal action`;
  if (actors.every((seat) => game.legal(state, seat).length === 0)) return 'no actor has a legal action';
  return undefined;
};

/** What a table shows while it waits for people: it can be asked everything, and nobody can act. */
export const undealtFault = (subject: Subject, tried: readonly unknown[]): Fault => {
  const { game } = subject;
  const moment = undealt(subject);
  const { state } = moment;
  askEverything(subject, state);
  if (game.outcome(state) !== undefined) return 'a match is over before it begins';
  if (game.chance(state) === undefined) return 'no deal is due at the start';
  const taken = tried.find((action) => seatsOf(subject).some((seat) => game.refuse(state, seat, action) === undefined));
  if (taken !== undefined) return `"${game.notate(taken)}" is taken before the deal`;
  return invariantFault(subject, moment) ?? plainFault(subject, moment) ?? positionFault(subject, moment);
};

/** The walk again, each state frozen once it is there: asking about it and playing on from a copy write nothing to it. */
export const purityFault = (subject: Subject, { seed, moments }: Walk): Fault => {
  const { game, options } = subject;
  let state = game.setup(options, subject.loadouts ?? []);
  for (const { via } of moments.slice(1)) {
    const step = via?.kind === 'act' ? `"${game.notate(via.action)}"` : 'a random event';
    try {
      deepFreeze(state);
      askEverything(subject, state);
      const next = game.clone(state);
      if (via?.kind === 'act') game.apply(next, via.seat, via.action, []);
      else game.resolve(next, stream(seed, game.chance(state) ?? ''), []);
      state = next;
    } catch (error) {
      return `at ${step} something writes to a state that it was only shown: ${String(error)}`;
    }
  }
  return same(state, moments.at(-1)?.state) ? undefined : 'the same steps lead to another state';
};

const askEverything = (subject: Subject, state: unknown): void => {
  const { game } = subject;
  game.outcome(state);
  game.chance(state);
  game.actors(state);
  game.check(state);
  game.position.write(state);
  for (const seat of seatsOf(subject)) game.legal(state, seat);
  for (const viewer of viewersOf(subject)) game.view(state, viewer);
  for (const seat of seatsOf(subject)) game.concede(state, seat);
  game.progress?.last(state);
  game.progress?.expired(state);
};

/** Whoever gets a view or an event may write all over it: the state and every later view stay as they are. */
export const lentFault = (subject: Subject, moment: Moment): Fault => {
  const { game } = subject;
  const states = moment.before === undefined ? [moment.state] : [moment.before.state, moment.state];
  const seenNow = (): string =>
    textOf(states.map((state) => [state, viewersOf(subject).map((viewer) => game.view(state, viewer))]));
  const before = seenNow();
  for (const viewer of viewersOf(subject)) {
    const got = { view: game.view(moment.state, viewer), events: moment.events.map((event) => seen(event, viewer)) };
    const parts = partsOf(got);
    // All at once, which nearly always changes nothing; else one by one, to name what is shared.
    if (
      whileScribbled(
        parts.map(([, part]) => part),
        seenNow,
      ) === before
    )
      continue;
    for (const [path, part] of parts) {
      if (whileScribbled(part, seenNow) !== before)
        return `what ${viewer} gets in ${path} is shared: writing to it changes the match`;
    }
  }
  return undefined;
};

/** What is seen with a value written over, which is then put right again; rules that stumble over it see nothing. */
const whileScribbled = (value: unknown, look: () => string): string | undefined => {
  const restore = scribbleOver(value);
  try {
    return look();
  } catch {
    return undefined;
  } finally {
    restore();
  }
};

/** The view's members and the events' members, by path: small enough to name what is shared. */
const partsOf = (got: {
  readonly view: unknown;
  readonly events: readonly unknown[];
}): readonly [string, unknown][] => [
  ...membersOf('view', got.view),
  ...got.events.flatMap((event) => membersOf(`event ${eventName(event)}`, event)),
];

const membersOf = (path: string, value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).map(([key, member]): [string, unknown] => [`${path}/${key}`, member])
    : [];

const eventName = (event: unknown): string => String((event as { readonly type?: unknown } | null)?.type);

/** State, views and events are data that JSON keeps as it is. */
export const plainFault = (subject: Subject, { state, events }: Moment): Fault => {
  const odd = notPlain(state);
  if (odd !== undefined) return `the state does not survive JSON at ${odd}`;
  for (const viewer of viewersOf(subject)) {
    const view = notPlain(subject.game.view(state, viewer));
    if (view !== undefined) return `the view of ${viewer} does not survive JSON at ${view}`;
  }
  const event = notPlain(events);
  return event === undefined ? undefined : `an event does not survive JSON at ${event}`;
};

/** A position read back is the same match: same text, open view, actors and legal actions. What players remember of it (cards once shown) is not in it. */
export const positionFault = (subject: Subject, { state }: Moment): Fault => {
  const { game, options } = subject;
  const written = textOf(game.position.write(state));
  const read = game.position.read(options, JSON.parse(written));
  if (!read.ok) return `its own position is refused at "${read.error.at}": ${read.error.message}`;
  if (textOf(game.position.write(read.value)) !== written)
    return 'a position changes when it is read and written again';
  const about = (s: unknown): string =>
    textOf({
      view: game.view(s, 'open'),
      legal: seatsOf(subject).map((seat) => game.legal(s, seat).map(game.notate)),
      refusals: game.outcome(s) ?? game.chance(s) ?? game.actors(s),
    } as never);
  return about(read.value) === about(state) ? undefined : 'a position read back is another match';
};

/** A position in which one card stands in for another is refused. `cards` are all ids of the game. */
export const tamperFault = ({ game, options }: Subject, { state }: Moment, cards: readonly string[]): Fault => {
  const written = textOf(game.position.write(state));
  const there = cards.filter((card) => written.includes(JSON.stringify(card)));
  const [a, b] = [there[0], there[there.length - 1]];
  if (a === undefined || b === undefined || a === b) return undefined;
  const tampered = written.replace(JSON.stringify(a), JSON.stringify(b));
  const read = game.position.read(options, JSON.parse(tampered));
  return read.ok ? `a position with ${b} in the place of ${a} is taken` : undefined;
};

/** Texts that name cards: what is in the open view and hidden from somebody. */
export const hiddenNames = (subject: Subject, { state }: Moment): readonly string[] => {
  const open = stringsIn(subject.game.view(state, 'open'));
  const pub = stringsIn(subject.game.view(state, 'public'));
  return [...open].filter((text) => !pub.has(text));
};

/** Every legal action comes back from its text. */
export const notationFault = ({ game, options }: Subject, { state }: Moment): Fault => {
  for (const seat of seatsOf({ game, options })) {
    for (const action of game.legal(state, seat)) {
      const text = game.notate(action);
      if (!/^[^\s!](?:.*\S)?$/u.test(text) || text.length > 400) return `"${text}" can't be a step's text`;
      const parsed = game.parse(text);
      if (!parsed.ok) return `"${text}" is not read back: ${parsed.error.message}`;
      if (!same(parsed.value, action)) return `"${text}" comes back as another action`;
    }
  }
  return undefined;
};

/** Text of any kind is read or refused with a reason; nothing throws. */
export const parseFault = ({ game }: Subject, text: string): Fault => {
  try {
    const parsed = game.parse(text);
    if (!parsed.ok) return parsed.error.message === '' ? `"${text}" is refused without a word` : undefined;
    const again = game.parse(game.notate(parsed.value));
    return again.ok && same(again.value, parsed.value) ? undefined : `"${text}" is read, but its notation is not`;
  } catch (error) {
    return `parse throws on ${JSON.stringify(text)}: ${String(error)}`;
  }
};

/** The game's own invariants hold: no card is lost or doubled. */
export const invariantFault = ({ game }: Subject, { state }: Moment): Fault => {
  const breach = game.check(state);
  return breach === undefined ? undefined : `${breach.invariant}: ${breach.message}`;
};

/** Ranks and points fit the seats, partners share a rank, somebody is first. */
const outcomeFault = ({ game, options }: Subject, outcome: Outcome): Fault => {
  const seats = seatsOf({ game, options });
  const { rank, points, reason, clause } = outcome;
  if (rank.length !== seats.length || points.length !== seats.length)
    return `not one rank and score per seat: ${textOf(outcome as never)}`;
  if (!rank.every((r) => Number.isInteger(r) && r >= 1 && r <= seats.length)) return `odd ranks: ${rank.join(' ')}`;
  if (!rank.includes(1)) return 'nobody is first';
  if (!points.every((p) => Number.isFinite(p))) return `odd points: ${points.join(' ')}`;
  const split = game.sides(options).find((side) => new Set(side.map((seat) => rank[seat])).size !== 1);
  if (split !== undefined) return `partners ${split.join(' ')} have different ranks`;
  return reason === '' || clause === '' ? 'an outcome needs a reason and a clause' : undefined;
};

/** Whoever gives up is not first, and the outcome is a proper one. */
export const concedeFault = (subject: Subject, { state }: Moment): Fault => {
  if (subject.game.outcome(state) !== undefined) return undefined;
  for (const seat of seatsOf(subject)) {
    const outcome = subject.game.concede(state, seat);
    const fault = outcomeFault(subject, outcome);
    if (fault !== undefined) return `seat ${seat} gives up: ${fault}`;
    if (seatsOf(subject).length > 1 && outcome.rank[seat] === 1) return `seat ${seat} gives up and comes first`;
  }
  return undefined;
};

/** Where a part of a match can be given up alone, that leads to the next deal or to the end, and to a possible state. */
export const partFault = (subject: Subject, { state }: Moment): Fault => {
  const { game } = subject;
  if (game.concedePart === undefined) return undefined;
  if (game.outcome(state) !== undefined || game.chance(state) !== undefined) return undefined;
  for (const seat of seatsOf(subject)) {
    const draft = game.clone(state);
    const events: Events<unknown> = [];
    game.concedePart(draft, seat, events);
    const moment: Moment = { state: draft, events, via: undefined, before: undefined };
    const goesOn = game.outcome(draft) !== undefined || game.chance(draft) !== undefined;
    const fault =
      invariantFault(subject, moment) ??
      plainFault(subject, moment) ??
      positionFault(subject, moment) ??
      (goesOn ? undefined : 'neither a deal is due nor the match over');
    if (fault !== undefined) return `seat ${seat} gives up a part: ${fault}`;
  }
  return undefined;
};

/** A game that tells progress tells it of every seat, and a match in which there is none any more has a proper outcome. */
export const stallFault = (subject: Subject, { state }: Moment): Fault => {
  const { game } = subject;
  if (game.progress === undefined || game.outcome(state) !== undefined) return undefined;
  const last = game.progress.last(state);
  if (last.length !== seatsOf(subject).length) return `progress of ${last.length} seats is told`;
  if (!last.every((at) => Number.isSafeInteger(at) && at >= 0)) return `odd progress: ${last.join(' ')}`;
  const fault = outcomeFault(subject, game.progress.expired(state));
  return fault === undefined ? undefined : `progress: ${fault}`;
};

/** The walk as a record: made twice it is the same, and it verifies. */
export const recordFault = ({ game, options, loadouts }: Subject, { seed, moments }: Walk): Fault => {
  const steps = moments.flatMap(({ via }, i): Step[] =>
    via?.kind === 'act' ? [{ kind: 'act', seat: via.seat, act: game.notate(via.action), ms: i * 10 }] : [],
  );
  const source = {
    options: writeOptions<unknown>(game.options, options) as JsonObject,
    seats: seatsOf({ game, options }).map((seat) => ({ kind: 'person', name: `P${seat}` }) as const),
    ...present({ loadouts: loadouts as never }),
    seed,
    steps,
  };
  const first = makeRecord(game, source);
  const second = makeRecord(game, source);
  if (!first.ok) return `step ${first.error.step}: ${first.error.message}`;
  if (!same(first, second)) return 'the same steps give different hashes';
  const verdict = verify(game, first.value);
  if (!verdict.ok) return `its record does not verify: step ${verdict.step}, ${verdict.at} ${verdict.message}`;
  const outcome = game.outcome(moments.at(-1)!.state);
  return same(verdict.outcome, outcome) ? undefined : 'its record ends in another outcome';
};

/** The walk came to an end with a proper outcome. */
export const endFault = (subject: Subject, { moments, finished }: Walk): Fault => {
  if (!finished) return `not over after ${moments.length - 1} steps`;
  return outcomeFault(subject, subject.game.outcome(moments.at(-1)!.state)!);
};
