// Checks of a game's presentation: scenes show only what the view holds, and there are words for everything met.

import { CUES } from '../cues.ts';
import { seen, type Outcome, type Viewer } from '../game.ts';
import {
  LANGUAGES,
  plain,
  type Presentation,
  type Language,
  type Rich,
  type Scene,
  type Who,
  type Words,
} from '../presentation.ts';
import type { Fault } from './checks.ts';
import { stringsIn } from './plain.ts';
import { movesAt, seatsOf, undealt, viewersOf, type Moment, type Subject } from './walk.ts';

/** How a viewer reads of players: one who plays is spoken to. */
const readerAt = (viewer: Viewer): Who =>
  Object.assign((seat: number) => `P${seat}`, typeof viewer === 'number' ? { you: viewer } : {});

const cardsOf = (scene: Scene): readonly string[] =>
  scene.zones.flatMap((zone) => zone.cards.flatMap((card) => (card === null ? [] : [card.id])));

/** Every card of a scene is in its view; zones have their own ids; actors are the game's. */
export const sceneFault = (subject: Subject, presentation: Presentation, { state }: Moment): Fault => {
  const { game } = subject;
  for (const viewer of viewersOf(subject)) {
    const view = game.view(state, viewer);
    const scene = presentation.scene(view);
    const known = stringsIn(view);
    const extra = [...cardsOf(scene), ...scene.facts.flatMap(({ params }) => params['card'] ?? [])].find(
      (id) => !known.has(String(id)),
    );
    if (extra !== undefined) return `the scene of ${viewer} shows ${String(extra)}, which its view lacks`;
    const ids = scene.zones.map((zone) => zone.id);
    if (new Set(ids).size !== ids.length) return `the scene of ${viewer} has two zones of one name: ${ids.join(' ')}`;
    const stranger = scene.zones.find(({ owner }) => owner !== undefined && !seatsOf(subject).includes(owner));
    if (stranger !== undefined) return `zone ${stranger.id} belongs to no seat`;
  }
  return undefined;
};

/** Is it a card, a zone or a lane of this scene, or one card of a zone by name or place? */
const isThere = ({ zones, lanes = [] }: Scene, target: string): boolean => {
  if (lanes.some(({ id }) => id === target) || zones.some(({ id }) => id === target)) return true;
  const [place = '', which] = target.split(' ');
  if (which === undefined) return zones.some(({ cards }) => cards.some((card) => card?.id === target));
  const cards = zones.find(({ id }) => id === place)?.cards ?? [];
  return which.startsWith('#') ? Number(which.slice(1)) < cards.length : cards.some((card) => card?.id === which);
};

/** Touching what `touchTarget` names tries the same action, and what it names is in the player's own scene. */
export const handleFault = (subject: Subject, presentation: Presentation, { state }: Moment): Fault => {
  const { game } = subject;
  for (const { seat, action } of movesAt(subject, state)) {
    const text = game.notate(action);
    const scene = presentation.scene(game.view(state, seat));
    const lost = presentation.targets?.(text, scene).find((target) => !isThere(scene, target));
    if (lost !== undefined) return `"${text}" is about ${lost}, which seat ${seat} does not see`;
    const handle = presentation.touchTarget(text, scene);
    if (handle === undefined) continue;
    const zone = scene.zones.find(({ id }) => id === handle.zone);
    if (!zone?.cards.some((card) => card?.id === handle.card)) {
      return `"${text}" is done at ${handle.card} in ${handle.zone}, which seat ${seat} does not see`;
    }
    const attempt = presentation.tryTouch(handle.zone, handle.card, scene);
    if (attempt === undefined || !game.parse(attempt).ok)
      return `touching ${handle.card} in ${handle.zone} tries nothing`;
  }
  return undefined;
};

/** Touching a place as a whole tries something that can be read, and nobody touches what belongs to another. */
export const tapFault = (subject: Subject, presentation: Presentation, { state }: Moment): Fault => {
  const { game } = subject;
  for (const seat of seatsOf(subject)) {
    const scene = presentation.scene(game.view(state, seat));
    for (const { id, owner } of scene.zones) {
      const tried = presentation.tap?.(id, scene);
      if (tried === undefined) continue;
      if (!game.parse(tried).ok) return `touching ${id} tries "${tried}", which is no action`;
      if (owner !== undefined && owner !== seat) return `seat ${seat} touches ${id}, which is not its own`;
    }
  }
  return undefined;
};

/** What an event lays on the table is named in it for everybody, lies in a zone that there is, and comes from a seat. */
export const landsFault = (subject: Subject, presentation: Presentation, { state, events }: Moment): Fault => {
  const zones = presentation.scene(subject.game.view(state, 'public')).zones.map(({ id }) => id);
  for (const event of events) {
    const told = seen(event, 'public');
    const landing = presentation.laidCard?.(told);
    if (landing === undefined) continue;
    const { zone, card, by } = landing;
    if (!stringsIn(told).has(card)) return `an event lays ${card} on the table, which it does not name`;
    if (!zones.includes(zone)) return `${card} lands in ${zone}, which is not there`;
    if (!seatsOf(subject).includes(by)) return `${card} is laid by seat ${by}, which is not there`;
  }
  return undefined;
};

/** What an event sounds like is known to everybody who hears of it, comes from a seat if from anybody, and a laid card is heard. */
export const cueFault = (subject: Subject, presentation: Presentation, { events }: Moment): Fault => {
  if (presentation.cue === undefined) return undefined;
  for (const event of events) {
    for (const viewer of viewersOf(subject)) {
      const told = seen(event, viewer);
      const cue = presentation.cue(told);
      const isLaid = presentation.laidCard?.(told) !== undefined;
      if (cue === undefined && isLaid) return 'a card is laid without a sound';
      if (cue === undefined) continue;
      if (!CUES.includes(cue.kind)) return `an event sounds like ${cue.kind}, which nothing does`;
      if (cue.by !== undefined && !seatsOf(subject).includes(cue.by))
        return `seat ${cue.by} is heard, which is not there`;
    }
  }
  return undefined;
};

