// A state of Whistle as JSON that people may write, strictly checked.

import type { Json } from '../../src/kernel/json.ts';
import { fail, ok, type InputError, type Result } from '../../src/kernel/result.ts';
import { DECK, type Card } from './cards.ts';
import { check, type Options, type State } from './state.ts';

export const write = (state: State): Json => ({ stock: state.stock, hands: state.hands, played: state.played });

const isCards = (value: unknown): value is Card[] => Array.isArray(value) && value.every((card) => DECK.includes(card));

const isRecord = (json: unknown): json is { readonly [key: string]: unknown } =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

export const read = (options: Options, json: unknown): Result<State, InputError> => {
  if (!isRecord(json)) return fail({ at: '', message: 'must be an object with stock, hands and played' });
  const { stock, hands, played, ...rest } = json;
  const unknown = Object.keys(rest)[0];
  if (unknown !== undefined) return fail({ at: unknown, message: 'is unknown; use stock, hands and played' });
  if (!isCards(stock)) return fail({ at: 'stock', message: 'must be a list of cards such as "HA"' });
  if (!isCards(played)) return fail({ at: 'played', message: 'must be a list of cards such as "HA"' });
  if (!Array.isArray(hands) || hands.length !== 2) return fail({ at: 'hands', message: 'must be two lists of cards' });
  const [first, second]: unknown[] = hands;
  if (!isCards(first)) return fail({ at: 'hands[0]', message: 'must be a list of cards such as "HA"' });
  if (!isCards(second)) return fail({ at: 'hands[1]', message: 'must be a list of cards such as "HA"' });
  const state: State = { cards: options.cards, stock, hands: [first, second], played };
  const breach = check(state);
  return breach === undefined ? ok(state) : fail({ at: '', message: breach.message });
};
