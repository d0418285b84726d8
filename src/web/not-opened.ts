// Why no table was opened, for whoever wanted one.

import type { Reply } from './api.ts';
import { fill, text } from './text/index.ts';

/** The server's storage is full. */
const NO_ROOM = 507;

/** `template` says it with the server's own objection. */
export const notOpened = (
  reply: Exclude<Reply<unknown>, { readonly kind: 'ok' }>,
  template: string = text.value.cannotCreate,
): string => {
  if (reply.kind === 'unreachable') return text.value.unreachable;
  return reply.status === NO_ROOM ? text.value.noRoom : fill(template, { why: reply.message });
};
