// Who somebody is: a secret in a signed cookie. The server keeps only its hash, so a stolen database opens nobody's seat.

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PlayerId } from '../table/model.ts';

/** The cookie's name. */
export const COOKIE = 'baize';

/** How long a browser keeps it: a year, in seconds. */
export const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** The store's name for the key that signs cookies. */
export const COOKIE_KEY = 'cookies';

/** A secret of 192 bits and its signature. Cookies of before signatures have no second part. */
const FORM = /^(?<secret>[A-Za-z0-9_-]{32})(?:\.(?<signature>[A-Za-z0-9_-]{43}))?$/u;

/** Somebody who asks something. */
export interface Visitor {
  readonly player: PlayerId;
  /** The cookie they are to be given; absent when the one they sent is good. */
  readonly newCookie?: string;
}

/** Tells who sent a cookie. */
export type Recognise = (cookie: string | undefined) => Promise<Visitor>;

/** The player behind a secret: its hash. */
export const playerOf = (secret: string): PlayerId =>
  createHash('sha256').update(`baize/player/1\n${secret}`).digest('base64url');

/** A secret with its signature, as a cookie holds it. */
export const cookieOf = (secret: string, key: string): string =>
  `${secret}.${createHmac('sha256', key).update(`baize/cookie/1\n${secret}`).digest('base64url')}`;

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Recognises visitors by cookies signed with a key. One that is not signed with it counts only if its player has sat at a
 * table, which nobody can make up; it gets a signature. Everybody else is a new visitor.
 */
export const openRecognition = (key: string, hasSat: (player: PlayerId) => Promise<boolean>): Recognise => {
  const newcomer = (): Visitor => {
    const secret = randomBytes(24).toString('base64url');
    return { player: playerOf(secret), newCookie: cookieOf(secret, key) };
  };
  return async (cookie) => {
    const secret = FORM.exec(cookie ?? '')?.groups?.['secret'];
    if (cookie === undefined || secret === undefined) return newcomer();
    const player = playerOf(secret);
    const good = cookieOf(secret, key);
    if (isSame(cookie, good)) return { player };
    return (await hasSat(player)) ? { player, newCookie: good } : newcomer();
  };
};
