// The rule book of a game as a page of its own.

import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { frontWords, GAME_IDS } from './games.ts';
import { Message } from './Message.tsx';
import { follow, rulesPath } from './router.ts';
import { Book } from './book/Book.tsx';
import { Site } from './Site.tsx';
import { text } from './text/index.ts';

export const RulesPage = ({ game, clause }: { readonly game: string; readonly clause: string }): VNode => {
  const nameOf = (id: string): string => frontWords(id)?.name ?? id;
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
        <Book key={game} game={game} clause={clause} />
      </main>
    </>
  );
};
