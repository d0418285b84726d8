// The front page: every game with a card and one sentence, one click from a table; what was left open comes first.

import { useComputed, useSignal, useSignalEffect, type Signal } from '@preact/signals';
import type { FunctionComponent, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { myTables, openTable, type MyTable, type NewTable } from './api.ts';
import { FRONTS, type Front, type FrontWords } from './fronts.ts';
import { frontWords } from './games.ts';
import { Icon } from './Icon.tsx';
import { lazy } from './lazy.tsx';
import type { NameSheet } from './meeting/NameSheet.tsx';
import { hasName, playerName } from './names.ts';
import type { Ordering } from './ordering.tsx';
import { dismiss, isShared, Resume, tablesToResume } from './Resume.tsx';
import { decksPath, follow, go, learnPath, tablePath } from './router.ts';
import { Segments } from './Segments.tsx';
import { Site } from './Site.tsx';
import { notOpened } from './not-opened.ts';
import { fill, loadWords, remember, remembered, text } from './text/index.ts';

const Meet = lazy(async () => {
  const [{ Meet: Part }] = await Promise.all([import('./meeting/Meet.tsx'), loadWords('meeting')]);
  return Part;
}, 'part');

const Here = lazy(async () => {
  const [{ Here: Part }] = await Promise.all([import('./local/Here.tsx'), loadWords('local')]);
  return Part;
}, 'part');

const PlayedMatches = lazy(async () => (await import('./replay/PlayedMatches.tsx')).PlayedMatches, 'part');

const start = async (table: NewTable, trouble: Signal<string>): Promise<void> => {
  const reply = await openTable(table);
  if (reply.kind === 'ok') {
    go(tablePath(reply.value.table));
  } else trouble.value = notOpened(reply);
};

/** Was a deck of this game chosen before? */
const hasDeck = (game: string): boolean => remembered(`baize.deck.${game}`) !== null;

/** How many played last time; else as the game has it. */
const playersOf = ({ id, counts, players }: Front): number => {
  const last = Number(remembered(`baize.players.${id}`));
  return counts.includes(last) ? last : players;
};

const Cover = ({ front, words }: { readonly front: Front; readonly words: FrontWords }): VNode => (
  <div class="art" aria-hidden="true" data-shape={front.shape}>
    <span class="card">
      {words.cover === null ? (
        <span class="named">{words.name}</span>
      ) : (
        <img src={words.cover} alt="" draggable={false} />
      )}
    </span>
  </div>
);

/** Fetches what a table of the game shows; the table itself says if it can't be had. */
const prepare = (front: Front): void =>
  void import('./table/prepare.ts').then(({ prepareTable }) => prepareTable(front)).catch(() => undefined);

type Goal = FunctionComponent<{ readonly onPlay: () => void; readonly onClose: () => void }>;

interface GameCardProps {
  readonly front: Front;
  readonly words: FrontWords;
  readonly trouble: Signal<string>;
}

const GameCard = ({ front, words, trouble }: GameCardProps): VNode => {
  const { id, counts } = front;
  const busy = useSignal(false);
  const players = useSignal(playersOf(front));
  const setup = useSignal<Ordering | undefined>(undefined);
  const naming = useSignal<typeof NameSheet | undefined>(undefined);
  /** The game is loaded when something is to be done with it; its table needs it anyway. */
  const once = async (run: (ordering: Ordering) => void | Promise<void>): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    try {
      const { openOrdering } = await import('./ordering.tsx');
      await run(await openOrdering(id));
    } catch {
      trouble.value = text.value.unreachable;
    }
    busy.value = false;
  };
  const goal = useSignal<{ readonly run: () => void; readonly Card: Goal } | undefined>(undefined);
  /** Before the first match of a game: what it is about. */
  const first = async (run: () => Promise<void>): Promise<void> => {
    prepare(front);
    const isNew = front.teaches && remembered(`baize.known.${id}`) === null;
    // Without its card a game can be played all the same.
    const Card = isNew
      ? await import('./learn/Goal.tsx').then(({ goalOf }) => goalOf(id)).catch(() => undefined)
      : undefined;
    if (Card === undefined) return run();
    goal.value = { run: () => void run(), Card };
  };
  const play = async (): Promise<void> => {
    // A deck that was chosen once is looked at before it is brought again.
    if (front.bringsDecks && hasDeck(id)) return once((ordering) => start(ordering.withBots(players.value), trouble));
    if (busy.value) return;
    busy.value = true;
    const options = front.choosesPlayers ? { players: players.value } : {};
    await start({ game: id, options, name: playerName() }, trouble);
    busy.value = false;
  };
  const withFriend = (): Promise<void> =>
    once(async (ordering) => {
      // A friend reads who waits there: the name is asked for once.
      if (hasName()) await start(ordering.withFriend(players.value), trouble);
      else naming.value = (await import('./meeting/NameSheet.tsx')).NameSheet;
    });
  const setUp = (): Promise<void> => once((ordering) => void (setup.value = ordering));
  const choosePlayers = (chosen: number): void => {
    players.value = chosen;
    remember(`baize.players.${id}`, String(chosen));
  };
  const named = (label: string): string => fill(text.value.labelled, { label, game: words.name });
  return (
    <article class="game" aria-busy={busy.value}>
      <Cover front={front} words={words} />
      <div>
        <h2>{words.name}</h2>
        <p>{words.blurb}</p>
        <div class="count">
          <span class="meta">{fill(text.value.players, { counts, n: Math.max(...counts) })}</span>
          {front.buildsDecks ? (
            <a
              class="decks-link"
              href={decksPath(id)}
              aria-label={named(text.value.decks)}
              data-testid={`decks-${id}`}
              onClick={follow}
            >
              {text.value.decks}
            </a>
          ) : null}
          {counts.length < 2 ? null : (
            <Segments
              id={`players-${id}`}
              label={text.value.howMany}
              values={counts}
              value={players.value}
              nameOf={String}
              onChoose={choosePlayers}
            />
          )}
        </div>
        <div class="acts" onPointerEnter={() => prepare(front)} onFocusIn={() => prepare(front)}>
          <button
            type="button"
            class="btn primary"
            data-testid={`play-${id}`}
            aria-label={named(text.value.playNow)}
            onClick={() => void first(play)}
          >
            {text.value.playNow}
          </button>
          <button
            type="button"
            class="btn set-up"
            data-testid={`setup-${id}`}
            aria-label={named(text.value.setUp)}
            title={text.value.setUp}
            onClick={() => void first(setUp)}
          >
            <Icon name="settings" />
            <span>{text.value.setUp}</span>
          </button>
          <button
            type="button"
            class="btn friend"
            data-testid={`friend-${id}`}
            aria-label={named(text.value.playWithFriend)}
            title={text.value.playWithFriend}
            onClick={() => void first(withFriend)}
          >
            <Icon name="link" />
            <span>{text.value.playWithFriend}</span>
          </button>
          {front.teaches ? (
            <a
              class="btn lesson-link"
              href={learnPath(id)}
              aria-label={named(text.value.lesson)}
              title={text.value.lesson}
              data-testid={`learn-${id}`}
              onClick={follow}
            >
              <Icon name="book" />
              <span>{text.value.lesson}</span>
            </a>
          ) : null}
        </div>
      </div>
      {goal.value === undefined ? null : (
        <goal.value.Card onPlay={goal.value.run} onClose={() => (goal.value = undefined)} />
      )}
      {setup.value === undefined ? null : (
        <setup.value.Sheet players={players.value} onClose={() => (setup.value = undefined)} />
      )}
      {naming.value === undefined ? null : (
        <naming.value
          onName={() => {
            naming.value = undefined;
            void withFriend();
          }}
          onClose={() => (naming.value = undefined)}
        />
      )}
    </article>
  );
};

