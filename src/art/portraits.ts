// Bust portraits from an id: the same id always gives the same picture. Box 100 by 100, shoulders closed along the lower edge.
import { COLOUR, circle, outline, path } from './kit.ts';
import { accessoriesFor, accessory } from './portrait-accessories.ts';
import type { AccessoryName } from './portrait-accessories.ts';
import { BEARD_NAMES, BROW_NAMES, MOUTH_NAMES, beardOf, features } from './portrait-face.ts';
import type { Face } from './portrait-face.ts';
import { GREYS, HAIRS, LONG_STYLES, SHORT_STYLES, hairstyle } from './portrait-hair.ts';
import type { HairstyleName } from './portrait-hair.ts';
import { MANTLE_NAMES, SHOULDERS, mantle } from './portrait-mantles.ts';
import type { ClothColours, MantleName } from './portrait-mantles.ts';
import { randomFrom } from './random.ts';

const INK = outline(1.9);
const SKINS = ['#F5D7BB', '#F0C9A0', '#E3B088', '#C98F63', '#A66F47', '#80543A'] as const;

type Person = Face & { readonly style: HairstyleName };

/** `swap` wears the deep colour as the cloth. */
type Attire = { readonly mantle: MantleName; readonly accessory: AccessoryName; readonly swap: boolean };

/** Single parts of a portrait that are not left to chance; colours go into the drawing as they are. */
export type PortraitLook = Partial<Person & Attire>;

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

/** Clothes come from `id`, face and hair from `person`: given the base name, versions of a character look alike. */
export function bust(id: string, colours: ClothColours, person: string = id, look: PortraitLook = {}): string {
  const who = { ...choosePerson(person), ...look };
  const wear = { ...chooseAttire(id, who.style), ...look };
  const cloth = wear.swap ? { ...colours, main: colours.deep, deep: colours.main } : colours;
  const hair = hairstyle(who.style);
  const hairColour = hair.cloth ? cloth.main : who.hair;
  const carried = accessory(wear.accessory);
  return [
    carried.behind?.(colours) ?? '',
    hair.back?.(hairColour) ?? '',
    path('M43 56H57V72C54 76 46 76 43 72Z', { fill: who.skin, ...INK }),
    path('M43.9 62.6C48 66.4 54 66 56.1 61.4V66C52 70 47 69 43.9 66Z', { fill: COLOUR.redDark, fillOpacity: 0.18 }),
    path(SHOULDERS, { fill: cloth.main, ...INK }),
    mantle(wear.mantle, cloth),
    circle(33, 44.5, 3.6, { fill: who.skin, ...INK }),
    circle(67, 44.5, 3.6, { fill: who.skin, ...INK }),
    features(who),
    beardOf(who),
    hair.under?.(who.hair) ?? '',
    hair.front?.(hairColour) ?? '',
    hair.over?.(hairColour) ?? '',
    carried.front?.(colours) ?? '',
  ].join('');
}
