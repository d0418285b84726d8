// Pictures of the shipped set, by card id: portraits from recipes, jutsu and missions as scenes.
import type { BackdropName } from '../backdrops.ts';
import type { PortraitLook } from '../portraits.ts';
import { USUAL } from './cast.ts';
import type { Cast } from './cast.ts';
import { FORGE } from './forge.ts';
import { INDEPENDENT } from './independent.ts';
import { KITE } from './kite.ts';
import { LANTERN } from './lantern.ts';
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

const RECIPES: ReadonlyMap<string, Recipe> = new Map([LANTERN, TIDE, KITE, FORGE, INDEPENDENT].flatMap(recipesOf));

/** How a character of the shipped set is drawn; nothing for cards of other sets. */
export const recipeOf = (id: string): Recipe | undefined => RECIPES.get(id);

/** Every character with a recipe. */
export const RECIPE_IDS: readonly string[] = [...RECIPES.keys()];
