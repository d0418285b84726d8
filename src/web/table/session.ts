// One table as this page sees it: the client model at one end, the screen at the other. No rules in here.

import { batch } from '@preact/signals';
import type { Face, Scene } from '../../kernel/face.ts';
import type { Answer, ServerMessage } from '../../protocol/messages.ts';
import {
  clientAgain,
  clientConnected,
  clientLost,
  clientReceive,
  clientWish,
  type News,
  type Pending,
  type Sent,
  type Wish,
} from '../../table/client.ts';
import type { Ended, OpenLine } from '../connection.ts';
import { askedBy, waysOpen, waysTo } from './asked.ts';
import { openScreen, type After, type Screen } from './screen.ts';
import { openShown, type Shown } from './shown.ts';
import { openStarting } from './starting.ts';
import { attemptOf, tipOf, tipSpoken } from './tip.ts';

/** What the page needs from the world for one table. */
export interface TableWiring {
  readonly open: OpenLine;
  /** The face of a game by its id; nothing if this page does not know the game. */
  readonly load: (game: string) => Promise<Face> | undefined;
  readonly exists: () => Promise<boolean | 'unreachable'>;
  readonly after: After;
  readonly intent: () => string;
}

/** A table on screen, and what its player can do. */
export interface TableSession extends Shown {
  /** Touches a card: plays it, asks which of several things is meant, or asks why not. */
  readonly touch: (zone: string, card: string) => void;
  /** Touches a place as a whole, such as a stock: does or tries what that means. */
  readonly tap: (zone: string) => void;
  /** Points at a place or a lane: goes there if there is one way, lists the ways if there are several. */
  readonly aim: (target: string) => void;
  readonly act: (action: string) => void;
  readonly wish: (wish: Wish) => void;
  /** Straight to the latest picture. */
  readonly skip: () => void;
  readonly close: () => void;
}

const ASK_AGAIN = 4000;

export const openTableSession = (wiring: TableWiring): TableSession => {
  const shown = openShown();
  const screen = openScreen(shown, wiring.after);
  const starting = openStarting(shown, wiring.after);
  const load = loader(shown, wiring, screen);
  const { client } = shown;

  const sent = ({ client: next, send }: Sent): void => {
    client.value = next;
    for (const message of send) wire.send(message);
  };
  const receive = (message: ServerMessage): void =>
    batch(() => {
      const received = clientReceive(client.value, message);
      sent(received);
      for (const news of received.news) {
        tell(shown, screen, load, news);
        if (news.type === 'snapshot' || news.type === 'step') starting.told(client.value.state?.countdown?.leftMs);
      }
    });
  const lost = (): void => {
    client.value = clientLost(client.value);
    shown.line.value = 'lost';
    if (client.value.state !== null) return;
    void wiring.exists().then((exists) => {
      if (exists === true || client.value.state !== null) return;
      shown.trouble.value = exists === false ? 'missing' : 'unreachable';
      if (exists === false) wire.close();
    });
  };
  const opened = (): void => {
    shown.line.value = 'open';
    sent(clientConnected(client.value));
  };
  const ended = (why: Ended): void => {
    client.value = clientLost(client.value);
    shown.line.value = 'lost';
    shown.trouble.value = why;
  };
  const wire = wiring.open({ opened, received: receive, lost, ended });

  let cancelAgain: (() => void) | undefined;
  const askAgain = (): void => {
    const { pending, upToDate, connected } = client.value;
    if (connected && (pending.length > 0 || !upToDate)) sent(clientAgain(client.value));
    cancelAgain = wiring.after(ASK_AGAIN, askAgain);
  };
  cancelAgain = wiring.after(ASK_AGAIN, askAgain);

  const wish = (wanted: Wish): void => sent(clientWish(client.value, wanted, wiring.intent()));
  const act = (action: string): void => {
    screen.skip();
    shown.choice.value = undefined;
    shown.pointed.value = undefined;
    shown.aimed.value = undefined;
    // One card at a time: a second touch before the answer is a slip of the finger, and so is one before the start.
    if (shown.pending.value === undefined && shown.startsIn.value === undefined) wish({ type: 'act', action });
  };
  return {
    ...shown,
    touch: (zone, card) => touch(shown, screen, act, zone, card),
    tap: (zone) => tap(shown, screen, act, zone),
    aim: (target) => aim(shown, act, target),
    act,
    wish,
    skip: screen.skip,
    close: () => {
      cancelAgain?.();
      starting.close();
      screen.close();
      wire.close();
    },
  };
};

