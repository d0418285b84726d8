// Checks of the doors through which hidden cards could slip: views, events, refusals, and samples of what is hidden.

import { seen, type Viewer } from '../game.ts';
import type { Json } from '../json.ts';
import { fastRandom, type Random } from '../random.ts';
import type { Fault } from './checks.ts';
import { listsIn, same, stringsIn, textOf } from './plain.ts';
import { afterThis, movesAt, seatsOf, viewersOf, type Moment, type Subject } from './walk.ts';

/**
 * The ids a viewer must not find in its view, told by the game's test from the position: a second opinion on `view`.
 * `told` is every event so far as the public saw it, oldest first: a card that was openly shown is no secret any more.
 */
export type Secrets = (position: Json, viewer: Viewer, told: readonly Json[]) => readonly string[];

/** A sample of what a viewer sees is a possible state that looks the same to it. */
export const sampleFault = (subject: Subject, { state }: Moment, random: Random): Fault => {
  const { game } = subject;
  for (const viewer of viewersOf(subject)) {
    const view = game.view(state, viewer);
    const sampled = game.sample(view, random);
    if (!same(game.view(sampled, viewer), view))
      return `a sample looks different to ${viewer}: ${differs(game.view(sampled, viewer), view)}`;
    const breach = game.check(sampled);
    if (breach !== undefined) return `a sample for ${viewer} is impossible: ${breach.message}`;
  }
  return undefined;
};

export const differs = (a: unknown, b: unknown): string => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return `${textOf(a)} for ${textOf(b)}`;
  const key = [...Object.keys(a), ...Object.keys(b)].find(
    (name) => !same((a as { [key: string]: unknown })[name], (b as { [key: string]: unknown })[name]),
  );
  if (key === undefined) return 'the same';
  return `${key}: ${differs((a as { [key: string]: unknown })[key], (b as { [key: string]: unknown })[key])}`;
};

/** States a seat can't tell apart give it the same actors, legal actions, refusals and end. */
export const indistinctFault = (
  subject: Subject,
  { state }: Moment,
  tried: readonly unknown[],
  random: Random,
): Fault => {
  const { game } = subject;
  for (const seat of seatsOf(subject)) {
    const other = game.sample(game.view(state, seat), random);
    const told = (s: unknown): { readonly [door: string]: unknown } => ({
      actors: game.actors(s),
      due: game.chance(s) ?? null,
      outcome: game.outcome(s) ?? null,
      legal: game.legal(s, seat).map(game.notate),
      refusals: tried.map((action) => game.refuse(s, seat, action) ?? null),
    });
    const [mine, theirs] = [told(state), told(other)];
    const door = Object.keys(mine).find((name) => !same(mine[name], theirs[name]));
    if (door !== undefined) return `${door} tell seat ${seat} of hidden cards: ${differs(mine[door], theirs[door])}`;
  }
  return undefined;
};

const LOCKSTEP = 40;

/** Two states a viewer can't tell apart, played on alike: while its views stay equal, so do its events and what it may do. */
export const eventsFault = (subject: Subject, moment: Moment, random: Random): Fault => {
  const { game } = subject;
  for (const viewer of [...seatsOf(subject), 'public'] as const) {
    let real = moment;
    let other: Moment = { ...moment, state: game.sample(game.view(moment.state, viewer), random) };
    for (let i = 0; i < LOCKSTEP; i++) {
      const possible = new Set(
        movesAt(subject, other.state).map(({ seat, action }) => `${seat} ${game.notate(action)}`),
      );
      const moves = movesAt(subject, real.state).filter(({ seat, action }) =>
        possible.has(`${seat} ${game.notate(action)}`),
      );
      const move = moves[random.below(Math.max(1, moves.length))];
      if (move === undefined) break;
      [real, other] = [afterThis(game, real, move), afterThis(game, other, move)];
      if (!same(game.view(real.state, viewer), game.view(other.state, viewer))) break;
      const [a, b] = [real, other].map(({ events }) => events.map((event) => seen(event, viewer)));
      if (!same(a, b))
        return `events of "${game.notate(move.action)}" tell ${viewer} of hidden cards: ${differs(a, b)}`;
      const [mine, theirs] = [real, other].map(({ state }) => [
        game.actors(state),
        viewer === 'public' ? [] : game.legal(state, viewer).map(game.notate),
      ]);
      if (!same(mine, theirs))
        return `after "${game.notate(move.action)}" actors or legal actions tell ${viewer} of hidden cards: ${differs(mine, theirs)}`;
    }
  }
  return undefined;
};

