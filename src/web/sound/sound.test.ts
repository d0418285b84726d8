// Sounds: six of them on any audio context, silent until a gesture, as loud as is set; and what a table makes of its pictures.
// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Cue } from '../../kernel/cues.ts';
import type { Presentation, Scene } from '../../kernel/presentation.ts';
import { change, DEFAULTS } from '../settings/settings.ts';
import type { Picture } from '../table/model/pictures.ts';
import { openTableModel, type TableModel } from '../table/model/table-model.ts';
import { openSounds, type Sounds } from './sounds.ts';
import { makeSound, type SoundName } from './synth.ts';
import { cuesOf, senseTable } from './table-sounds.ts';

const NAMES: readonly SoundName[] = ['slide', 'place', 'flip', 'knock', 'tick', 'end'];

/** An audio context that only notes what is started, until when, and how loud it gets. */
class FakeAudio {
  currentTime = 0;
  sampleRate = 100;
  state = 'running';
  destination = {};
  started: number[] = [];
  stopped: number[] = [];
  loudest = 0;
  private param(onValue: (value: number) => void): object {
    return {
      setValueAtTime: onValue,
      exponentialRampToValueAtTime: (value: number) => {
        if (!(value > 0)) throw new Error('an exponential ramp needs something to go to');
        onValue(value);
      },
    };
  }
  private source(): object {
    return {
      frequency: this.param(() => undefined),
      connect: () => undefined,
      start: (at: number) => void this.started.push(at),
      stop: (at: number) => void this.stopped.push(at),
    };
  }
  createBuffer(_: number, length: number): object {
    return { getChannelData: () => new Float32Array(length) };
  }
  createOscillator = (): object => this.source();
  createBufferSource = (): object => this.source();
  createBiquadFilter = (): object => ({ frequency: this.param(() => undefined), connect: () => undefined });
  createGain(): object {
    const gain = this.param((value) => {
      this.loudest = Math.max(this.loudest, value);
    });
    return { gain, connect: () => undefined };
  }
  resume = (): Promise<void> => Promise.resolve();
  close(): Promise<void> {
    this.state = 'closed';
    return Promise.resolve();
  }
}

const asContext = (fake: FakeAudio): AudioContext => fake as unknown as AudioContext;

describe('each sound', () => {
  test.each(NAMES)('%s is short, and not louder than it may be', (name) => {
    const fake = new FakeAudio();
    makeSound(asContext(fake), name, 0.5, 1);
    expect(fake.started.length).toBeGreaterThan(0);
    expect(fake.stopped).toHaveLength(fake.started.length);
    expect(Math.min(...fake.started)).toBe(1);
    expect(Math.max(...fake.stopped)).toBeLessThan(2.3);
    expect(fake.loudest).toBeGreaterThan(0.01);
    expect(fake.loudest).toBeLessThanOrEqual(0.5);
  });

  test('no two are made of the same', () => {
    const made = NAMES.map((name) => {
      const fake = new FakeAudio();
      makeSound(asContext(fake), name, 1);
      return JSON.stringify([fake.started, fake.stopped, fake.loudest]);
    });
    expect(new Set(made).size).toBe(NAMES.length);
  });
});

describe('the voice of the page', () => {
  let fake: FakeAudio;
  let opened: number;
  let volume: number;
  let target: EventTarget;
  const voice = (unlocked = false): Sounds =>
    openSounds({
      open: () => {
        opened++;
        return asContext(fake);
      },
      volume: () => volume,
      isUnlocked: () => unlocked,
      target,
    });
  beforeEach(() => {
    fake = new FakeAudio();
    opened = 0;
    volume = 0.5;
    target = new EventTarget();
  });

  test('is silent until the first gesture, and opened once', () => {
    const sounds = voice();
    sounds.play('place');
    expect({ opened, started: fake.started.length }).toEqual({ opened: 0, started: 0 });
    target.dispatchEvent(new Event('pointerdown'));
    target.dispatchEvent(new Event('keydown'));
    sounds.play('tick');
    expect({ opened, started: fake.started.length }).toEqual({ opened: 1, started: 1 });
    sounds.close();
    sounds.play('tick');
    expect({ state: fake.state, started: fake.started.length }).toEqual({ state: 'closed', started: 1 });
  });

  test('speaks at once where the page was touched before, and keeps silent when muted', () => {
    const sounds = voice(true);
    volume = 0;
    sounds.play('tick');
    expect({ opened, started: fake.started.length }).toEqual({ opened: 1, started: 0 });
    volume = 1;
    sounds.play('tick');
    expect(fake.started).toHaveLength(1);
  });

  test('says nothing twice at once', () => {
    const sounds = voice(true);
    sounds.play('tick');
    sounds.play('tick');
    expect(fake.started).toHaveLength(1);
    fake.currentTime = 1;
    sounds.play('tick');
    expect(fake.started).toHaveLength(2);
  });

  test('a browser without audio has a silent page', () => {
    const sounds = openSounds({ open: () => undefined, volume: () => 1, isUnlocked: () => true, target });
    expect(() => sounds.play('end')).not.toThrow();
  });
});

