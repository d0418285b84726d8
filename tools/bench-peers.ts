// The same small game on Baize and on boardgame.io, in one run: whole matches, every move judged, a new state for each.
//
// boardgame.io is installed only for this, apart from the project's packages; it is not a dependency.

import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { game as whistle } from '../examples/whistle/game.ts';
import { beats, DECK, suitOf, type Card } from '../examples/whistle/cards.ts';
import { anyGame, openMatch } from '../src/kernel/match.ts';
import { fastRandom } from '../src/kernel/random.ts';
import type { Subject } from './bench-subjects.ts';

const PEER = 'boardgame.io';
const VERSION = '0.50.2';
const BATCH = 200;

interface PeerState {
  readonly hands: Card[][];
  trick: Card[];
  readonly tricks: number[];
  played: number;
}

interface PeerContext {
  readonly currentPlayer: string;
  readonly gameover?: unknown;
}

/** The part of boardgame.io that is used here. */
interface Peer {
  readonly Client: (setup: { readonly game: unknown; readonly numPlayers: number; readonly debug: false }) => {
    readonly start: () => void;
    readonly reset: () => void;
    readonly getState: () => { readonly G: PeerState; readonly ctx: PeerContext };
    readonly moves: { readonly play: (card: Card) => void };
  };
}

/** Packages that only this measurement needs, apart from the project's own. */
export const installed = (root: string, ...packages: readonly string[]): NodeJS.Require => {
  const folder = join(root, 'node_modules', '.cache', 'baize-peers');
  mkdirSync(folder, { recursive: true });
  const quiet = ['--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  execFileSync('npm', ['install', '--prefix', folder, ...quiet, ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return createRequire(join(folder, 'peers.cjs'));
};

/** The cards that WHI-5 permits. */
const permitted = (hand: readonly Card[], led: Card | undefined): readonly Card[] => {
  const following = led === undefined ? [] : hand.filter((card) => suitOf(card) === suitOf(led));
  return following.length > 0 ? following : hand;
};

/** Whistle for boardgame.io, written the way its guide recommends. */
const peerWhistle = (invalid: unknown): unknown => ({
  name: 'whistle',
  setup: ({ random }: { readonly random: { readonly Shuffle: (deck: readonly Card[]) => Card[] } }): PeerState => {
    const deck = random.Shuffle(DECK);
    return { hands: [deck.slice(0, 5), deck.slice(5, 10)], trick: [], tricks: [0, 0], played: 0 };
  },
  moves: {
    play: (
      {
        G,
        ctx,
        events,
      }: {
        readonly G: PeerState;
        readonly ctx: PeerContext;
        readonly events: { readonly endTurn: (to?: { readonly next: string }) => void };
      },
      card: Card,
    ): unknown => {
      const seat = Number(ctx.currentPlayer);
      const hand = G.hands[seat] as Card[];
      const [led] = G.trick;
      if (!hand.includes(card) || !permitted(hand, led).includes(card)) return invalid;
      hand.splice(hand.indexOf(card), 1);
      G.trick.push(card);
      G.played++;
      if (led === undefined) return events.endTurn();
      const winner = beats(card, led) ? seat : 1 - seat;
      G.tricks[winner] = (G.tricks[winner] as number) + 1;
      G.trick = [];
      return events.endTurn({ next: String(winner) });
    },
  },
  endIf: ({ G }: { readonly G: PeerState }) => (G.played === 10 ? { tricks: [...G.tricks] } : undefined),
});

const onPeer = (require: NodeJS.Require): Subject => {
  const { Client } = require(`${PEER}/client`) as Peer;
  const { INVALID_MOVE } = require(`${PEER}/core`) as { readonly INVALID_MOVE: unknown };
  const client = Client({ game: peerWhistle(INVALID_MOVE), numPlayers: 2, debug: false });
  client.start();
  const random = fastRandom(1);
  return {
    name: `Whistle on ${PEER} ${VERSION}: local client, whole matches`,
    unit: 'moves/s',
    run: () => {
      let units = 0;
      for (let i = 0; i < BATCH; i++) {
        client.reset();
        for (let { G, ctx } = client.getState(); ctx.gameover === undefined; { G, ctx } = client.getState()) {
          const legal = permitted(G.hands[Number(ctx.currentPlayer)] as Card[], G.trick[0]);
          client.moves.play(legal[random.below(legal.length)] as Card);
          units++;
        }
      }
      // Its shuffle can't be seeded here, so only the number of moves can be compared.
      return { units, sum: units };
    },
  };
};

const onBaize = (): Subject => {
  const game = anyGame(whistle);
  const random = fastRandom(1);
  return {
    name: 'Whistle on Baize: judged, checked, with events, whole matches',
    unit: 'moves/s',
    run: () => {
      let units = 0;
      let sum = 0;
      for (let i = 0; i < BATCH; i++) {
        let { match } = openMatch(game, { cards: 5 }).resolve(random);
        while (match.outcome === undefined) {
          const seat = match.actors.must[0] as number;
          const legal = match.legal(seat);
          const turn = match.act(seat, legal[random.below(legal.length)] as string);
          if (!turn.ok) throw new Error(turn.error.kind);
          ({ match } = turn.value);
          sum = (sum + turn.value.events.length) | 0;
          units++;
        }
      }
      return { units, sum };
    },
  };
};

/** Both subjects, to be measured one after the other. */
export const peers = (root: string): readonly Subject[] => {
  process.env['NODE_ENV'] = 'production';
  return [onBaize(), onPeer(installed(root, `${PEER}@${VERSION}`))];
};
