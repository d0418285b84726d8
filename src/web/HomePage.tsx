// The front page: every game with a card and one sentence, one click from a table; what was left open comes first.

import { useSignal, type Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GameModule } from '../games/index.ts';
import type { Words } from '../kernel/face.ts';
import { resolveOptions } from '../kernel/options.ts';
import { myTables, openTable, type MyTable } from './api.ts';
import { backPicture, facePicture } from './art.ts';
import { COVERS, GAME_IDS, loadGame } from './games.ts';
import { Icon } from './Icon.tsx';
import { follow, go, tablePath } from './router.ts';
import { Site } from './Site.tsx';
import { playerName } from './table/Panels.tsx';
import { text, tongue } from './text/index.ts';

type Modules = { readonly [game: string]: GameModule };

const wordsOf = (module: GameModule): Words => module.face.words(tongue.value);

const start = async (game: string, against: 'bot' | 'friend', trouble: Signal<string>): Promise<void> => {
  const reply = await openTable({ game, name: playerName(), ...(against === 'friend' ? { opponents: null } : {}) });
  if (reply.kind === 'ok') go(tablePath(reply.value.table));
  else trouble.value = reply.kind === 'no' ? text.value.cannotCreate(reply.message) : text.value.unreachable;
};

const Cover = ({ game, words }: { readonly game: string; readonly words: Words }): VNode => {
  const cover = COVERS[game];
  const face = cover === undefined ? undefined : facePicture(cover.deck, cover.card, false, tongue.value);
  return (
    <div class="art">
      <span class={cover?.deck === 'spanish' ? 'card' : 'card fr'}>
        <img
          src={face ?? backPicture(cover?.deck ?? 'french', false)}
          alt={face === undefined || cover?.deck !== 'spanish' ? '' : words.card(cover.card)}
        />
      </span>
    </div>
  );
};

/** How many sit at a table of this game as it is opened from here. */
const seatsOf = ({ game }: GameModule): number | undefined => {
  const options = resolveOptions(game.options);
  return options.ok ? game.seats(options.value) : undefined;
};

const GameCard = ({
  id,
  module,
  trouble,
}: {
  readonly id: string;
  readonly module: GameModule;
  readonly trouble: Signal<string>;
}): VNode => {
  const words = wordsOf(module);
  const busy = useSignal(false);
  const seats = seatsOf(module);
  const play = async (against: 'bot' | 'friend'): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    await start(id, against, trouble);
    busy.value = false;
  };
  return (
    <article class="game">
      <Cover game={id} words={words} />
      <div>
        <h2>{words.name}</h2>
        <p>{words.blurb}</p>
        <span class="meta only-wide">{seats === undefined ? '' : text.value.players(seats)}</span>
        <div class="acts">
          <button type="button" class="btn primary" data-testid={`play-${id}`} onClick={() => void play('bot')}>
            {text.value.playNow}
          </button>
          <button type="button" class="btn" data-testid={`friend-${id}`} onClick={() => void play('friend')}>
            <Icon name="link" />
            <span class="only-wide">{text.value.playWithFriend}</span>
            <span class="only-phone">{text.value.withFriend}</span>
          </button>
        </div>
      </div>
    </article>
  );
};

const Resume = ({ mine, name }: { readonly mine: MyTable; readonly name: string }): VNode => {
  const t = text.value;
  const others = mine.seats.filter(
    ({ presence }) => presence === 'bot' || presence === 'dropped' || presence === 'here',
  );
  const names = others.flatMap(({ sitter }) => (sitter?.kind === 'bot' ? [t.bot(sitter.level)] : []));
  const waits = mine.seats.some(({ sitter }) => sitter === null);
  const status = waits ? t.waitingShort : mine.yourTurn ? t.yourTurnShort : t.theirTurnShort;
  return (
    <section class="resume" aria-label={t.continueGame(name)}>
      <span class="grow">
        <b>{t.continueGame(name)}</b>
        <br />
        <span class="small muted">
          {[status, ...(names.length > 0 ? [t.against(names.join(', '))] : [])].join(' · ')}
        </span>
      </span>
      <a class="btn primary" href={tablePath(mine.table)} data-testid="continue" onClick={follow}>
        {t.continue}
      </a>
    </section>
  );
};

const OPEN_TABLES = 3;

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
      const unfinished = reply.value.tables.filter(({ finished }) => !finished);
      open.value = [...unfinished].sort((a, b) => b.updatedAt - a.updatedAt).slice(0, OPEN_TABLES);
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
          return module === undefined ? null : <Resume key={mine.table} mine={mine} name={wordsOf(module).name} />;
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
