// Requests that are not granted: where the fault is, what it is, and the HTTP status that says so.

import { fail, type InputError } from '../kernel/result.ts';

/** Why something was not done. */
export interface Refused extends InputError {
  readonly status: 400 | 404 | 409 | 410 | 429 | 500 | 503 | 507;
}

export const refused = (
  status: Refused['status'],
  at: string,
  message: string,
): { readonly ok: false; readonly error: Refused } => fail({ status, at, message });
