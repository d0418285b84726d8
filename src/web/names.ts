// What the player is called, from one visit to the next.

import { remember, remembered, text } from './text/index.ts';

const NAME = 'baize.name';

/** The name given last time, or just "player". */
export const playerName = (): string => remembered(NAME) ?? text.value.player;

export const rememberName = (name: string): void => remember(NAME, name);
