// Pictures of the shipped set, by card id: portraits from recipes, jutsu and missions as scenes.
import type { BackdropName } from '../backdrops.ts';
import type { PortraitLook } from '../portraits.ts';
import { USUAL } from './cast.ts';
import type { Cast } from './cast.ts';
import { FORGE } from './forge.ts';
import { INDEPENDENT } from './independent.ts';
import { JUTSU } from './jutsu.ts';
import { KITE } from './kite.ts';
import { LANTERN } from './lantern.ts';
import { MISSIONS } from './missions.ts';
import { TIDE } from './tide.ts';

/** A portrait whose parts are all chosen; `stage` counts the versions of a person from 1. */
export type Recipe = { readonly look: PortraitLook; readonly backdrop: BackdropName; readonly stage: number };

const recipesOf = (cast: Cast): (readonly [string, Recipe])[] =>
  Object.entries(cast).flatMap(([base, { who, as }]) =>
    Object.entries(as).map(
      ([title, { backdrop, ...version }], i) =>
        [`${base}/${title}`, { look: { ...USUAL, ...who, ...version }, backdrop, stage: i + 1 }] as const,
    ),
  );

const HOUSES = { lantern: LANTERN, tide: TIDE, kite: KITE, forge: FORGE, independent: INDEPENDENT } as const;

const RECIPES: ReadonlyMap<string, Recipe> = new Map(Object.values(HOUSES).flatMap(recipesOf));

/** How a character of the shipped set is drawn; nothing for cards of other sets. */
export const recipeOf = (id: string): Recipe | undefined => RECIPES.get(id);

const SCENES: ReadonlyMap<string, () => string> = new Map([...Object.entries(JUTSU), ...Object.entries(MISSIONS)]);

/** The scene of a jutsu or mission of the shipped set, in a box of 100 by 100. */
export const sceneOf = (id: string): string | undefined => SCENES.get(id)?.();

/** Every card that has a picture here, with the house whose colours it wears. */
export const PICTURED = [
  ...Object.entries(HOUSES).flatMap(([faction, cast]) =>
    recipesOf(cast).map(([id]) => ({ id, kind: 'character' as const, faction })),
  ),
  ...Object.keys(JUTSU).map((id) => ({ id, kind: 'jutsu' as const, faction: 'moon' })),
  ...Object.keys(MISSIONS).map((id) => ({ id, kind: 'mission' as const, faction: 'independent' })),
] as const;