/** Every card of a hand has its place in each order that a hand can be sorted by. */
export const orderFault = (subject: Subject, { scene, handOrders = {} }: Presentation, { state }: Moment): Fault => {
  for (const seat of seatsOf(subject)) {
    const { zones } = scene(subject.game.view(state, seat));
    const hand = zones.find(({ id }) => id === 'hand')?.cards ?? [];
    for (const [by, order] of Object.entries(handOrders)) {
      const lost = hand.find((card) => card !== null && !order(card.id).every(Number.isFinite));
      if (lost !== undefined) return `${lost?.id} has no place in a hand sorted by ${by}`;
    }
  }
  return undefined;
};

/** Every action, event, refusal, zone, fact, score and outcome met has words. */
export const wordsFault = (
  subject: Subject,
  presentation: Presentation,
  moment: Moment,
  tried: readonly unknown[],
  language: Language,
): Fault => {
  const { game } = subject;
  const words = presentation.words(language);
  const { state } = moment;
  for (const { action } of movesAt(subject, state)) {
    const text = game.notate(action);
    if (silent(words.action(text), words)) return `no words for action "${text}"`;
  }
  for (const seat of seatsOf(subject)) {
    for (const action of tried) {
      const refusal = game.refuse(state, seat, action);
      if (refusal === undefined) continue;
      const { title, text } = words.refusal(refusal);
      if (title.trim() === '' || silent(text, words)) return `no words for refusal ${refusal.code}`;
    }
  }
  return viewerWords(subject, presentation, moment, words);
};

const silent = (text: Rich, words: Words): boolean => {
  const said = plain(text, words.card);
  return said.trim() === '' || /undefined|NaN|\[object|[{}]/u.test(said);
};

const viewerWords = (subject: Subject, presentation: Presentation, { state, events }: Moment, words: Words): Fault => {
  const bare = (text: string): boolean => silent([text], words);
  for (const viewer of viewersOf(subject)) {
    const who = readerAt(viewer);
    const lines = events.map((event) => words.event(seen(event, viewer), who));
    if (lines.some((line) => line !== undefined && silent(line, words)))
      return `no words for an event that ${viewer} sees`;
    const view = subject.game.view(state, viewer);
    const scene = presentation.scene(view);
    const card = cardsOf(scene).find((id) => bare(words.card(id)));
    if (card !== undefined) return `no name for card ${card}`;
    const { sheet } = presentation.words('en', view);
    const plainCard = sheet && cardsOf(scene).find((id) => bare(sheet(id)?.summary ?? ''));
    if (plainCard !== undefined) return `nothing to read on card ${plainCard}`;
    const lane = scene.lanes?.find((each) => {
      const { title = '', note = '' } = words.lane?.(each, who, false) ?? {};
      return bare(title) || bare(note);
    });
    if (lane !== undefined) return `no words for lane ${lane.id}`;
    const zone = scene.zones.find((z) => bare(words.zone(z, who)));
    if (zone !== undefined) return `no name for zone ${zone.id}`;
    const fact = scene.facts.find((f) => bare(words.fact(f, who)));
    if (fact !== undefined) return `no words for fact ${fact.key}`;
    if (scene.scores.some((score) => bare(words.score(score)))) return 'no words for a score';
  }
  const outcome = subject.game.outcome(state);
  return outcome && outcomeFault(outcome, words, viewersOf(subject));
};

/** How each viewer is told of the end, with and without who won. */
const outcomeFault = (outcome: Outcome, words: Words, viewers: readonly Viewer[]): Fault => {
  const lines = viewers
    .map(readerAt)
    .flatMap((who) => [words.outcome, words.decidedBy].map((tell) => tell?.(outcome, who)));
  return lines.some((line) => line !== undefined && silent(line, words)) ? 'no words for the outcome' : undefined;
};

/** A table that waits for people has a scene without cards, and words for all that is in it. */
export const undealtSceneFault = (subject: Subject, presentation: Presentation, tried: readonly unknown[]): Fault => {
  const moment = undealt(subject);
  for (const viewer of [...seatsOf(subject), 'public'] as const) {
    const [card] = cardsOf(presentation.scene(subject.game.view(moment.state, viewer)));
    if (card !== undefined) return `the scene of ${viewer} shows ${card} before the deal`;
  }
  const scenes = sceneFault(subject, presentation, moment) ?? tapFault(subject, presentation, moment);
  if (scenes !== undefined) return scenes;
  for (const language of LANGUAGES) {
    const found = wordsFault(subject, presentation, moment, tried, language);
    if (found !== undefined) return `${language}: ${found}`;
  }
  return undefined;
};

/** The game has a name, a sentence about it, and words for each option and value. */
export const titleFault = ({ game }: Subject, presentation: Presentation, language: Language): Fault => {
  const words = presentation.words(language);
  if (words.name === '' || words.blurb === '') return 'no name or no sentence about the game';
  const fields: { readonly [key: string]: unknown } = game.options.fields as never;
  for (const [key, field] of Object.entries(fields)) {
    if (words.option(key).trim() === '') return `no words for option ${key}`;
    const values: readonly unknown[] = Array.isArray(field) ? field : [];
    const mute = values.find((value) => words.option(key, String(value)).trim() === '');
    if (mute !== undefined) return `no words for ${key} = ${String(mute)}`;
  }
  return undefined;
};
