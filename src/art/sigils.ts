// Sigils of jutsu cards: a rosette of leaves on a star, chosen by the card's id.
import { cosine16, sine16 } from './compass.ts';
import { COLOUR, group, outline, path, place, round } from './kit.ts';
import type { Attributes, Box } from './kit.ts';
import type { FactionColours } from './mythos-factions.ts';
import { randomFrom } from './random.ts';
import { fill } from './scenes.ts';

/** Leaves of a sigil with outer radius 50, around the origin, pointing up. */
const LEAVES = [
  'M0 -18C-11 -25 -9 -37 0 -45C9 -37 11 -25 0 -18Z',
  'M0 -46L8 -31L0 -18L-8 -31Z',
  'M-5 -18L-8 -36L0 -45L8 -36L5 -18Z',
  'M0 -18C-4 -26 -13 -30 -9 -38C-6 -43 -1 -41 0 -37C1 -41 6 -43 9 -38C13 -30 4 -26 0 -18Z',
] as const;
const STUD = 'M0 -42L3.6 -37L0 -32L-3.6 -37Z';
const FOLDS = [5, 6, 7, 8] as const;
const GROUND_RADIUS = 59;

const turned = (degrees: number, drawing: string): string => group({ transform: `rotate(${round(degrees)})` }, drawing);

/** Ground of a sigil: two squares on top of each other, the star of the card backs. */
function starGround(look: Attributes): string {
  const corners = Array.from({ length: 16 }, (_, i) => {
    const radius = i % 2 ? 51 : GROUND_RADIUS;
    return `${round(radius * sine16(i))} ${round(-radius * cosine16(i))}`;
  });
  return path(`M${corners.join('L')}Z`, look);
}

/** A rosette with the emblem in its middle; `emblem` is drawn around the origin with radius 15. */
export function sigil(id: string, colours: FactionColours, box: Box, emblem: string): string {
  const random = randomFrom(`sigil:${id}`);
  const fold = random.pick(FOLDS);
  const leaf = random.pick(LEAVES);
  const scale = (Math.min(box.width, box.height) * 0.46) / GROUND_RADIUS;
  const colourOf = (i: number): string => (i % 2 && fold % 2 === 0 ? colours.second : colours.main);
  const petal = (i: number): string => turned((i * 360) / fold, path(leaf, { fill: colourOf(i), ...outline(1.8) }));
  const stud = (i: number): string =>
    turned(((i + 0.5) * 360) / fold, path(STUD, { fill: COLOUR.gold, ...outline(1.2) }));
  const steps = Array.from({ length: fold }, (_, i) => i);
  return (
    fill(box, colours.deep) +
    place(
      box.width / 2,
      box.height / 2,
      scale,
      starGround({ fill: colours.pale, ...outline(2.2) }),
      ...steps.map(petal),
      ...steps.map(stud),
      emblem,
    )
  );
}
