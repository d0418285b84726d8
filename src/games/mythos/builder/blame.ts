// Which part of an illegal effect is to blame: the one that makes it legal, or wrong in another way, if it is another.

import { effectFault, effectSaid, type Bearer, type Effect, type EffectStep } from '../effects/effects.ts';
import { canonical } from '../../../kernel/hash.ts';
import type { Json } from '../../../kernel/json.ts';
import { otherEffects } from '../language/places.ts';

/** The names that lead to where two values differ. */
const differsAt = (one: unknown, other: unknown): readonly string[] => {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return [];
  const [a, b] = [one, other] as readonly { readonly [name: string]: Json | undefined }[];
  const text = (value: Json | undefined): string => (value === undefined ? '' : canonical(value));
  const name = Object.keys(one).find((each) => text(a?.[each]) !== text(b?.[each]));
  return name === undefined ? [] : [name, ...differsAt(a?.[name], b?.[name])];
};

/** The same effect step with one part left out, in it or in what follows. */
const leftOut = <T extends EffectStep>(step: T): readonly T[] => [
  // oxlint-disable-next-line unicorn/no-thenable -- an effect's data calls it so
  ...(step.then === undefined ? [] : leftOut(step.then).map((then) => ({ ...step, then }))),
  ...(['amount', 'target', 'filter', 'from', 'what'] as const)
    .filter((part) => step[part] !== undefined)
    .map((part) => ({ ...step, [part]: undefined })),
];

/** The names that lead to the part of an effect that is to blame; none where it is the effect as a whole, such as one that lacks something. */
export const partToBlame = (effect: Effect, bearer: Bearer): readonly string[] => {
  const { key, message: fault } = effectSaid(effect, bearer) ?? { key: '', message: '' };
  if (key.startsWith('needs-')) return [];
  const tried = [...otherEffects(effect), ...leftOut(effect)].map((other) => ({
    other,
    left: effectFault(other, bearer),
  }));
  const better =
    tried.find(({ left }) => left === undefined) ??
    // Another trigger or timing makes almost anything wrong in another way.
    tried.find(
      ({ other, left }) => left !== fault && other.trigger === effect.trigger && other.timing === effect.timing,
    );
  return better === undefined ? [] : differsAt(effect, better.other);
};
