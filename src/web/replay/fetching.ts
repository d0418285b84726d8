// The record of a match of this server or this device, as the text of its file.

import { isDeviceMatch } from '../../kernel/device.ts';
import { present } from '../../kernel/present.ts';
import { recordPath } from '../api.ts';

/** Until when the server keeps a match, as `2026-11-16`, or for good because somebody has seen to that. */
export type Keeping = { readonly until: string } | 'for good';

/** The text, the status that the server refused it with (and when the match was deleted), or no server at all. */
export type Fetched =
  | { readonly text: string; readonly keeping?: Keeping }
  | { readonly status: number; readonly deleted?: string }
  | 'unreachable';

const keepingOf = (headers: Headers): Keeping | undefined => {
  const until = headers.get('baize-kept-until');
  if (until !== null) return { until };
  return headers.has('baize-kept') ? 'for good' : undefined;
};

/** A proxy in front of a stopped server answers for it. */
const PROXIES: ReadonlySet<number> = new Set([502, 504]);

export const fetchRecord = async (match: string): Promise<Fetched> => {
  try {
    if (isDeviceMatch(match)) return await (await import('../local/device.ts')).recordHere(match);
    const reply = await fetch(recordPath(match));
    if (PROXIES.has(reply.status)) return 'unreachable';
    if (reply.ok) return { text: await reply.text(), ...present({ keeping: keepingOf(reply.headers) }) };
    return { status: reply.status, ...present({ deleted: reply.headers.get('baize-deleted') ?? undefined }) };
  } catch {
    return 'unreachable';
  }
};
