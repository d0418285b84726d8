// Everything a table has on screen, as signals: what the client knows, the picture shown, and what lies over it.

import { computed, signal } from '@preact/signals';
import type { Banner } from '../../../kernel/moments.ts';
import type { Presentation, Rich, SceneCard, Who } from '../../../kernel/presentation.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Answer, OfferEnd } from '../../../protocol/messages.ts';
import { botNames } from '../../../protocol/names.ts';
import { openClient, type Client } from '../../../protocol/client.ts';
import { PLAIN_DECK } from '../../art.ts';
import { deckOf } from '../../games.ts';
import { text, wordsOf } from '../../text/index.ts';
import type { Held } from './ahead.ts';
import type { ShownHint } from './hints.ts';
import type { Picked } from './composing.ts';
import type { Picture } from './pictures.ts';
import type { SheetName, Tab } from './sheets.ts';
import type { Attempt, Tip } from './tip.ts';

/** Why there is no table to show. */
export type Trouble = 'missing' | 'broken' | 'not-shipped' | 'unreachable' | 'unknown-game';

/** `replayed`: a match that is over is shown again, to somebody who may never have sat at its table. `exercise`: no match at all. */
export const openTableModel = (entropy?: string, replayed = false, exercise = false) => {
  const client = signal<Client>(openClient(entropy));
  const picture = signal<Picture | undefined>(undefined);
  const presentation = signal<Presentation | undefined>(undefined);
  const seat = computed(() => client.value.state?.seat ?? null);
  /** Granted, but not on screen yet. */
  const landing = signal<{ readonly action: string; readonly revision: number } | undefined>(undefined);
  /** Requests that have waited too long for an answer, by intent. */
  const late = signal<readonly string[]>([]);
  const bots = computed(() => botNames(client.value.state?.seats.map(({ sitter }) => sitter) ?? []));
  const nameOf = (of: Seat): string => {
    const sitter = client.value.state?.seats[of]?.sitter;
    if (sitter === null || sitter === undefined) return text.value.emptySeat;
    // Whoever wanted to be forgotten has no name any more.
    return sitter.kind === 'bot' ? (bots.value[of] ?? '') : sitter.name || text.value.player;
  };
  const who: Who = Object.defineProperty(
    (of: Seat): string => (of === seat.value && !replayed ? text.value.you : nameOf(of)),
    'you',
    { get: () => (replayed ? undefined : (seat.value ?? undefined)) },
  );
  return {
    replayed,
    client,
    /** Not a match, but something to learn from: nothing is given up, taken back or shared. */
    exercise,
    picture,
    presentation,
    deck: computed(() => (presentation.value === undefined ? PLAIN_DECK : deckOf(presentation.value))),
    seat,
    landing,
    /** With the view, so that cards which a match brought are known. */
    words: computed(() => presentation.value && wordsOf(presentation.value, client.value.state?.view)),
    /** `crowded`: the server takes no more connections for now; `away`: it is there, but the table is out of reach. */
    line: signal<'open' | 'lost' | 'crowded' | 'away'>('lost'),
    late,
    /** Does the player wait for an answer for too long? */
    isLate: computed(() => client.value.pending.some(({ intent }) => late.value.includes(intent))),
    trouble: signal<Trouble | undefined>(undefined),
    tip: signal<Tip | undefined>(undefined),
    hint: signal<ShownHint | undefined>(undefined),
    /** The card that follows the pointer. */
    dragged: signal<string | undefined>(undefined),
    /** Is what is left being played without asking? */
    finishing: signal(false),
    /** When the match started, by the page's own clock; in the future while it is counted down. */
    startedAt: signal<number | undefined>(undefined),
    /** An action outside of what is legal, before its price is accepted. */
    risk: signal<string | undefined>(undefined),
    /** Several things a touch could mean. */
    choice: signal<readonly string[] | undefined>(undefined),
    /** A card that is chosen, but not played yet. */
    held: signal<Held | undefined>(undefined),
    /** The one of them that the player looks at. */
    pointed: signal<string | undefined>(undefined),
    /** What was picked on a table of open cards: each thing by its place there, and what it is. */
    picked: signal<readonly Picked[]>([]),
    /** Ways that are listed in a sheet of their own. */
    listed: signal<readonly string[]>([]),
    /** The lane whose ways are listed, of a card that could go to several. */
    aimed: signal<string | undefined>(undefined),
    /** The card that is shown in full. */
    looked: signal<string | undefined>(undefined),
    /** The open pile that is looked through. */
    pile: signal<string | undefined>(undefined),
    /** Why the deck that was brought can't be played. */
    deckTrouble: signal<string | undefined>(undefined),
    /** The sheet over the table, the rail's tab if one was chosen, and the clause of the rules that was asked for. */
    sheet: signal<SheetName | undefined>(undefined),
    tab: signal<Tab | undefined>(undefined),
    clause: signal(''),
    attempts: signal<readonly Attempt[]>([]),
    lastTrick: signal<readonly SceneCard[]>([]),
    toast: signal<Rich | undefined>(undefined),
    /** The last notice that tells of a step: it is worth nothing once others have followed. */
    told: signal<Rich | undefined>(undefined),
    /** What is announced across the table. */
    banner: signal<Banner | undefined>(undefined),
    /** Seconds until the match starts, while the table counts them down. */
    startsIn: signal<number | undefined>(undefined),
    /** How much others have said that was not looked at yet, and what became of what this player said last. */
    unread: signal(0),
    said: signal<Answer | undefined>(undefined),
    /** Nothing has happened for a minute. */
    idle: signal(false),
    /** The seat that has just run out of time. */
    flagged: signal<Seat | undefined>(undefined),
    /** Offers that have just ended. */
    ended: signal<readonly OfferEnd[]>([]),
    /** For the two live regions. */
    polite: signal(''),
    assertive: signal(''),
    /** The action on its way to the table and the screen, if there is one. */
    pending: computed(() => {
      const waiting = client.value.pending.find((each) => each.type === 'act')?.action;
      if (waiting !== undefined) return waiting;
      const landed = landing.value !== undefined && landing.value.revision <= (picture.value?.revision ?? 0);
      return landed ? undefined : landing.value?.action;
    }),
    nameOf,
    who,
  };
};

/** What a table has on screen. */
export type TableModel = ReturnType<typeof openTableModel>;

/** Is it this player's turn in a picture? */
export const mustAct = (model: TableModel, picture: Picture | undefined): boolean => {
  const me = model.seat.value;
  if (model.replayed || picture === undefined || me === null) return false;
  return picture.outcome === null && picture.scene.actors.must.includes(me);
};

/** Does this player play against bots alone, and does the match go on? Only then can a move be taken back. */
export const playsBots = (model: TableModel): boolean => {
  const { state } = model.client.value;
  if (model.replayed || state === null || state.seat === null || state.outcome !== null) return false;
  return state.seats.every(({ seat, sitter }) => seat === state.seat || sitter?.kind === 'bot');
};