const sceneWith = (trick: number): Scene => ({
  zones: [{ id: 'trick', kind: 'trick', cards: Array.from({ length: trick }, () => null) }],
  facts: [],
  scores: [],
  actors: { must: [], may: [] },
});
const pictureOf = (events: readonly string[], more: Partial<Picture> = {}): Picture => ({
  scene: sceneWith(0),
  legal: [],
  outcome: null,
  revision: 1,
  events,
  fresh: events.length,
  ms: 0,
  whole: false,
  ...more,
});
const CUE: { readonly [event: string]: Cue } = {
  play: { kind: 'place', by: 0 },
  rival: { kind: 'place', by: 1 },
  draw: { kind: 'slide' },
  loud: { kind: 'knock', by: 1 },
};
const presentation = { cue: (event: unknown) => CUE[String(event)] } as Presentation;

describe('what is heard between two pictures', () => {
  const heard = (events: readonly string[], more?: Partial<Picture>): string =>
    cuesOf(presentation, pictureOf([], { scene: sceneWith(2) }), pictureOf(events, { scene: sceneWith(2), ...more }))
      .map(({ kind }) => kind)
      .join(' ');
  test('each kind once, in order', () => expect(heard(['play', 'draw', 'draw', 'loud'])).toBe('place slide knock'));
  test('only what is new', () => expect(heard(['play', 'draw'], { fresh: 1 })).toBe('slide'));
  test('a trick that is gathered', () => expect(heard([], { scene: sceneWith(0) })).toBe('slide'));
  test('nothing where a table comes as a whole', () => expect(heard(['play'], { whole: true })).toBe(''));
  test('a laid card, where a game tells no cues', () => {
    const plain = { laidCard: () => ({ zone: 'trick', card: 'A', by: 1 }) } as unknown as Presentation;
    expect(cuesOf(plain, pictureOf([]), pictureOf(['x']))).toEqual([{ kind: 'place', by: 1 }]);
  });
});

describe('a table', () => {
  let model: TableModel;
  let played: string[];
  let felt: string[];
  let rounds: { readonly ms: number; readonly run: () => void }[];
  let stop: () => void;
  beforeEach(() => {
    model = openTableModel();
    model.presentation.value = presentation;
    played = [];
    felt = [];
    rounds = [];
    stop = senseTable(model, {
      sounds: { play: (name, share = 1) => void played.push(share === 1 ? name : `${name}, far`) },
      vibrate: (pattern) => void felt.push(pattern.join('-')),
      shake: () => void felt.push('shake'),
      after: (ms, run) => {
        const round = { ms, run };
        rounds.push(round);
        return () => void (rounds = rounds.filter((each) => each !== round));
      },
    });
    model.client.value = { ...model.client.value, state: { seat: 0, clocks: [], seats: [] } as never };
    model.picture.value = pictureOf([]);
  });
  afterEach(() => {
    stop();
    change(DEFAULTS);
  });

  test('is heard and felt by its own player', () => {
    model.picture.value = pictureOf(['play']);
    expect({ played, felt }).toEqual({ played: ['place'], felt: ['10'] });
    model.picture.value = pictureOf(['rival']);
    expect({ played, felt }).toEqual({ played: ['place', 'place, far'], felt: ['10'] });
  });

  test('a loud word shakes it, whoever says it', () => {
    model.picture.value = pictureOf(['loud']);
    expect({ played, felt }).toEqual({ played: ['knock'], felt: ['shake'] });
  });

  test('sounds again only when something happens again', () => {
    model.picture.value = pictureOf(['play']);
    change({ volume: 10, haptics: false });
    model.client.value = { ...model.client.value };
    expect(played).toEqual(['place']);
  });

  test('its end is told once', () => {
    const outcome = { rank: [1, 2], points: [1, 0], reason: 'x' } as never;
    model.picture.value = pictureOf(['play'], { outcome });
    model.picture.value = pictureOf([], { outcome });
    expect(played).toEqual(['place', 'end']);
  });

  test('a refusal is felt once, though it is read in full', () => {
    const tip = { look: 'refused', code: 'refused', refusal: undefined, action: 'x', analysis: undefined } as const;
    model.tip.value = tip;
    model.tip.value = { ...tip, full: true };
    model.tip.value = { ...tip, look: 'notnow' };
    expect(felt).toEqual(['20-40-20']);
  });

  test('the countdown ticks, and so do the last five seconds of the own clock', () => {
    model.startsIn.value = 3;
    model.startsIn.value = 2;
    model.startsIn.value = undefined;
    expect(played).toEqual(['tick', 'tick']);
    const state = { ...model.client.value.state, actors: { must: [0], may: [] }, outcome: null };
    model.client.value = { ...model.client.value, state: { ...state, clocks: [{ seat: 0, leftMs: 7300 }] } as never };
    const waited: number[] = [];
    while (rounds.length > 0) {
      const [{ ms, run }] = rounds.splice(0) as [{ ms: number; run: () => void }];
      waited.push(ms);
      run();
    }
    expect(waited).toEqual([2300, 1000, 1000, 1000, 1000]);
    expect(played).toHaveLength(7);
    model.client.value = { ...model.client.value, state: { ...state, clocks: [{ seat: 0, leftMs: 7300 }] } as never };
    model.client.value = { ...model.client.value, state: { ...state, clocks: [] } as never };
    expect(rounds).toEqual([]);
  });
});
