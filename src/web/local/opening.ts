// A table opened on this device: the browser is asked to keep its matches, since nobody else does.

import { signal } from '@preact/signals';
import type { Reply } from '../api.ts';
import { remember } from '../text/index.ts';
import type { LocalOrder } from './asking.ts';
import { orderHere } from './device.ts';

/** That there are matches here; if they are gone one day, the browser has deleted them. */
export const HAS_MATCHES = 'baize.device';

/** The player knows that they are gone. */
export const forgetMatches = (): void => {
  try {
    localStorage.removeItem(HAS_MATCHES);
  } catch {
    // Nothing was remembered then.
  }
};

/** Some browsers ask the player, most decide by themselves; a no changes nothing. */
const askToKeep = (): void => {
  if ('storage' in navigator && 'persist' in navigator.storage) void navigator.storage.persist().catch(() => false);
};

/** The table that was opened here because there is no server, until its player has been told. */
export const insteadOfServer = signal<string | undefined>(undefined);

export const openHere = async (order: LocalOrder): Promise<Reply<{ readonly table: string }>> => {
  const reply = await orderHere(order);
  if (reply.kind === 'ok') {
    insteadOfServer.value = order.company === undefined ? reply.value.table : undefined;
    remember(HAS_MATCHES, 'yes');
    askToKeep();
  }
  return reply;
};
