// What `npm run bench` measures of the wire: bytes per move and client over whole matches, with patches and with whole views.

import { GAMES } from '../src/games/index.ts';
import type { Game } from '../src/kernel/game.ts';
import { resolveOptions } from '../src/kernel/options.ts';
import { fastRandom } from '../src/kernel/random.ts';
import {
  answerIn,
  clientConnected,
  clientReceive,
  openClient,
  type Client,
  type PlayedStep,
} from '../src/protocol/client.ts';
import type { ServerMessage } from '../src/protocol/messages.ts';
import { advance } from '../src/table/table.ts';
import { PLAYERS, seated } from './bench-table.ts';

/** Bytes per move and client. */
export interface WireRow {
  readonly game: string;
  readonly moves: number;
  /** Everything that is sent. */
  readonly bytes: number;
  /** The same with the whole state in every step and the answer in a frame of its own, as protocol 1 had it. */
  readonly whole: number;
}

const MATCHES = 20;

const bytesOf = (message: object): number => Buffer.byteLength(JSON.stringify(message));

const wholeOf = (step: PlayedStep | undefined, message: ServerMessage): number => {
  if (step === undefined) return bytesOf(message);
  const answer = answerIn(message);
  return bytesOf(step) + (answer === undefined ? 0 : bytesOf(answer));
};

const measure = (game: Game, options: unknown): WireRow => {
  const random = fastRandom(5);
  let moves = 0;
  let bytes = 0;
  let whole = 0;
  for (let match = 0; match < MATCHES; match++) {
    const start = seated(game, options, match);
    let { table } = start;
    const clients = new Map<string, Client>(PLAYERS.map((player) => [player, clientConnected(openClient()).client]));
    const hear = (effects: typeof start.effects, counts: boolean): void => {
      for (const effect of effects) {
        if (effect.type !== 'send') continue;
        const { client, news } = clientReceive(clients.get(effect.client)!, effect.message);
        clients.set(effect.client, client);
        if (!counts) continue;
        const step = news.find((each) => each.type === 'step')?.step;
        bytes += bytesOf(effect.message);
        whole += wholeOf(step, effect.message);
      }
    };
    hear(start.effects, false);
    for (let turn = 0; table.timeline.outcome === undefined; turn++) {
      const { match: now, steps } = table.timeline;
      const { must, may } = now.actors;
      const seat = must[0] ?? may[turn % may.length]!;
      const legal = now.legal(seat);
      if (legal.length === 0) continue;
      const action = legal[random.below(legal.length)]!;
      const message = { type: 'act', intent: 'k3J9dU2x', base: steps, action } as const;
      // An id of its own for every request, of the length that the page gives it.
      const intent = `${message.intent}${String(steps).padStart(16, '0')}`;
      const change = advance(
        table,
        { type: 'message', client: PLAYERS[seat]!, message: { ...message, intent } },
        table.now + 5000,
      );
      if (change.table.timeline === table.timeline) throw new Error(`${action} was not taken`);
      ({ table } = change);
      hear(change.effects, true);
      moves++;
    }
  }
  const per = moves * PLAYERS.length;
  return { game: game.id, moves, bytes: bytes / per, whole: whole / per };
};

/** Two people in every game, with random moves. */
export const wireRows = async (): Promise<readonly WireRow[]> => {
  const rows: WireRow[] = [];
  for (const load of Object.values(GAMES)) {
    const { game } = await load();
    const asked = game.id === 'guinote' || game.id === 'mulle' ? { players: 2 } : {};
    const options = resolveOptions(game.options, { options: asked });
    if (!options.ok) throw new Error(options.error.message);
    rows.push(measure(game, options.value));
  }
  return rows;
};

/** The rows as a table. */
export const wireText = (rows: readonly WireRow[]): string =>
  [
    '\n| wire, two people | bytes per move and client | with whole views | share |',
    '| --- | ---: | ---: | ---: |',
    ...rows.map(
      ({ game, bytes, whole }) =>
        `| ${game} | ${bytes.toFixed(0)} | ${whole.toFixed(0)} | ${((100 * bytes) / whole).toFixed(0)} % |`,
    ),
  ].join('\n');
