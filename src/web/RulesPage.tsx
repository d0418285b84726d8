// The rule book of a game as a page of its own.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GameModule } from '../games/index.ts';
import { GAME_IDS, loadGame } from './games.ts';
import { Message } from './Message.tsx';
import { follow, rulesPath } from './router.ts';
import { RulesText } from './RulesText.tsx';
import { Site } from './Site.tsx';
import { text, wordsOf } from './text/index.ts';

export const RulesPage = ({ game, clause }: { readonly game: string; readonly clause: string }): VNode => {
  const modules = useSignal<{ readonly [id: string]: GameModule }>({});
  useEffect(() => {
    for (const id of GAME_IDS) {
      loadGame(id)?.then(
        (module) => (modules.value = { ...modules.value, [id]: module }),
        // The book itself says what is wrong if the server is gone.
        () => undefined,
      );
    }
  }, []);
  const nameOf = (id: string): string => {
    const module = modules.value[id];
    return module === undefined ? id : wordsOf(module.presentation).name;
  };
  useEffect(() => {
    document.title = `${text.value.rules} · ${nameOf(game)} · Baize`;
  });
  if (!GAME_IDS.includes(game)) return <Message title={text.value.noPage} help={text.value.noPageHelp} />;
  return (
    <>
      <Site />
      <main class="page book">
        <h1 class="visually-hidden">{`${text.value.rules}: ${nameOf(game)}`}</h1>
        {GAME_IDS.length < 2 ? null : (
          <nav class="tabs" aria-label={text.value.games}>
            {GAME_IDS.map((id) => (
              <a key={id} href={rulesPath(id)} aria-current={id === game ? 'page' : undefined} onClick={follow}>
                {nameOf(id)}
              </a>
            ))}
          </nav>
        )}
        <RulesText game={game} clause={clause} />
      </main>
    </>
  );
};
