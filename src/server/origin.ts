// Whose page speaks to us: only our own may use a visitor's cookie.

import type { IncomingHttpHeaders } from 'node:http';

/** Does this request come from our own page, or from no page at all (a program sends no Origin)? */
export const isOwnOrigin = (headers: IncomingHttpHeaders): boolean => {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase();
};
