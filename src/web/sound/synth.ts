// Six dry sounds, made when they are heard: short grains of noise and tone, no recordings.

import type { CueKind } from '../../kernel/cues.ts';

/** What events sound like, and besides: the seconds that run out, and the end of a match. */
export type SoundName = CueKind | 'tick' | 'end';

/** One grain: noise through a filter, or a tone; both glide from one frequency to another and die away. */
interface Grain {
  readonly of: 'noise' | 'sine' | 'triangle';
  /** In hertz. */
  readonly from: number;
  readonly to: number;
  /** In seconds: when it begins, how long it swells and how long it fades. */
  readonly at: number;
  readonly rise: number;
  readonly fall: number;
  readonly level: number;
}

const noise = (from: number, to: number, at: number, rise: number, fall: number, level: number): Grain => ({
  of: 'noise',
  from,
  to,
  at,
  rise,
  fall,
  level,
});
const thud = (from: number, to: number, at: number, fall: number, level: number): Grain => ({
  of: 'sine',
  from,
  to,
  at,
  rise: 0.002,
  fall,
  level,
});
const bell = (hertz: number, at: number): Grain => ({
  of: 'triangle',
  from: hertz,
  to: hertz,
  at,
  rise: 0.008,
  fall: 0.9,
  level: 0.13,
});
/** A knuckle on wood. */
const knuckle = (at: number): readonly Grain[] => [
  thud(210, 120, at, 0.13, 0.6),
  noise(900, 400, at, 0.001, 0.03, 0.5),
];

const GRAINS: { readonly [name in SoundName]: readonly Grain[] } = {
  slide: [noise(1500, 3400, 0, 0.05, 0.11, 0.16)],
  place: [noise(1100, 500, 0, 0.002, 0.05, 0.4), thud(150, 90, 0, 0.07, 0.3)],
  flip: [noise(2600, 3200, 0, 0.004, 0.03, 0.24), noise(1700, 1200, 0.055, 0.002, 0.035, 0.3)],
  knock: [...knuckle(0), ...knuckle(0.17)],
  tick: [thud(1900, 1700, 0, 0.03, 0.12)],
  end: [bell(392, 0), bell(494, 0.09), bell(587, 0.18), bell(784, 0.27)],
};

/** How long each takes, in seconds. */
const lengthOf = ({ rise, fall }: Grain): number => rise + fall;

const noiseOf = (context: BaseAudioContext): AudioBuffer => {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate / 2), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
};

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Where a grain comes from, and the frequency that glides. */
const sourceOf = (
  context: BaseAudioContext,
  { of }: Grain,
): { readonly source: AudioScheduledSourceNode; readonly out: AudioNode; readonly frequency: AudioParam } => {
  if (of !== 'noise') {
    const tone = context.createOscillator();
    tone.type = of;
    return { source: tone, out: tone, frequency: tone.frequency };
  }
  const buffer = noises.get(context) ?? noiseOf(context);
  noises.set(context, buffer);
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  source.connect(filter);
  return { source, out: filter, frequency: filter.frequency };
};

/** Nothing falls to silence in no time: a curve needs something to fall to. */
const SILENCE = 0.0001;

/** Makes a sound in so many seconds, as loud as `volume` (0 to 1) says. */
export const makeSound = (context: BaseAudioContext, name: SoundName, volume: number, delay = 0): void => {
  for (const grain of GRAINS[name]) {
    const start = context.currentTime + delay + grain.at;
    const end = start + lengthOf(grain);
    const { source, out, frequency } = sourceOf(context, grain);
    frequency.setValueAtTime(grain.from, start);
    frequency.exponentialRampToValueAtTime(grain.to, end);
    const loudness = context.createGain();
    loudness.gain.setValueAtTime(SILENCE, start);
    loudness.gain.exponentialRampToValueAtTime(Math.max(SILENCE, grain.level * volume), start + grain.rise);
    loudness.gain.exponentialRampToValueAtTime(SILENCE, end);
    out.connect(loudness);
    loudness.connect(context.destination);
    source.start(start);
    source.stop(end);
  }
};
