// Bust portraits: parts by hand, the rest from an id; the same id always gives the same picture. Box 100 by 100.
import { COLOUR, circle, group, path } from './kit.ts';
import { accessoriesFor, accessory } from './portrait-accessories.ts';
import type { AccessoryName } from './portrait-accessories.ts';
import { beast } from './portrait-beasts.ts';
import type { BeastName } from './portrait-beasts.ts';
import { BEARD_NAMES, BROW_NAMES, MOUTH_NAMES, beardOf, features } from './portrait-face.ts';
import type { Face } from './portrait-face.ts';
import { GREYS, HAIRS, LONG_STYLES, SHORT_STYLES, hairstyle } from './portrait-hair.ts';
import type { HairstyleName } from './portrait-hair.ts';
import { INK, SHOULDERS, turned } from './portrait-kit.ts';
import type { ClothColours, Worn } from './portrait-kit.ts';
import { MANTLE_NAMES, mantle } from './portrait-mantles.ts';
import type { MantleName } from './portrait-mantles.ts';
import { randomFrom } from './random.ts';

const SKINS = ['#F5D7BB', '#F0C9A0', '#E3B088', '#C98F63', '#A66F47', '#80543A'] as const;

type Person = Face & { readonly style: HairstyleName };

/** `swap` wears the deep colour as the cloth. */
type Attire = { readonly mantle: MantleName; readonly accessory: AccessoryName; readonly swap: boolean };

/** How hair has aged: at the temples, in one lock, or all of it. */
export type Greying = 'temples' | 'lock' | 'grey' | 'white';

/** How the figure stands: the face to a side, the head inclined by degrees, the whole larger or smaller than usual. */
type Pose = {
  readonly turn: number;
  readonly tilt: number;
  readonly size: number;
  readonly greying: Greying;
  readonly beast: BeastName;
  /** Worn and held, beside the accessory. */
  readonly with: readonly AccessoryName[];
};

/** Single parts of a portrait that are not left to chance; colours go into the drawing as they are. */
export type PortraitLook = Partial<Person & Attire & Pose>;

/** Who the person is; versions of one person share it. */
function choosePerson(seed: string): Person {
  const random = randomFrom(`person:${seed}`);
  const bearded = random.chance(0.5);
  const elder = random.chance(0.2);
  const style = random.pick<HairstyleName>(bearded ? SHORT_STYLES : LONG_STYLES);
  const hair = random.pick<string>(elder ? GREYS : HAIRS);
  const wearsBeard = bearded && (style === 'bald' || random.chance(0.6));
  return {
    elder,
    style,
    hair,
    skin: random.pick(SKINS),
    head: random.pick<Face['head']>(bearded ? ['oval', 'square', 'long', 'square'] : ['oval', 'round', 'tapered']),
    brow: random.pick(BROW_NAMES),
    eyes: random.pick(['open', 'open', 'lidded', 'lidded', 'serene']),
    mouth: random.pick(MOUTH_NAMES),
    beard: wearsBeard ? random.pick(BEARD_NAMES) : '',
    browColour: elder ? '#6B635A' : COLOUR.ink,
  };
}

/** What the person wears on this card. */
function chooseAttire(seed: string, style: HairstyleName): Attire {
  const random = randomFrom(`attire:${seed}`);
  return {
    mantle: random.pick(MANTLE_NAMES),
    accessory: random.pick(accessoriesFor(style)),
    swap: random.chance(0.3),
  };
}

/** Hair as it is now. */
const agedHair = (hair: string, greying?: Greying): string => {
  if (greying === 'grey') return '#B3ABA1';
  return greying === 'white' ? '#F1EDE6' : hair;
};

const GREY_PARTS = {
  temples: 'M32 42C30.6 36 31.6 31 34.6 28C35.6 32 34.6 37 34 43ZM68 42C69.4 36 68.4 31 65.4 28C64.4 32 65.4 37 66 43Z',
  lock: 'M50 17C58 16 65 20 68 28C67 31 66 32 64.6 33C61 28 56 27 52 27Z',
} as const;

const greyPart = (greying?: Greying): string =>
  greying === 'temples' || greying === 'lock' ? path(GREY_PARTS[greying], { fill: '#E6E1D8' }) : '';

const moved = (turn: number, drawing: string): string =>
  turn === 0 ? drawing : group({ transform: `translate(${turn} 0)` }, drawing);

/** Larger or smaller, standing on the same ground. */
const sized = (size: number, drawing: string): string =>
  size === 1
    ? drawing
    : group({ transform: `translate(${50 - 50 * size} ${100 - 100 * size}) scale(${size})` }, drawing);

/** Clothes come from `id`, face and hair from `person`: given the base name, versions of a character look alike. */
export function bust(id: string, colours: ClothColours, person: string = id, look: PortraitLook = {}): string {
  const chosen = { ...choosePerson(person), ...look };
  const wear = { ...chooseAttire(id, chosen.style), ...look };
  const { turn = 0, tilt = 0, size = 1, greying } = look;
  const who = { ...chosen, hair: agedHair(chosen.hair, greying) };
  const cloth = wear.swap ? { ...colours, main: colours.deep, deep: colours.main } : colours;
  const hair = hairstyle(who.style);
  const hairColour = hair.cloth ? cloth.main : who.hair;
  const parts = [wear.accessory, ...(look.with ?? [])].map(accessory);
  const drawn = (layer: 'behind' | 'front', place: Worn['place']): string =>
    parts.map((part) => (part.place === place ? (part[layer]?.(colours, who.skin) ?? '') : '')).join('');
  if (look.beast !== undefined)
    return sized(size, drawn('behind', undefined) + beast(look.beast) + drawn('front', undefined));
  const leant = (drawing: string): string => (tilt === 0 || drawing === '' ? drawing : turned(tilt, 50, 66, drawing));
  return sized(
    size,
    [
      drawn('behind', undefined),
      leant(drawn('behind', 'head') + (hair.back?.(hairColour) ?? '')),
      path('M43 56H57V72C54 76 46 76 43 72Z', { fill: who.skin, ...INK }),
      path('M43.9 62.6C48 66.4 54 66 56.1 61.4V66C52 70 47 69 43.9 66Z', { fill: COLOUR.redDark, fillOpacity: 0.18 }),
      path(SHOULDERS, { fill: cloth.main, ...INK }),
      mantle(wear.mantle, cloth, who.skin),
      leant(
        [
          circle(33, 44.5, 3.6, { fill: who.skin, ...INK }),
          circle(67, 44.5, 3.6, { fill: who.skin, ...INK }),
          features(who, turn),
          moved(turn, beardOf(who)),
          moved(turn, drawn('front', 'face')),
          hair.under?.(who.hair) ?? '',
          hair.front?.(hairColour) ?? '',
          greyPart(greying),
          hair.over?.(hairColour) ?? '',
          drawn('front', 'head'),
        ].join(''),
      ),
      drawn('front', undefined),
    ].join(''),
  );
}
