// One table as this page sees it: the client model, the pictures shown, and what the player wants. No rules in here.

import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { plain, type Face, type Rich, type SceneCard, type Words } from '../../kernel/face.ts';
import { isActor, type Refusal, type Seat } from '../../kernel/game.ts';
import type { AnswerCode, ServerMessage } from '../../protocol/messages.ts';
import {
  clientAgain,
  clientConnected,
  clientLost,
  clientReceive,
  clientWish,
  openClient,
  type Client,
  type News,
  type Pending,
  type Sent,
  type Wish,
} from '../../table/client.ts';
import type { OpenLine } from '../connection.ts';
import { text, tongue } from '../text/index.ts';
import { openReel, stepFrames, trickOf, wholeFrame, type Frame } from './frames.ts';

/** A wish that was not granted, to be explained. */
export interface Tip {
  readonly look: 'refused' | 'notnow' | 'race';
  readonly code: AnswerCode;
  readonly refusal: Refusal | undefined;
  readonly action: string | undefined;
}

/** A refused attempt in the log: it stands after the first `at` events. */
export interface Attempt {
  readonly at: number;
  readonly action: string;
  readonly refusal: Refusal;
}

/** What the page needs from the world for one table. */
export interface TableWiring {
  readonly open: OpenLine;
  /** The face of a game by its id; nothing if this page does not know the game. */
  readonly load: (game: string) => Promise<Face> | undefined;
  readonly exists: () => Promise<boolean | 'unreachable'>;
  readonly after: (ms: number, run: () => void) => () => void;
  readonly intent: () => string;
}

/** A table on screen. */
export interface TableSession {
  readonly client: ReadonlySignal<Client>;
  readonly frame: ReadonlySignal<Frame | undefined>;
  readonly face: ReadonlySignal<Face | undefined>;
  readonly words: ReadonlySignal<Words | undefined>;
  readonly line: ReadonlySignal<'open' | 'lost'>;
  readonly trouble: ReadonlySignal<'missing' | 'unreachable' | 'unknown-game' | undefined>;
  readonly seat: ReadonlySignal<Seat | null>;
  readonly tip: Signal<Tip | undefined>;
  readonly choice: Signal<readonly string[] | undefined>;
  readonly attempts: ReadonlySignal<readonly Attempt[]>;
  readonly lastTrick: ReadonlySignal<readonly SceneCard[]>;
  readonly toast: Signal<Rich | undefined>;
  /** For the two live regions. */
  readonly polite: Signal<string>;
  readonly assertive: Signal<string>;
  /** The action on its way to the table, if there is one. */
  readonly pending: ReadonlySignal<string | undefined>;
  readonly who: (seat: Seat) => string;
  readonly nameOf: (seat: Seat) => string;
  /** Touches a card: plays it, asks which of several things is meant, or asks why not. */
  readonly touch: (zone: string, card: string) => void;
  readonly act: (action: string) => void;
  readonly wish: (wish: Wish) => void;
  readonly skip: () => void;
  readonly close: () => void;
}

const ASK_AGAIN = 4000;
const TOAST = 3000;

