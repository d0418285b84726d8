// How the people of a set look: who they are, and what each version of them wears.
import type { BackdropName } from '../backdrops.ts';
import { COLOUR } from '../kit.ts';
import type { PortraitLook } from '../portraits.ts';

/** What stays the same from version to version. */
export type Who = Pick<PortraitLook, 'skin' | 'hair' | 'head' | 'browColour'> & { readonly skin: string };

/** One version: clothes, mood, what has changed with the years. */
export type Version = Omit<PortraitLook, 'skin' | 'hair' | 'head'> & { readonly backdrop: BackdropName };

/** A person with all versions, by title, in the order in which one grows into the next. */
export type Role = { readonly who: Who; readonly as: Readonly<Record<string, Version>> };

/** People by base name. */
export type Cast = Readonly<Record<string, Role>>;

export const SKIN = {
  fair: '#F6DCC6',
  light: '#F0C9A0',
  tan: '#E0AC80',
  brown: '#C08658',
  dark: '#946040',
  deep: '#6E4733',
} as const;

export const HAIR = {
  black: '#2B2422',
  brown: '#5B3A24',
  chestnut: '#7E4A26',
  ginger: '#D2672A',
  red: '#B0402A',
  blond: '#E2B54F',
  straw: '#EBCB75',
  grey: '#B3ABA1',
  white: '#F1EDE6',
  silver: '#A9C4DA',
  violet: '#7A55A8',
} as const;

/** What a recipe does not mention, so that nothing in it is left to chance. */
export const USUAL = {
  head: 'oval',
  hair: HAIR.black,
  browColour: COLOUR.ink,
  elder: false,
  style: 'crop',
  brow: 'calm',
  eyes: 'open',
  mouth: 'slight',
  beard: '',
  mantle: 'open',
  accessory: 'none',
  swap: false,
} as const satisfies PortraitLook;
