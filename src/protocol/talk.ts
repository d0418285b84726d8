// What players say to each other at a table: fixed phrases, short texts, voice messages. No part of the match: no step, no hash.

import type { Seat } from '../kernel/game.ts';
import { seenName } from './player-name.ts';

/** How much may be said at a table, each with all before it. */
export const TALKS = ['phrases', 'text', 'voice'] as const;
export type TalkLevel = (typeof TALKS)[number];

/** Whoever comes with the link knows the others; strangers have phrases, unless the host wants more. */
export const usualTalk = (isPublic: boolean): TalkLevel => (isPublic ? 'phrases' : 'voice');

/** Phrases that every table knows, in the order they are offered; a game adds its own. */
export const PHRASES = [
  'hello',
  'good-luck',
  'your-turn',
  'one-moment',
  'well-played',
  'thanks',
  'sorry',
  'again',
] as const;

/** The longest text, in code points. */
export const LONGEST_TEXT = 200;

/** The longest voice message, in milliseconds, and in bytes. */
export const LONGEST_VOICE_MS = 5000;
export const MOST_VOICE_BYTES = 65_536;

/** What was said: a phrase by its id, which each reader's page has words for, or a text, or a voice message by its id. */
export type Said =
  | { readonly phrase: string }
  | { readonly text: string }
  | { readonly voice: string; readonly ms: number };

/** One thing said, as everybody who sits is told. */
export type TalkLine = Said & {
  /** Counted from 1 at each table. */
  readonly id: number;
  readonly seat: Seat;
  /** Who said it, by the id that logs have for people: the same at every table. */
  readonly by: string;
};

/** What may be said at a table, and what was said last, oldest first. */
export interface TalkInfo {
  readonly allows: TalkLevel;
  readonly lines: readonly TalkLine[];
}

/** How many lines a table remembers, and tells whoever comes. */
export const KEPT_LINES = 60;

/** Longer than any text can be as it is typed, in UTF-16 units: not even looked at. */
export const MAX_TYPED = 1000;

/** A text as it is shown: one line, without characters that can't be seen or that turn others around. */
export const shownText = (typed: string): string =>
  seenName(typed.replaceAll(/\s+/gu, ' '))
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim();

/** Is there something in it to see, and not too much? */
export const isShowable = (text: string): boolean =>
  text.length <= 2 * LONGEST_TEXT && [...text].length <= LONGEST_TEXT && /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