/** Views and events agree on what a viewer knows: no name of a hidden card comes through one door only. */
export const doorsFault = (subject: Subject, moment: Moment): Fault => {
  const { game } = subject;
  const open = namesAround(subject, moment, 'open');
  for (const viewer of [...seatsOf(subject), 'public'] as const) {
    const inViews = namesAround(subject, moment, viewer);
    for (const event of moment.events) {
      const told = [...stringsIn(seen(event, viewer))].find((name) => open.has(name) && !inViews.has(name));
      if (told !== undefined) return `an event tells ${viewer} of ${told}, which its view hides`;
    }
    const heard = heardBy(subject, moment, viewer);
    const shown = [...stringsIn(game.view(moment.state, viewer))].find((name) => open.has(name) && !heard.has(name));
    if (shown !== undefined) return `the view shows ${viewer} ${shown}, which no event has told`;
  }
  return undefined;
};

const namesAround = ({ game }: Subject, { state, before }: Moment, viewer: Viewer): Set<string> => {
  const names = stringsIn(game.view(state, viewer));
  return before === undefined ? names : stringsIn(game.view(before.state, viewer), names);
};

/** All that a viewer was told up to a moment, what everybody sees at the moment included. */
const heardBy = ({ game }: Subject, moment: Moment, viewer: Viewer): Set<string> => {
  const heard = stringsIn(game.view(moment.state, 'public'));
  for (let at: Moment | undefined = moment; at !== undefined; at = at.before) {
    for (const event of at.events) stringsIn(seen(event, viewer), heard);
    if (at.before === undefined) stringsIn(game.view(at.state, viewer), heard);
  }
  return heard;
};

/** No view or event holds an id that the game's test calls secret. */
export const secretFault = (subject: Subject, moment: Moment, secrets: Secrets): Fault => {
  const { game } = subject;
  const { state, events } = moment;
  const position = game.position.write(state);
  const publicly = toldInPublic(moment);
  for (const viewer of [...seatsOf(subject), 'public'] as const) {
    const hidden = secrets(position, viewer, publicly);
    const names = stringsIn(game.view(state, viewer));
    const shown = hidden.find((id) => names.has(id));
    if (shown !== undefined) return `the view of ${viewer} shows ${shown}`;
    const told = stringsIn(events.map((event) => seen(event, viewer)));
    const leaked = hidden.find((id) => told.has(id));
    if (leaked !== undefined) return `an event tells ${viewer} of ${leaked}`;
  }
  return undefined;
};

const toldInPublic = (moment: Moment): readonly Json[] => {
  const told: (readonly Json[])[] = [];
  for (let at: Moment | undefined = moment; at !== undefined; at = at.before) {
    told.push(at.events.map((event) => seen(event, 'public') as Json));
  }
  return told.reverse().flat();
};

const SAMPLES = 400;

/** Every hidden card lands, in some sample, where it really lies: in its list, and in lists named in `ordered` at its place. */
export const coverFault = (
  subject: Subject,
  { state }: Moment,
  ordered: readonly string[],
  random: Random,
  samples = SAMPLES,
): Fault => {
  const { game } = subject;
  for (const viewer of [...seatsOf(subject), 'public'] as const) {
    const view = game.view(state, viewer);
    const missing = new Map(hiddenPlaces(subject, state, view, ordered).map((place) => [textOf(place), place]));
    for (let i = 0; i < samples && missing.size > 0; i++) {
      const sampled = game.sample(view, random);
      for (const place of hiddenPlaces(subject, sampled, view, ordered)) missing.delete(textOf(place));
    }
    const [never] = missing.values();
    if (never !== undefined) return `no sample for ${viewer} puts ${never[1]} in ${never[0]}, where it lies`;
  }
  return undefined;
};

type Place = readonly [list: string, card: string];

/** Where the cards lie that a view hides: lists in which it has `null`, compared with the open view. */
const hiddenPlaces = (
  { game }: Subject,
  state: unknown,
  view: unknown,
  ordered: readonly string[],
): readonly Place[] => {
  const open = listsIn(game.view(state, 'open'));
  const places: Place[] = [];
  for (const [path, cards] of listsIn(view)) {
    if (!cards.includes(null)) continue;
    const byPlace = ordered.some((name) => path.split('/').includes(name));
    open.get(path)?.forEach((card, i) => {
      if (typeof card === 'string' && !cards.includes(card)) places.push([byPlace ? `${path}/${i}` : path, card]);
    });
  }
  return places;
};

/** A source of randomness for checks, its own for each walk. */
export const checkRandom = (n: number): Random => fastRandom(n ^ 0x5bd1e995);
