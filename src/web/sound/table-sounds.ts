// What a table sounds and feels like: cues of its pictures, seconds that run out, the end, a refusal; and a knock shakes the cloth.

import { effect, untracked } from '@preact/signals';
import { CUES, type Cue } from '../../kernel/cues.ts';
import type { Presentation, Scene } from '../../kernel/presentation.ts';
import type { Picture } from '../table/model/pictures.ts';
import type { After } from '../table/model/screen.ts';
import type { TableModel } from '../table/model/table-model.ts';
import type { Sounds } from './sounds.ts';

/** What a table needs to be heard and felt. */
export interface Senses {
  readonly sounds: Pick<Sounds, 'play'>;
  readonly vibrate: (pattern: readonly number[]) => void;
  readonly shake: () => void;
  readonly after: After;
}

const PLACED = [10];
const REFUSED = [20, 40, 20];
/** One sound after the other, in seconds. */
const APART = 0.09;
/** More than these at once are a noise. */
const MOST = 3;
/** What others do is heard from further away. */
const FAR = 0.5;
/** The last seconds of a clock are counted. */
const LAST = 5;
const SECOND = 1000;

const trickSize = ({ zones }: Scene): number => zones.find(({ kind }) => kind === 'trick')?.cards.length ?? 0;

/** What happened between two pictures, each kind once, in the order of events. */
export const cuesOf = ({ cue, laidCard }: Presentation, before: Picture, picture: Picture): readonly Cue[] => {
  if (picture.whole) return [];
  const events = picture.fresh === 0 ? [] : picture.events.slice(-picture.fresh);
  const told = events.flatMap((event): readonly Cue[] => {
    const heard = cue?.(event);
    if (heard !== undefined || cue !== undefined) return heard === undefined ? [] : [heard];
    const laid = laidCard?.(event);
    return laid === undefined ? [] : [{ kind: 'place', by: laid.by }];
  });
  const gathered: readonly Cue[] =
    trickSize(before.scene) > 0 && trickSize(picture.scene) === 0 ? [{ kind: 'slide' }] : [];
  const all = [...told, ...gathered];
  return CUES.flatMap((kind) => all.find((each) => each.kind === kind) ?? []).sort(
    (a, b) => all.indexOf(a) - all.indexOf(b),
  );
};

const soundPictures = (model: TableModel, { sounds, vibrate, shake }: Senses): (() => void) => {
  let before: Picture | undefined;
  const hear = (last: Picture, picture: Picture): void => {
    const me = model.seat.value;
    const cues = model.presentation.value === undefined ? [] : cuesOf(model.presentation.value, last, picture);
    cues.slice(0, MOST).forEach(({ kind, by }, i) => {
      sounds.play(kind, by === undefined || by === me || kind === 'knock' ? 1 : FAR, i * APART);
    });
    if (cues.some(({ kind, by }) => kind === 'place' && by === me)) vibrate(PLACED);
    if (cues.some(({ kind }) => kind === 'knock')) shake();
    if (picture.outcome !== null && last.outcome === null && !picture.whole) sounds.play('end', 1, cues.length * APART);
  };
  return effect(() => {
    const picture = model.picture.value;
    const last = before;
    before = picture;
    // Untracked: what is set later is no reason to hear it again.
    if (picture !== undefined && last !== undefined) untracked(() => hear(last, picture));
  });
};

/** The seconds before the start, and the last ones of one's own clock. */
const soundSeconds = (model: TableModel, { sounds, after }: Senses): (() => void) => {
  const start = effect(() => {
    if (model.startsIn.value !== undefined) untracked(() => sounds.play('tick'));
  });
  let cancel: (() => void) | undefined;
  const clock = effect(() => {
    cancel?.();
    cancel = undefined;
    const { state } = model.client.value;
    const left = state?.clocks.find(({ seat }) => seat === state.seat)?.leftMs;
    if (state === null || left === undefined || state.outcome !== null) return;
    if (!state.actors.must.includes(state.seat ?? -1)) return;
    const count = (seconds: number, ms: number): void => {
      if (seconds < 1) return;
      cancel = after(ms, () => {
        sounds.play('tick');
        count(seconds - 1, SECOND);
      });
    };
    const first = Math.min(LAST, Math.floor(left / SECOND));
    count(first, left - first * SECOND);
  });
  return () => {
    start();
    clock();
    cancel?.();
  };
};

/** Follows a table until it is told to stop. */
export const senseTable = (model: TableModel, senses: Senses): (() => void) => {
  const stops = [
    soundPictures(model, senses),
    soundSeconds(model, senses),
    effect(() => {
      const tip = model.tip.value;
      const isNew = tip !== undefined && tip.full !== true;
      if (isNew && tip.look !== 'notnow') untracked(() => senses.vibrate(REFUSED));
    }),
  ];
  return () => stops.forEach((stop) => stop());
};