/** Loads a game's face once; the table is drawn as soon as it is there. */
const loader = (shown: Shown, wiring: TableWiring, screen: Screen): ((game: string) => void) => {
  let loading: string | undefined;
  return (game) => {
    if (loading === game) return;
    loading = game;
    const coming = wiring.load(game);
    if (coming === undefined) {
      shown.trouble.value = 'unknown-game';
      return;
    }
    coming.then(
      (face) => {
        shown.face.value = face;
        screen.cut();
      },
      () => {
        loading = undefined;
        shown.trouble.value = 'unreachable';
      },
    );
  };
};

const tell = (shown: Shown, screen: Screen, load: (game: string) => void, news: News): void => {
  switch (news.type) {
    case 'snapshot':
      shown.trouble.value = undefined;
      load(shown.client.value.state?.game ?? '');
      return screen.cut();
    case 'step':
      return screen.step(news.step);
    case 'answer':
      return answered(shown, news.wish, news.answer);
    case 'error':
      if (news.error.code === 'no-such-table') shown.trouble.value = 'missing';
      return undefined;
    case 'seats':
      return undefined;
  }
};

const answered = (shown: Shown, wish: Pending, answer: Answer): void => {
  if (answer.ok) {
    shown.tip.value = undefined;
    if (wish.type === 'act') shown.landing.value = { action: wish.action, revision: answer.revision };
    return;
  }
  if (answer.code === 'bad-deck') {
    // Said where the deck is chosen, not over the cloth.
    shown.deckTrouble.value = answer.message;
    return;
  }
  const { state } = shown.client.value;
  const tip = tipOf(wish, answer, state);
  shown.tip.value = tip;
  shown.attempts.value = [...shown.attempts.value, ...attemptOf(tip, state)];
  shown.assertive.value = tipSpoken(tip, shown.words.value);
};

/** While the table asks which of several things is meant, a card or pile that one of them is about answers. */
const narrow = (face: Face, shown: Shown, scene: Scene, zone: string, card: string): readonly string[] =>
  waysTo(face, scene, shown.choice.value ?? [], card, zone, `${zone} ${card}`);

const aim = (shown: Shown, act: (action: string) => void, target: string): void => {
  const { value: face } = shown.face;
  const { value: frame } = shown.frame;
  if (face === undefined || frame === undefined) return;
  shown.tip.value = undefined;
  const meant = waysTo(face, frame.scene, waysOpen(shown, frame), target);
  if (meant.length === 1) return act(meant[0] as string);
  if (meant.length > 1) shown.aimed.value = target;
};

const tap = (shown: Shown, screen: Screen, act: (action: string) => void, zone: string): void => {
  const tried = (): string | undefined => {
    const scene = shown.frame.value?.scene;
    return scene === undefined ? undefined : shown.face.value?.tap?.(zone, scene);
  };
  const meant = tried();
  const behind = screen.isBehind();
  screen.skip();
  // The screen was a moment behind: touching the place may mean something else by now, or nothing any more.
  if (meant === undefined || tried() !== meant) return;
  if (behind && shown.client.value.state?.legal.includes(meant) !== true) return;
  shown.tip.value = undefined;
  act(meant);
};

const touch = (shown: Shown, screen: Screen, act: (action: string) => void, zone: string, card: string): void => {
  const { value: face } = shown.face;
  const behind = screen.isBehind();
  screen.skip();
  const frame = shown.frame.value;
  const scene = frame?.scene;
  const lies = scene?.zones.find(({ id }) => id === zone)?.cards.some((each) => each?.id === card);
  // What was touched may be gone: the screen was a moment behind.
  if (face === undefined || frame === undefined || scene === undefined || lies !== true) return;
  const meant = (shown.client.value.state?.legal ?? []).filter((action) => {
    const handle = face.handle(action, scene);
    return handle?.zone === zone && handle.card === card;
  });
  shown.tip.value = undefined;
  shown.aimed.value = undefined;
  const narrowed = narrow(face, shown, scene, zone, card);
  if (narrowed.length === 1) return act(narrowed[0] as string);
  if (narrowed.length > 1) {
    shown.choice.value = narrowed;
    return;
  }
  // Where cards go to lanes, even one way is only offered: it says what it costs and does.
  const offered = scene.lanes !== undefined && askedBy(shown, frame) === undefined ? 1 : 2;
  if (meant.length >= offered) {
    // The second touch of a card puts it back.
    const again = scene.lanes !== undefined && shown.choice.value?.join() === meant.join();
    shown.choice.value = again ? undefined : meant;
    return;
  }
  shown.choice.value = scene.lanes === undefined ? shown.choice.value : undefined;
  // Whoever touches an old picture means to go on, not to ask why not.
  if (meant.length === 0 && behind) return;
  const action = meant[0] ?? face.attempt(zone, card, scene);
  if (action !== undefined) act(action);
};