export const openTableSession = (wiring: TableWiring): TableSession => {
  const client = signal<Client>(openClient());
  const frame = signal<Frame | undefined>(undefined);
  const face = signal<Face | undefined>(undefined);
  const words = computed(() => face.value?.words(tongue.value));
  const line = signal<'open' | 'lost'>('lost');
  const trouble = signal<'missing' | 'unreachable' | 'unknown-game' | undefined>(undefined);
  const seat = computed(() => client.value.state?.seat ?? null);
  const tip = signal<Tip | undefined>(undefined);
  const choice = signal<readonly string[] | undefined>(undefined);
  const attempts = signal<readonly Attempt[]>([]);
  const lastTrick = signal<readonly SceneCard[]>([]);
  const toast = signal<Rich | undefined>(undefined);
  const polite = signal('');
  const assertive = signal('');
  /** Granted, but not on screen yet. */
  const landing = signal<{ readonly action: string; readonly revision: number } | undefined>(undefined);
  const pending = computed(() => {
    const waiting = client.value.pending.find((each) => each.type === 'act')?.action;
    if (waiting !== undefined) return waiting;
    const revision = frame.value?.revision ?? 0;
    return landing.value !== undefined && landing.value.revision > revision ? landing.value.action : undefined;
  });
  let loading: string | undefined;
  let cancelToast: (() => void) | undefined;

  const nameOf = (of: Seat): string => {
    const sitter = client.value.state?.seats.find((each) => each.seat === of)?.sitter;
    if (sitter === null || sitter === undefined) return text.value.emptySeat;
    return sitter.kind === 'bot' ? text.value.bot(sitter.level) : sitter.name;
  };
  const who = (of: Seat): string => (of === seat.value ? text.value.you : nameOf(of));

  const announce = (shown: Frame): void => {
    const say = words.value;
    const game = face.value;
    if (say === undefined || game === undefined || shown.fresh === 0) return;
    const events = shown.events.slice(-shown.fresh);
    const lines = events.map((event) => say.event(event, who));
    polite.value = lines.flatMap((each) => (each === undefined ? [] : [plain(each, say.card)])).join(' ');
    const button = shown.step !== null && game.handle(shown.step.action) === undefined;
    const moments = lines.filter((_, i) => game.moment?.(events[i]) ?? button);
    const moment = moments.findLast((each) => each !== undefined);
    if (moment === undefined) return;
    toast.value = moment;
    cancelToast?.();
    cancelToast = wiring.after(TOAST, () => {
      toast.value = undefined;
    });
  };

  const mustAct = (at: Frame | undefined): boolean =>
    at !== undefined && seat.value !== null && at.outcome === null && at.scene.actors.must.includes(seat.value);

  const show = (next: Frame): void =>
    batch(() => {
      const wasMine = mustAct(frame.value);
      frame.value = next;
      announce(next);
      // "Not now" and "too late" are over once the turn has come.
      if (mustAct(next) && tip.value !== undefined && tip.value.look !== 'refused') tip.value = undefined;
      if (mustAct(next) && !wasMine) assertive.value = text.value.yourTurn;
      else if (!mustAct(next) && assertive.value === text.value.yourTurn) assertive.value = '';
    });
  const reel = openReel(show, wiring.after);

  const cutToState = (): void => {
    const { state } = client.value;
    if (state !== null && face.value !== undefined) reel.cut(wholeFrame(face.value, state));
  };

  const load = (game: string): void => {
    if (loading === game) return;
    loading = game;
    const loaded = wiring.load(game);
    if (loaded === undefined) {
      trouble.value = 'unknown-game';
      return;
    }
    loaded.then(
      (found) => {
        face.value = found;
        cutToState();
      },
      () => {
        loading = undefined;
        trouble.value = 'unreachable';
      },
    );
  };

  const answered = (wish: Pending, answer: Extract<News, { readonly type: 'answer' }>['answer']): void => {
    if (answer.ok) {
      tip.value = undefined;
      if (wish.type === 'act') landing.value = { action: wish.action, revision: answer.revision };
      return;
    }
    const { code, refusal } = answer;
    const action = wish.type === 'act' ? wish.action : undefined;
    const state = client.value.state;
    const onTurn = state !== null && state.seat !== null && isActor(state.actors, state.seat);
    const look = code === 'lost-race' ? 'race' : code === 'refused' && onTurn ? 'refused' : 'notnow';
    tip.value = { look, code, refusal, action };
    if (refusal !== undefined && action !== undefined && look === 'refused') {
      attempts.value = [...attempts.value, { at: state?.events.length ?? 0, action, refusal }];
    }
    const said = refusal === undefined ? undefined : words.value?.refusal(refusal);
    assertive.value =
      said === undefined || words.value === undefined
        ? text.value.answer[code]
        : `${said.title}. ${plain(said.text, words.value.card)}`;
  };

  const tell = (news: News): void => {
    switch (news.type) {
      case 'snapshot':
        trouble.value = undefined;
        load(client.value.state?.game ?? '');
        cutToState();
        return;
      case 'step': {
        const before = reel.latest();
        if (face.value === undefined || before === undefined) return;
        const frames = stepFrames(face.value, before, news.step);
        const [trick] = frames.map(trickOf).filter((cards) => cards.length > 0);
        if (trick !== undefined) lastTrick.value = trick;
        reel.add(frames);
        if (document.hidden) reel.skip();
        return;
      }
      case 'answer':
        answered(news.wish, news.answer);
        return;
      case 'error':
        if (news.error.code === 'no-such-table') trouble.value = 'missing';
        return;
      case 'seats':
        return;
    }
  };

  const sent = ({ client: next, send }: Sent): void => {
    client.value = next;
    for (const message of send) wire.send(message);
  };
  const receive = (message: ServerMessage): void =>
    batch(() => {
      const received = clientReceive(client.value, message);
      sent(received);
      for (const news of received.news) tell(news);
    });
  const lost = (): void => {
    client.value = clientLost(client.value);
    line.value = 'lost';
    if (client.value.state !== null) return;
    void wiring.exists().then((exists) => {
      if (exists === true || client.value.state !== null) return;
      trouble.value = exists === false ? 'missing' : 'unreachable';
      if (exists === false) wire.close();
    });
  };
  const wire = wiring.open({
    opened: () => {
      line.value = 'open';
      sent(clientConnected(client.value));
    },
    received: receive,
    lost,
  });

  let cancelAgain = (): void => {};
  const askAgain = (): void => {
    const { pending: open, upToDate, connected } = client.value;
    if (connected && (open.length > 0 || !upToDate)) sent(clientAgain(client.value));
    cancelAgain = wiring.after(ASK_AGAIN, askAgain);
  };
  cancelAgain = wiring.after(ASK_AGAIN, askAgain);

  const wish = (wanted: Wish): void => sent(clientWish(client.value, wanted, wiring.intent()));
  const act = (action: string): void => {
    reel.skip();
    choice.value = undefined;
    // One card at a time: a second touch before the answer is a slip of the finger.
    if (pending.value === undefined) wish({ type: 'act', action });
  };
  const touch = (zone: string, card: string): void => {
    const { state } = client.value;
    reel.skip();
    const lies = frame.value?.scene.zones.find(({ id }) => id === zone)?.cards.some((each) => each?.id === card);
    // What was touched may be gone: the screen was a moment behind.
    if (face.value === undefined || state === null || lies !== true) return;
    const meant = state.legal.filter((action) => {
      const handle = face.value?.handle(action);
      return handle?.zone === zone && handle.card === card;
    });
    tip.value = undefined;
    if (meant.length > 1) choice.value = meant;
    else {
      const action = meant[0] ?? face.value.attempt(zone, card);
      if (action !== undefined) act(action);
    }
  };

  return {
    client,
    frame,
    face,
    words,
    line,
    trouble,
    seat,
    tip,
    choice,
    attempts,
    lastTrick,
    toast,
    polite,
    assertive,
    pending,
    who,
    nameOf,
    touch,
    act,
    wish,
    skip: reel.skip,
    close: () => {
      cancelAgain();
      cancelToast?.();
      wire.close();
    },
  };
};
