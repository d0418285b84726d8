// The front page: every game with a card and one sentence, one click from a table; what was left open comes first.

import { useSignal, type Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GameModule } from '../games/index.ts';
import type { Words } from '../kernel/presentation.ts';
import { levelsOf } from '../bots/index.ts';
import { myTables, openTable, type MyTable, type NewTable } from './api.ts';
import { usualLoadout, rememberLoadout } from './deck.ts';
import { CardArtContext, CardFace, deckShape } from './CardView.tsx';
import { coverDeckOf, GAME_IDS, loadGame } from './games.ts';
import { Icon } from './Icon.tsx';
import { Resume, tablesToResume } from './Resume.tsx';
import { go, tablePath } from './router.ts';
import { playerCounts, seatsOf, usualLevel, valuesNow, withOneFriend, withPlayers } from './setup.ts';
import { Segments } from './Segments.tsx';
import { SetupSheet } from './SetupSheet.tsx';
import { Site } from './Site.tsx';
import { playerName } from './names.ts';
import { fill, remember, remembered, text, wordsOf } from './text/index.ts';

type Modules = { readonly [game: string]: GameModule };

const start = async (table: NewTable, trouble: Signal<string>): Promise<void> => {
  const reply = await openTable(table);
  if (reply.kind === 'ok') {
    if (table.deck !== undefined) rememberLoadout(reply.value.table, { deck: table.deck });
    go(tablePath(reply.value.table));
  } else
    trouble.value =
      reply.kind === 'no' ? fill(text.value.cannotCreate, { why: reply.message }) : text.value.unreachable;
};

/** How many played last time; else as the game has it. */
const playersOf = ({ game }: GameModule): number => {
  const last = Number(remembered(`baize.players.${game.id}`));
  return playerCounts(game).includes(last) ? last : seatsOf(game, {});
};

/** In full where the picture is all there is to see; small where it has words too fine to read here. */
const Cover = ({ module: { presentation }, words }: { readonly module: GameModule; readonly words: Words }): VNode => {
  const deck = coverDeckOf(presentation);
  return (
    <div class="art" aria-hidden="true" {...deckShape(deck)}>
      <span class="card">
        <CardArtContext.Provider value={{ deck, words }}>
          <CardFace id={presentation.cover} compact={words.sheet !== undefined} />
        </CardArtContext.Provider>
      </span>
    </div>
  );
};

interface GameCardProps {
  readonly id: string;
  readonly module: GameModule;
  readonly trouble: Signal<string>;
}

const GameCard = ({ id, module, trouble }: GameCardProps): VNode => {
  const { game } = module;
  const words = wordsOf(module.presentation);
  const busy = useSignal(false);
  const players = useSignal(playersOf(module));
  const levels = useSignal<readonly string[] | undefined>(undefined);
  const counts = playerCounts(game);
  const base = withPlayers(game, { preset: game.options.preset, chosen: {} }, players.value);
  const once = async (run: () => Promise<void>): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    await run();
    busy.value = false;
  };
  const order = (): NewTable => ({
    game: id,
    options: base.chosen,
    name: playerName(),
    ...usualLoadout(module, valuesNow(game, base)),
  });
  const play = (): Promise<void> => once(() => start(order(), trouble));
  const withFriend = (): Promise<void> =>
    once(async () => {
      const opponents = withOneFriend(game, base, usualLevel((await levelsOf(id)).map((level) => level.id)));
      await start({ ...order(), opponents }, trouble);
    });
  const setUp = (): Promise<void> =>
    once(async () => {
      levels.value = (await levelsOf(id)).map((level) => level.id);
    });
  const choosePlayers = (chosen: number): void => {
    players.value = chosen;
    remember(`baize.players.${id}`, String(chosen));
  };
  const named = (label: string): string => fill(text.value.labelled, { label, game: words.name });
  return (
    <article class="game">
      <Cover module={module} words={words} />
      <div>
        <h2>{words.name}</h2>
        <p>{words.blurb}</p>
        <div class="count">
          <span class="meta">{fill(text.value.players, { counts, n: Math.max(...counts) })}</span>
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
        <div class="acts">
          <button
            type="button"
            class="btn primary"
            data-testid={`play-${id}`}
            aria-label={named(text.value.playNow)}
            onClick={() => void play()}
          >
            {text.value.playNow}
          </button>
          <button
            type="button"
            class="btn"
            data-testid={`setup-${id}`}
            aria-label={named(text.value.setUp)}
            onClick={() => void setUp()}
          >
            {text.value.setUp}
          </button>
          <button
            type="button"
            class="btn"
            data-testid={`friend-${id}`}
            aria-label={named(text.value.playWithFriend)}
            onClick={() => void withFriend()}
          >
            <Icon name="link" />
            <span class="only-wide">{text.value.playWithFriend}</span>
            <span class="only-phone">{text.value.withFriend}</span>
          </button>
        </div>
      </div>
      {levels.value === undefined ? null : (
        <SetupSheet
          game={game}
          deckTools={module.deckTools}
          words={words}
          levels={levels.value}
          players={players.value}
          onClose={() => (levels.value = undefined)}
        />
      )}
    </article>
  );
};

export const HomePage = (): VNode => {
  const modules = useSignal<Modules>({});
  const open = useSignal<readonly MyTable[]>([]);
  const trouble = useSignal('');
  useEffect(() => {
    document.title = 'Baize';
    for (const id of GAME_IDS) {
      loadGame(id)?.then(
        (module) => (modules.value = { ...modules.value, [id]: module }),
        () => (trouble.value = text.value.unreachable),
      );
    }
    void myTables().then((reply) => {
      if (reply.kind === 'unreachable') trouble.value = text.value.unreachable;
      if (reply.kind !== 'ok') return;
      open.value = tablesToResume(reply.value.tables);
    });
  }, []);
  const known = GAME_IDS.flatMap((id) => {
    const module = modules.value[id];
    return module === undefined ? [] : [{ id, module }];
  });
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
        {open.value.map((mine) => {
          const module = modules.value[mine.game];
          if (module !== undefined)
            return <Resume key={mine.table} mine={mine} name={wordsOf(module.presentation).name} />;
          // Of a game that this page does not have either there is only its id.
          return GAME_IDS.includes(mine.game) ? null : <Resume key={mine.table} mine={mine} name={mine.game} />;
        })}
        <section class="games" aria-label={text.value.games}>
          {known.map(({ id, module }) => (
            <GameCard key={id} id={id} module={module} trouble={trouble} />
          ))}
        </section>
      </main>
    </>
  );
};
