// One table as this page sees it: the client model at one end, the screen at the other. No rules in here.

import { batch } from '@preact/signals';
import { present } from '../../../kernel/present.ts';
import type { Presentation } from '../../../kernel/presentation.ts';
import type { Answer, ServerMessage } from '../../../protocol/messages.ts';
import {
  clientAgain,
  clientConnected,
  clientLost,
  clientReceive,
  clientRequest,
  type News,
  type Pending,
  type PlayedStep,
  type Sent,
  type Request,
} from '../../../protocol/client.ts';
import type { Ended, OpenLine } from '../../connection.ts';
import type { Advise } from '../../hints/answer.ts';
import { chooseAhead, SLIP_MS, watchTurns } from './ahead.ts';
import { openHints } from './hints.ts';
import { openFinishing } from './finishing.ts';
import { openFormality } from './formality.ts';
import { openScreen, type After, type Screen } from './screen.ts';
import { openTableModel, type TableModel } from './table-model.ts';
import { openStarting } from './starting.ts';
import { unfairText } from './unfair.ts';
import { followPreviews } from './previews.ts';
import { openWatch } from './watch.ts';
import { chooseCard, pickFromTable, type Picked } from './composing.ts';
import { attemptOf, tipOf, tipSpoken, type Laid } from './tip.ts';
import { aimAt, layCard, offerWays, touchCard, touchPlace } from './touch.ts';

/** What the page needs from the world for one table. */
export interface TableWiring {
  readonly open: OpenLine;
  /** The presentation of a game by its id; nothing if this page does not know the game. */
  readonly load: (game: string) => Promise<Presentation> | undefined;
  readonly exists: () => Promise<boolean | 'unreachable'>;
  readonly after: After;
  readonly intent: () => string;
  /** Loads the page anew, since the server speaks another protocol by now. */
  readonly reload: () => void;
  /** Goes to the table of the next match. */
  readonly goOn?: (table: string) => void;
  /** Where hints come from; absent, there are none. */
  readonly advise?: Advise;
  /** Is this something to learn from? Then there is no match to give up or to share. */
  readonly exercise?: true;
  /** Back to the replay that this match is played on from; absent at every other table. */
  readonly back?: () => void;
  /** Gives out the record of a match that no server has; absent at every other table. */
  readonly saveRecord?: () => void;
  /** A match that is over is shown again. */
  readonly replayed?: boolean;
  /** 64 random hexadecimal digits, from which the page contributes to deals; absent, it contributes nothing. */
  readonly entropy?: string;
}

/** A table on screen, and what its player can do. */
export interface TableSession extends TableModel {
  /** Touches a card: plays it, asks which of several things is meant, or asks why not; before one's turn it is chosen for then. */
  readonly touch: (zone: string, card: string) => void;
  /** Asks why not this card, whosever turn it is. */
  readonly ask: (zone: string, card: string) => void;
  /** Touches a place as a whole, such as a stock: does or tries what that means. */
  readonly tap: (zone: string) => void;
  /** Offers all the ways of a card, one or many; says whether there are any. */
  readonly offer: (zone: string, card: string) => boolean;
  /** Lays a card onto another zone: does or tries what that means, and says whether it means anything. */
  readonly lay: (zone: string, card: string, onto: string) => boolean;
  /** Plays what is left, a few moves per second, or stops that. */
  readonly finish: () => void;
  /** Picks something on a table of open cards, or puts it back. */
  readonly pick: (picked: Picked) => void;
  /** Points at a lane or somebody on it: goes there if there is one way, lists the ways if there are several. */
  readonly aim: (target: string) => void;
  readonly act: (action: string) => void;
  readonly request: (request: Request) => void;
  /** Asks for a hint, and then for what else was weighed; absent where nobody gives hints. */
  readonly askHint?: () => void;
  readonly back?: () => void;
  readonly saveRecord?: () => void;
  /** Straight to the latest picture, or to a count before it. */
  readonly skip: () => void;
  /** On to the next picture. */
  readonly next: () => void;
  readonly close: () => void;
}

/** Whoever has the turn and does nothing for so long is idle, in milliseconds. */
const IDLE_MS = 60_000;

