// Decks for tests: the shipped ones as lists that somebody pastes, and sitting down with one.

import { GAMES } from '../../games/index.ts';
import type { Answer, ServerMessage } from '../../protocol/messages.ts';
import type { Visitor } from './visitor.ts';

/** A shipped deck of Mythos as text, a card a line. */
export const deckList = async (name: string): Promise<string> => {
  const deckTools = (await GAMES['mythos']?.())?.deckTools;
  const loadout = deckTools?.loadoutFor({ deckSize: 'exactly30' }, 1, name);
  if (deckTools === undefined || loadout?.ok !== true) throw new Error(`there is no deck ${name}`);
  const { cards, missions } = loadout.value;
  return deckTools.convertDeck(JSON.stringify({ cards, missions }), undefined).lines.join('\n');
};

/** Sits down at seat 1 with a deck, and gives the answer. */
export const sitDown = (visitor: Visitor, table: string, deck: string): Promise<Answer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const socket = visitor.socket(table);
  const intent = `sit-${Math.random().toString(36).slice(2)}`;
  socket.on('error', reject);
  socket.on('open', () => socket.send(JSON.stringify({ type: 'sit', intent, seat: 1, name: 'Bo', deck })));
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as ServerMessage;
    if (message.type === 'error') reject(new Error(message.message));
    if (message.type !== 'answer') return;
    resolve(message);
    socket.terminate();
  });
  return promise;
};
