// What holds in every state, written once: for the safety net, for positions that somebody wrote, and for reports.

import { checkerOf, type Invariant, type Tell } from '../../kernel/invariants.ts';
import { idAt } from './board.ts';
import { kitOf } from './cards.ts';
import { evaluation, missionDeck, missions, opening, passing, picked, waiting } from './layout/possible.ts';
import { cardOf, inPlay, LANES, NONE, ownerOf, waitsFor, type Instance, type State, ROUNDS } from './state.ts';

/** Outside play a card lies with its owner (MYT-1.5). */
const owner = (s: State, tell: Tell): void => {
  for (let seat = 0; seat < 2; seat++) {
    ownPile(s, seat, s.decks, 'decks', tell);
    ownPile(s, seat, s.hands, 'hands', tell);
    ownPile(s, seat, s.discards, 'discards', tell);
  }
};

const ownPile = (s: State, seat: number, piles: readonly Instance[][], name: string, tell: Tell): void => {
  const pile = piles[seat]!;
  for (let i = 0; i < pile.length; i++) {
    if (ownerOf(s, pile[i]!) === seat) continue;
    tell(`${name}[${seat}]`, `holds ${idAt(s, pile[i]!)}, which this player does not own`);
  }
};

const sidePath = (place: number, at: number): string => `lanes[${place >> 1}].sides[${place & 1}][${at}]`;

const place = (s: State, tell: Tell): void => {
  for (let lane = 0; lane < 8; lane++) {
    const side = s.lanes[lane]!;
    for (let i = 0; i < side.length; i++) {
      if (s.at[side[i]!] !== lane) tell(sidePath(lane, i), 'is not where it is said to be');
    }
  }
};

const count = (seen: Uint8Array, pile: readonly Instance[]): void => {
  for (let i = 0; i < pile.length; i++) {
    const card = pile[i]!;
    seen[card]!++;
  }
};

/** Every copy of every card lies in exactly one place. */
const cards = (s: State, tell: Tell): void => {
  const seen = new Uint8Array(s.cards.length);
  for (let seat = 0; seat < 2; seat++) {
    count(seen, s.decks[seat]!);
    count(seen, s.hands[seat]!);
    count(seen, s.discards[seat]!);
  }
  for (let lane = 0; lane < 8; lane++) count(seen, s.lanes[lane]!);
  for (const below of s.under) if (below !== NONE) seen[below]!++;
  for (let card = 0 as Instance; card < seen.length; card++) {
    if (seen[card] !== 1) tell('', `${idAt(s, card)} ${seen[card] === 0 ? 'lies nowhere' : 'is in two places'}`);
  }
};

/** One base name per side and mission (MYT-1.4). */
const names = (s: State, tell: Tell): void => {
  const { base } = kitOf(s.set);
  for (let lane = 0; lane < 8; lane++) {
    const side = s.lanes[lane]!;
    for (let i = 1; i < side.length; i++) {
      for (let j = 0; j < i; j++) {
        if (base[cardOf(s, side[i]!)] !== base[cardOf(s, side[j]!)]) continue;
        tell(`${sidePath(lane, i)}.card`, `has a base name that this side has on ${LANES[lane >> 1]} already`);
        break;
      }
    }
  }
};

/** What waits belongs to whoever is on turn or has won the mission. */
const queue = (s: State, tell: Tell): void => {
  if (s.queue.some(({ seat }) => seat !== waitsFor(s)))
    tell('queue', `must hold effects of seat ${waitsFor(s)} only, whose turn or mission it is`);
};

const bonds = (s: State, tell: Tell): void => {
  if (s.bonds.some(({ source, target }) => !inPlay(s, source) || !inPlay(s, target)))
    tell('lanes', 'must hold both characters of an effect that lasts between them');
};

const gone = (s: State, tell: Tell): void => {
  for (let card = 0 as Instance; card < s.at.length; card++) {
    if (s.at[card] === NONE && (s.tokens[card] !== 0 || s.flags[card] !== 0))
      tell('', `${idAt(s, card)} is out of play and has tokens or lines that are on`);
  }
};

const chakra = (s: State, tell: Tell): void => {
  for (let seat = 0; seat < 2; seat++) if (s.chakra[seat]! < 0) tell(`chakra[${seat}]`, 'must be 0 or more');
};

const tokens = (s: State, tell: Tell): void => {
  for (let card = 0 as Instance; card < s.tokens.length; card++) {
    if (s.tokens[card]! < 0) tell('lanes', `must have no less than no tokens on ${idAt(s, card)}`);
  }
};

const edge = (s: State, tell: Tell): void => {
  if (s.edge !== 0 && s.edge !== 1) tell('edge', 'must be 0 or 1: somebody has the Edge');
};

const rounds = (s: State, tell: Tell): void => {
  if (s.round > ROUNDS) tell('round', `must be at most ${ROUNDS}`);
};

const MOST_POINTS = 10;

/** Each mission is scored once and gives its rank, where neither option says otherwise (MYT-1.1, MYT-9.1, MYT-9.2). */
const points = (s: State, tell: Tell): void => {
  const [a = 0, b = 0] = s.points;
  if (s.options.scoring === 'once' && !s.options.missionBasePoints && a + b > MOST_POINTS)
    tell('points', `must be at most ${MOST_POINTS} together: the missions give no more`);
};

/** What is verified of a state. */
export type Topic = 'cards' | 'missions' | 'phase' | 'effects' | 'points';

export const INVARIANTS = [
  { name: 'names', topic: 'missions', clause: 'MYT-1.4', find: names },
  { name: 'copies', topic: 'cards', clause: 'MYT-1.2', written: true },
  { name: 'lists', topic: 'cards', clause: 'MYT-1.2', written: true },
  { name: 'hashes', topic: 'cards', clause: 'MYT-1.3', written: true },
  { name: 'owner', topic: 'cards', clause: 'MYT-1.5', find: owner },
  { name: 'place', topic: 'cards', find: place },
  { name: 'cards', topic: 'cards', clause: 'MYT-1.2', find: cards },
  { name: 'missions', topic: 'missions', clause: 'MYT-1.1', written: true, find: missions },
  { name: 'mission-deck', topic: 'missions', clause: 'MYT-1.2', written: true, find: missionDeck },
  { name: 'opening', topic: 'phase', clause: 'MYT-2.2', written: true, find: opening },
  { name: 'evaluation', topic: 'phase', clause: 'MYT-5.1', written: true, find: evaluation },
  { name: 'passing', topic: 'phase', clause: 'MYT-4.7', written: true, find: passing },
  { name: 'queue', topic: 'effects', clause: 'MYT-6.5', find: queue },
  { name: 'picked', topic: 'effects', clause: 'MYT-6.4', written: true, find: picked },
  { name: 'waiting', topic: 'effects', clause: 'MYT-6.4', written: true, find: waiting },
  { name: 'bonds', topic: 'effects', clause: 'MYT-7.1', find: bonds },
  { name: 'gone', topic: 'effects', clause: 'MYT-7.1', find: gone },
  { name: 'chakra', topic: 'points', clause: 'MYT-3.2', find: chakra },
  { name: 'tokens', topic: 'effects', clause: 'MYT-7.5', find: tokens },
  { name: 'edge', topic: 'phase', clause: 'MYT-2.1', find: edge },
  { name: 'rounds', topic: 'phase', clause: 'MYT-1.1', find: rounds },
  { name: 'points', topic: 'points', clause: 'MYT-5.4', find: points },
] as const satisfies readonly Invariant<State, Topic>[];

/** The first broken invariant, if any. */
export const check = checkerOf<State>(INVARIANTS);