/** For so many steps it is remembered which card they laid. */
const LAID = 100;

export const openTableSession = (wiring: TableWiring): TableSession => {
  const model = openTableModel(wiring.entropy, wiring.replayed, wiring.exercise);
  const screen = openScreen(model, wiring.after);
  const starting = openStarting(model, wiring.after);
  const load = loader(model, wiring, screen);
  const closePreviews = followPreviews(model);
  const hints = wiring.advise === undefined ? undefined : openHints(model, wiring.advise);
  const { client } = model;
  /** Cards laid of late, by revision: a lost race is told with the card that won it. */
  const laid = new Map<number, Laid>();
  const noteLaid = ({ revision, events }: PlayedStep): void => {
    const card = events.map((event) => model.presentation.value?.laidCard?.(event)).findLast(Boolean);
    if (card !== undefined) laid.set(revision, card);
    laid.delete(revision - LAID);
  };

  let stopIdle: (() => void) | undefined;
  const startIdle = (): void => {
    stopIdle?.();
    model.idle.value = false;
    stopIdle = wiring.after(IDLE_MS, () => (model.idle.value = true));
  };

  const sent = ({ client: next, send }: Sent): void => {
    client.value = next;
    for (const message of send) wire.send(message);
  };
  const receive = (message: ServerMessage): void =>
    batch(() => {
      watch.heard();
      // A beat says that the server is there, not that the table is.
      if (message.type === 'away') model.line.value = 'away';
      else if (message.type !== 'beat' || model.line.value !== 'away') model.line.value = 'open';
      const received = clientReceive(client.value, message);
      sent(received);
      for (const news of received.news) {
        if (news.type === 'error' && news.error.code === 'protocol') wiring.reload();
        if (news.type === 'step') noteLaid(news.step);
        if (news.type === 'next' && news.next.seats.includes(model.seat.value ?? -1)) wiring.goOn?.(news.next.table);
        tell(model, screen, load, news, laid);
        if (news.type === 'snapshot' || news.type === 'step') starting.told(client.value.state?.countdown?.leftMs);
        if (news.type === 'snapshot' || news.type === 'step') startIdle();
        if (news.type === 'snapshot') starting.played(client.value.state?.playedMs);
      }
    });
  const lost = (_: number, crowded: boolean): void => {
    client.value = clientLost(client.value);
    model.line.value = crowded ? 'crowded' : 'lost';
    if (client.value.state !== null) return;
    void wiring.exists().then((exists) => {
      if (exists === true || client.value.state !== null) return;
      model.trouble.value = exists === false ? 'missing' : 'unreachable';
      if (exists === false) wire.close();
    });
  };
  const opened = (): void => {
    // Whoever was sent away is only let in again with the first message.
    if (model.line.value !== 'crowded') model.line.value = 'open';
    sent(clientConnected(client.value));
  };
  const ended = (why: Ended): void => {
    client.value = clientLost(client.value);
    model.line.value = 'lost';
    model.trouble.value = why;
  };
  const wire = wiring.open({ opened, received: receive, lost, ended });

  const watch = openWatch(model, wire, () => sent(clientAgain(client.value)), wiring.after);

  const request = (wanted: Request): void => {
    model.hint.value = undefined;
    const intent = wiring.intent();
    sent(clientRequest(client.value, wanted, intent));
    watch.asked(intent);
  };
  /** Was a card played a moment ago? */
  let isSlip = false;
  let slip: (() => void) | undefined;
  const act = (action: string): void => {
    // One card at a time: a second touch before the answer is on screen is a slip of the finger, and so is one before the start.
    const isFree = model.pending.value === undefined && model.startsIn.value === undefined;
    screen.skip();
    // The move was meant for a deal that is over.
    if (model.picture.value?.sums !== undefined) return;
    // What was put together on a table of open cards stays until it is played: a refusal explains it.
    if (model.presentation.value?.openTable === undefined) model.choice.value = undefined;
    model.pointed.value = undefined;
    model.aimed.value = undefined;
    if (!isFree) return;
    request({ type: 'act', action });
    slip?.();
    isSlip = true;
    slip = wiring.after(SLIP_MS, () => (isSlip = false));
  };
  /** Touches a card whosever turn it is. */
  const touch = (zone: string, card: string): void => {
    if (!chooseCard(model, screen, act, zone, card)) touchCard(model, screen, act, zone, card);
  };
  const stopWatching = watchTurns(model, touch, act, wiring.after);
  const finishing = openFinishing(model, screen, act, wiring.after);
  const closeFormality = openFormality(model, act, wiring.after);
  /** Whoever does something themselves goes on themselves. */
  const byHand =
    <Given extends readonly unknown[], Done>(done: (...given: Given) => Done) =>
    (...given: Given): Done => {
      finishing.stop();
      return done(...given);
    };
  return {
    ...model,
    touch: byHand((zone: string, card: string) => {
      if (!chooseAhead(model, zone, card, isSlip)) touch(zone, card);
    }),
    ask: byHand(touch),
    pick: byHand((picked: Picked) => pickFromTable(model, screen, picked)),
    tap: byHand((zone: string) => touchPlace(model, screen, act, zone)),
    offer: byHand((zone: string, card: string) => offerWays(model, screen, zone, card)),
    lay: byHand((zone: string, card: string, onto: string) => layCard(model, screen, act, zone, card, onto)),
    finish: finishing.toggle,
    aim: (target) => aimAt(model, act, target),
    act: byHand(act),
    request,
    ...present({ askHint: hints?.ask, back: wiring.back, saveRecord: wiring.saveRecord }),
    skip: screen.skip,
    next: screen.next,
    close: () => {
      watch.close();
      stopIdle?.();
      closePreviews();
      starting.close();
      finishing.stop();
      closeFormality();
      stopWatching();
      slip?.();
      hints?.close();
      screen.close();
      wire.close();
    },
  };
};

