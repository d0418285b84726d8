// Somebody at the device who does not hold it: their part in deals is done for them, and they play again when the others do.

import { clientConnected, clientReceive, openClient, type Client, type Sent } from '../../protocol/client.ts';
import type { Seed } from '../../kernel/random.ts';
import type { LocalTable } from './local-table.ts';

/** Sits at a table for a player until told to go. What it hears stays in here. */
export const attend = (local: LocalTable, player: string, entropy: Seed): (() => void) => {
  let client: Client = openClient(entropy);
  let agreed: string | undefined;
  const sent = ({ client: next, send }: Sent): void => {
    client = next;
    // Nobody answers in the middle of being told.
    for (const message of send) queueMicrotask(() => caller.hear(message));
  };
  const agree = (): void => {
    const { offers = [], seat } = client.state ?? {};
    const offer = offers.find(({ what, awaits }) => what === 'rematch' && awaits.includes(seat ?? -1));
    if (offer === undefined || offer.offer === agreed) return;
    agreed = offer.offer;
    const intent = `agree-${offer.offer}`.slice(0, 64);
    queueMicrotask(() => caller.hear({ type: 'accept', intent, offer: offer.offer }));
  };
  const caller = local.connect(player, (message) => {
    sent(clientReceive(client, message));
    agree();
  });
  sent(clientConnected(client));
  return caller.hangUp;
};