/** How often it is asked whose turn it is, in milliseconds. */
const AGAIN = 15_000;

export const HomePage = (): VNode => {
  const served = useSignal<readonly MyTable[]>([]);
  const here = useSignal<readonly MyTable[]>([]);
  const mine = useComputed(() => [...served.value, ...here.value].sort((a, b) => b.updatedAt - a.updatedAt));
  const open = useComputed(() => tablesToResume(mine.value));
  const isAlone = useSignal(false);
  const trouble = useSignal('');
  useEffect(() => {
    const look = async (): Promise<void> => {
      const reply = await myTables();
      isAlone.value = reply.kind === 'unreachable';
      if (reply.kind === 'ok') served.value = reply.value.tables;
    };
    void look();
    // Somebody may move meanwhile, at a table that waits for days; also while this tab is in the background.
    const timer = setInterval(() => {
      if (open.value.some(isShared)) void look();
    }, AGAIN);
    const onVisible = (): void => {
      if (document.visibilityState === 'visible' && (open.value.length > 0 || isAlone.value)) void look();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
  useSignalEffect(() => {
    const waits = open.value.some((mine) => mine.yourTurn && isShared(mine));
    document.title = waits ? `● ${text.value.yourTurn} · Baize` : 'Baize';
  });
  const [next] = open.value;
  return (
    <>
      <Site />
      <main class="page home">
        <h1>{text.value.title}</h1>
        <p class="lead only-wide">{text.value.lead}</p>
        {trouble.value === '' ? null : (
          <p class="alert" role="alert" data-testid="trouble">
            {trouble.value}
          </p>
        )}
        {isAlone.value || remembered('baize.device') !== null ? (
          <Here isAlone={isAlone.value} onTables={(tables) => (here.value = tables)} />
        ) : null}
        {next === undefined ? null : (
          // Of a game that this page does not have there is only its id.
          <Resume
            key={next.table}
            mine={next}
            name={frontWords(next.game)?.name ?? next.game}
            onDismiss={() => {
              dismiss(next.table);
              here.value = [...here.value];
            }}
          />
        )}
        <section class="games" aria-label={text.value.games}>
          {FRONTS.map((front) => {
            const words = frontWords(front.id);
            return words === undefined ? null : (
              <GameCard key={front.id} front={front} words={words} trouble={trouble} />
            );
          })}
        </section>
        <Meet />
        {mine.value.length === 0 ? null : <PlayedMatches tables={mine.value} />}
        <footer>
          <a class="btn quiet" href="/privacy" onClick={follow}>
            {text.value.privacy}
          </a>
        </footer>
      </main>
    </>
  );
};
