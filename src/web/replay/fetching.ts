// The record of a match of this server or this device, as the text of its file.

import { isDeviceMatch } from '../../kernel/device.ts';
import { recordPath } from '../api.ts';

/** The text, the status that the server refused it with, or no server at all. */
export type Fetched = { readonly text: string } | { readonly status: number } | 'unreachable';

/** A proxy in front of a stopped server answers for it. */
const PROXIES: ReadonlySet<number> = new Set([502, 504]);

export const fetchRecord = async (match: string): Promise<Fetched> => {
  try {
    if (isDeviceMatch(match)) return await (await import('../local/device.ts')).recordHere(match);
    const reply = await fetch(recordPath(match));
    if (PROXIES.has(reply.status)) return 'unreachable';
    return reply.ok ? { text: await reply.text() } : { status: reply.status };
  } catch {
    return 'unreachable';
  }
};
