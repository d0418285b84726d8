// What a line typed at the table means: a command, a number, an action or a card.

import type { Presentation, Scene } from '../../kernel/presentation.ts';
import type { Seat } from '../../kernel/game.ts';
import { ownHands, type Move } from '../terminal/moves.ts';
import { bareName } from '../terminal/names.ts';

/** What a player's line asks for. */
export type Command =
  | { readonly kind: 'move'; readonly action: string; readonly typed: string }
  | { readonly kind: 'number'; readonly most: number }
  | { readonly kind: 'several'; readonly card: string; readonly moves: readonly Move[] }
  | { readonly kind: 'why'; readonly action: string | undefined; readonly typed: string }
  | { readonly kind: 'rules'; readonly clause: string | undefined }
  | { readonly kind: 'card'; readonly name: string }
  | { readonly kind: 'pass' | 'help' | 'hint' | 'moves' | 'table' | 'log' | 'score' | 'quit' };

const NAMES = {
  help: ['?', 'help', 'ayuda', 'hjälp', 'hilfe', 'aide'],
  hint: ['hint', 'pista', 'tips', 'tipp', 'indice'],
  moves: ['moves', 'jugadas', 'drag', 'züge', 'coups'],
  table: ['table', 'mesa', 'bord', 'tisch'],
  log: ['log', 'registro', 'logg', 'verlauf', 'journal'],
  score: ['score', 'tanteo', 'poäng', 'stand'],
  quit: ['quit', 'exit', 'salir', 'avsluta', 'beenden', 'quitter'],
} as const;
const WHY = /^(?:why|porque|por qué|por que|varför|warum|pourquoi)(?:\s+(.*))?$/iu;
const CARD = /^(?:card|carta|kort|karte|carte)(?:\s+(.*))?$/iu;
const RULES = /^(?:rules?|reglas?|regler|regeln?|r[èe]gles?)(?:\s+(.*))?$/iu;

/** Everything a line can be understood with. */
export interface Reading {
  readonly presentation: Presentation;
  readonly scene: Scene;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  /** How the game shortens the ids of its cards, if it does. */
  readonly short?: ((id: string) => string) | undefined;
}

/** What a typed line means: a command, a number, an action's text, or a card. */
export const readCommand = (line: string, reading: Reading): Command => {
  const typed = line.trim().replaceAll(/\s+/gu, ' ');
  if (typed === '') return { kind: 'pass' };
  for (const [kind, names] of Object.entries(NAMES)) {
    if ((names as readonly string[]).includes(typed.toLowerCase())) return { kind: kind as keyof typeof NAMES };
  }
  const why = WHY.exec(typed);
  if (why !== null) return readWhy(why[1], reading);
  const rules = RULES.exec(typed);
  if (rules !== null) return { kind: 'rules', clause: rules[1] };
  const card = CARD.exec(typed);
  if (card !== null) return { kind: 'card', name: card[1] ?? '' };
  return readMove(typed, reading);
};

const readWhy = (asked: string | undefined, reading: Reading): Command => {
  const { moves } = reading;
  if (asked === undefined) return { kind: 'why', action: undefined, typed: '' };
  const isNumber = /^\d+$/u.test(asked);
  if (isNumber && !moves.some((move) => move.number === Number(asked))) return { kind: 'number', most: moves.length };
  return { kind: 'why', action: asAction(asked, reading), typed: asked };
};

const readMove = (typed: string, reading: Reading): Command => {
  const { moves } = reading;
  if (/^\d+$/u.test(typed)) {
    const chosen = moves.find((move) => move.number === Number(typed));
    return chosen === undefined
      ? { kind: 'number', most: moves.length }
      : { kind: 'move', action: chosen.action, typed };
  }
  const same = moves.find((move) => move.action.toLowerCase() === typed.toLowerCase());
  if (same !== undefined) return { kind: 'move', action: same.action, typed };
  const named = moves.filter((move) => move.touch !== undefined && isNamed(move.touch.card, typed, reading));
  const touching =
    named.length > 0 ? named : moves.filter(({ touch }) => touch !== undefined && beginsName(touch.card, typed));
  const [only] = touching;
  if (touching.length > 1) return { kind: 'several', card: calledBy(touching, typed, reading), moves: touching };
  return { kind: 'move', action: only?.action ?? asAction(typed, reading), typed };
};

/** Is this what a card is called: by its id, or as short as the game shows it? Signs between words need not be typed. */
const isNamed = (id: string, typed: string, { short = (whole) => whole }: Reading): boolean =>
  [id, short(id)].some(
    (name) =>
      name.toLowerCase() === typed.toLowerCase() || (/\p{L}{3}/u.test(typed) && bareName(name) === bareName(typed)),
  );

/** Does the name of a card begin with whole words that were typed? */
const beginsName = (id: string, typed: string): boolean =>
  /\p{L}{3}/u.test(typed) && `${bareName(id)} `.startsWith(`${bareName(typed)} `);

/** The card that several moves are about; what was typed if they are about several cards. */
const calledBy = (moves: readonly Move[], typed: string, { short = (whole) => whole }: Reading): string => {
  const cards = new Set(moves.map(({ touch }) => touch?.card ?? ''));
  const [only = ''] = cards;
  return cards.size === 1 ? short(only) : typed;
};

/** The action that a card stands for, or else the text itself. */
const asAction = (typed: string, reading: Reading): string => {
  const { presentation, scene, seat, moves } = reading;
  if (/^\d+$/u.test(typed)) return moves.find((move) => move.number === Number(typed))?.action ?? typed;
  const mine = [...scene.zones].sort((a, b) => Number(b.owner === seat) - Number(a.owner === seat));
  for (const fits of [(id: string) => isNamed(id, typed, reading), (id: string) => beginsName(id, typed)]) {
    for (const zone of mine) {
      const card = zone.cards.find((held) => held !== null && fits(held.id));
      const action = card ? presentation.tryTouch(zone.id, card.id, scene) : undefined;
      if (action !== undefined) return action;
    }
  }
  // A card that lies nowhere in sight: tried as if held, so that the rules can say why not.
  const [hand] = ownHands(scene, seat);
  const looksLikeCard = /^[\p{L}\d:]{2,10}$/u.test(typed);
  return (looksLikeCard && hand ? presentation.tryTouch(hand.id, typed.toUpperCase(), scene) : undefined) ?? typed;
};
