// Who somebody is: a secret in a cookie. The server keeps only its hash, so a stolen database opens nobody's seat.

import { createHash, randomBytes } from 'node:crypto';
import type { PlayerId } from '../table/model.ts';

/** The cookie's name. */
export const COOKIE = 'baize';

/** How long a browser keeps it: a year, in seconds. */
export const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** A new secret of 192 bits. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

/** Whether a cookie's value can be one of ours; anything else is replaced. */
export const isSecret = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{32}$/u.test(value);

/** The player behind a secret: its hash. */
export const playerOf = (secret: string): PlayerId =>
  createHash('sha256').update(`baize/player/1\n${secret}`).digest('base64url');
