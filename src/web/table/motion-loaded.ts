// Motion, loaded with the first table of a kind: `motion.ts` for the built page. Until it is there nothing moves.

import type * as Flight from './around/flight.ts';
import type { Move } from './motion.ts';
import type * as OpenMotion from './open/motion.ts';

let flight: typeof Flight | undefined;
let motion: typeof OpenMotion | undefined;

const load = async (open: boolean): Promise<void> => {
  if (open) motion ??= await import('./open/motion.ts');
  else flight ??= await import('./around/flight.ts');
};

export const loadMotion = (open: boolean): void => void load(open).catch(() => undefined);

export const measured = (root: HTMLElement, open: boolean): Move | undefined => {
  if (open) {
    const laid = motion?.measureOpen(root);
    return laid && ((from, to) => motion?.moveOpen(root, laid, from, to));
  }
  const places = flight?.measure(root);
  return places && ((from, to) => flight?.moveFrom(root, places, from.scene, to.scene, to.hurried));
};
