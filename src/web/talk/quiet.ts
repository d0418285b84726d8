// Whom this player does not want to hear: muted at one table, or blocked everywhere. Kept in this browser; blocks also with the player, by the server.

import { signal } from '@preact/signals';
import { remember, remembered } from '../text/index.ts';
import { fetchBlocks, sendBlock } from './api.ts';

const MUTED = 'baize.muted';
const BLOCKED = 'baize.blocked';

/** How many of each this browser remembers. */
const MOST = 500;

const readList = (key: string): readonly string[] => {
  try {
    const list: unknown = JSON.parse(remembered(key) ?? '[]');
    return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
};

const muted = signal(readList(MUTED));
const blocked = signal(readList(BLOCKED));

const toggled = (list: readonly string[], item: string): readonly string[] =>
  list.includes(item) ? list.filter((each) => each !== item) : [...list, item].slice(-MOST);

export const isMuted = (table: string, person: string): boolean => muted.value.includes(`${table} ${person}`);

export const isBlocked = (person: string): boolean => blocked.value.includes(person);

export const isQuiet = (table: string, person: string): boolean => isMuted(table, person) || isBlocked(person);

export const toggleMuted = (table: string, person: string): void => {
  muted.value = toggled(muted.value, `${table} ${person}`);
  remember(MUTED, JSON.stringify(muted.value));
};

export const toggleBlocked = (person: string): void => {
  blocked.value = toggled(blocked.value, person);
  remember(BLOCKED, JSON.stringify(blocked.value));
  void sendBlock(person, isBlocked(person));
};

/** Asks the server whom this player has blocked in another tab, or before this browser was cleared. */
export const recallBlocks = async (): Promise<void> => {
  const told = await fetchBlocks();
  blocked.value = [...new Set([...blocked.value, ...told])];
};
