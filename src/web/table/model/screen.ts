// Brings pictures to the screen: in order, with what is told and whose turn it is; and forgets what was taken back.

import { batch } from '@preact/signals';
import type { PlayedStep } from '../../../protocol/client.ts';
import type { Banner } from '../../../kernel/moments.ts';
import type { Rich } from '../../../kernel/presentation.ts';
import { pace } from '../../settings/settings.ts';
import { text } from '../../text/index.ts';
import { lastTrickIn, openReel, trickOf, wholePicture, type Picture } from './pictures.ts';
import { picturesOf } from './plays.ts';
import type { missedPictures } from './missed.ts';
import { mustAct, playsBots, type TableModel } from './table-model.ts';
import { tellingOf } from './telling.ts';

const TOAST = 3000;
/** How long something is announced across the table. */
const BANNER = 1800;
/** For each line after the first. */
const MORE = 1500;
/** How long a count stays at a table of people. */
const COUNT = 9000;

/** A notice outlives so many moves. */
const PAST = 1;

const isPast = (move: number | undefined, now: number | undefined): boolean =>
  move !== undefined && now !== undefined && now - move > PAST;

/** Takes a notice away, unless another one has come in its place. */
const drop = ({ toast }: TableModel, notice: Rich | undefined): void => {
  if (toast.value === notice) toast.value = undefined;
};

/** Calls back after so many milliseconds; returns how to cancel. */
export type After = (ms: number, run: () => void) => () => void;

/** The way from messages to pictures. */
export interface Screen {
  readonly step: (step: PlayedStep) => void;
  /** The whole state at once, nothing moves. */
  readonly cut: () => void;
  readonly skip: () => void;
  readonly next: () => void;
  /** Is there more to show than is on screen? */
  readonly isBehind: () => boolean;
  readonly close: () => void;
}

export const openScreen = (model: TableModel, after: After): Screen => {
  let cancelToast: (() => void) | undefined;
  let cancelBanner: (() => void) | undefined;
  /** Moves that have come, and the one that the last notice tells of. */
  let moves = 0;
  let toldOf: number | undefined;
  /** How long the log was before each of them. */
  const starts: number[] = [];
  let missed: typeof missedPictures | undefined;
  // Needed once the line is lost, when nothing can be loaded any more.
  import('./missed.ts').then(
    (module) => (missed = module.missedPictures),
    () => undefined,
  );

  const celebrate = (banner: Banner): void => {
    model.banner.value = banner;
    cancelBanner?.();
    cancelBanner = after(BANNER, () => {
      model.banner.value = undefined;
    });
  };

  const announce = (picture: Picture): void => {
    const { value: presentation } = model.presentation;
    const { value: words } = model.words;
    const { events, fresh, move = 0 } = picture;
    // One touch may hurry past several moves: of those only the last are news.
    const recent = Math.min(fresh, events.length - (starts[move - PAST] ?? 0));
    const telling = presentation && words && tellingOf(presentation, words, picture, model.who, recent);
    if (telling === undefined) return;
    model.polite.value = telling.spoken;
    if (telling.banner !== undefined) celebrate(telling.banner);
    // A count has a panel of its own; and whoever is behind wants to know what is, not what was.
    if (telling.moment === undefined || picture.sums !== undefined || isPast(picture.move, moves)) return;
    const { moment } = telling;
    toldOf = picture.move;
    model.told.value = moment;
    model.toast.value = moment;
    cancelToast?.();
    cancelToast = after(TOAST + (telling.lines - 1) * MORE, () => drop(model, moment));
  };

  const show = (picture: Picture): void =>
    batch(() => {
      const { tip, assertive } = model;
      const { value: before } = model.picture;
      const wasMine = mustAct(model, before);
      const isMine = mustAct(model, picture);
      model.picture.value = picture;
      // Ways that were open before may be closed now.
      if (model.choice.value?.some((way) => !picture.legal.includes(way)) === true) model.choice.value = undefined;
      if (picture.revision !== before?.revision) model.picked.value = [];
      if (isPast(toldOf, picture.move)) drop(model, model.told.value);
      announce(picture);
      // "Not now" and "too late" are over once the turn has come.
      if (isMine && tip.value !== undefined && tip.value.look !== 'refused') tip.value = undefined;
      if (picture.outcome !== null) {
        model.risk.value = undefined;
        model.tip.value = undefined;
      }
      if (isMine && !wasMine) assertive.value = text.value.yourTurn;
      else if (!isMine && assertive.value === text.value.yourTurn) assertive.value = '';
    });
  const reel = openReel(show, (ms, run) => after(ms * pace(), run));

  return {
    step: (step) => {
      const before = reel.latest();
      if (model.presentation.value === undefined || before === undefined) return;
      const pictures = picturesOf(model.presentation.value, before, step);
      const [trick] = pictures.map(trickOf).filter((cards) => cards.length > 0);
      if (trick !== undefined) model.lastTrick.value = trick;
      // Seals and the like are steps, but nothing that anybody saw.
      if (step.events.length > 0) starts[++moves] = before.events.length;
      reel.add(pictures.map((picture) => ({ ...patient(model, picture), move: moves })));
      if (document.hidden) reel.skip();
    },
    cut: () => {
      const { state } = model.client.value;
      if (state === null || model.presentation.value === undefined) return;
      if (state.events.length < (model.picture.value?.events.length ?? 0)) forget(model, state.events.length);
      const picture = wholePicture(model.presentation.value, state);
      // Whoever comes back, or takes a move back, can still look at the last trick.
      model.lastTrick.value = lastTrickIn(model.presentation.value, picture.scene, state.events, state.seats.length);
      // Whoever goes through a replay has missed nothing.
      const pictures = (model.replayed ? undefined : missed)?.(model.presentation.value, reel.latest(), picture) ?? [
        picture,
      ];
      // Nobody knows how many moves lie between.
      if (state.events.length !== reel.latest()?.events.length) moves += PAST + 1;
      reel.cut(
        pictures.map((each) => ({ ...patient(model, each), move: moves })),
        model.replayed,
      );
    },
    skip: reel.skip,
    next: reel.next,
    isBehind: () => reel.latest() !== model.picture.value,
    close: () => {
      cancelToast?.();
      cancelBanner?.();
    },
  };
};

/** Against bots a count stays until the player goes on; among people it does not keep the others waiting, and with a clock it costs nobody their time. */
const patient = (model: TableModel, picture: Picture): Picture => {
  const hasClock = model.client.value.state?.clock !== undefined;
  if (picture.sums === undefined || playsBots(model)) return picture;
  return { ...picture, ms: model.replayed || hasClock ? COUNT / 3 : COUNT };
};

/** After a takeback the log is shorter: what was said about the rest is no longer true. */
const forget = (model: TableModel, events: number): void => {
  model.attempts.value = model.attempts.value.filter(({ at }) => at <= events);
  model.toast.value = undefined;
  model.banner.value = undefined;
  model.landing.value = undefined;
  model.tip.value = undefined;
  model.risk.value = undefined;
};