/** Loads a game's presentation once; the table is drawn as soon as it is there. */
const loader = (model: TableModel, wiring: TableWiring, screen: Screen): ((game: string) => void) => {
  let loading: string | undefined;
  return (game) => {
    if (loading === game) return;
    loading = game;
    const coming = wiring.load(game);
    if (coming === undefined) {
      model.trouble.value = 'unknown-game';
      return;
    }
    coming.then(
      (presentation) => {
        model.presentation.value = presentation;
        screen.cut();
      },
      () => {
        loading = undefined;
        model.trouble.value = 'unreachable';
      },
    );
  };
};

const tell = (
  model: TableModel,
  screen: Screen,
  load: (game: string) => void,
  news: News,
  laid: ReadonlyMap<number, Laid>,
): void => {
  switch (news.type) {
    case 'snapshot':
      model.trouble.value = undefined;
      load(model.client.value.state?.game ?? '');
      return screen.cut();
    case 'step':
      if (news.step.flag === true) model.flagged.value = news.step.seat;
      return screen.step(news.step);
    case 'answer':
      if (news.request.type === 'phrase' || news.request.type === 'say') return void (model.said.value = news.answer);
      return answered(model, news.request, news.answer, laid);
    case 'error':
      if (news.error.code === 'no-such-table') model.trouble.value = 'missing';
      return undefined;
    case 'offers':
      if (news.ended.length > 0) model.ended.value = news.ended;
      return undefined;
    case 'seats':
    case 'next':
    case 'talk':
      return undefined;
    case 'unfair':
      model.assertive.value = unfairText(news.unfair);
      return undefined;
  }
};

const answered = (model: TableModel, request: Pending, answer: Answer, laid: ReadonlyMap<number, Laid>): void => {
  if (answer.ok) {
    model.tip.value = undefined;
    if (request.type === 'act') model.landing.value = { action: request.action, revision: answer.revision };
    return;
  }
  if (answer.code === 'bad-deck') {
    // Said where the deck is chosen, not over the cloth.
    model.deckTrouble.value = answer.message;
    return;
  }
  const { state } = model.client.value;
  const tip = tipOf(request, answer, state, laid.get(answer.overtakenBy ?? -1));
  model.tip.value = tip;
  model.attempts.value = [...model.attempts.value, ...attemptOf(tip, state)];
  model.assertive.value = tipSpoken(tip, model.words.value);
};
