// The head of every page but a table: brand, the places there are, and the language.

import type { VNode } from 'preact';
import { GAME_IDS } from './games.ts';
import { follow, route, rulesPath } from './router.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { SettingsButton } from './settings/LazySettings.tsx';
import { text } from './text/index.ts';

const PETAL = 'M0 -1.2C-2.2 -3.6 -2 -7.2 0 -9.4C2 -7.2 2.2 -3.6 0 -1.2Z';

const Rosette = (): VNode => (
  <svg width="16" height="16" viewBox="0 0 20 20" aria-hidden="true">
    <g fill="#FBF7EE" transform="translate(10 10)">
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
        <path key={turn} d={PETAL} transform={`rotate(${turn})`} />
      ))}
    </g>
  </svg>
);

export const Site = (): VNode => {
  const { page } = route.value;
  const [game] = GAME_IDS;
  return (
    <header class="site">
      <a class="brand" href="/" onClick={follow}>
        <i>
          <Rosette />
        </i>
        Baize
      </a>
      <nav aria-label={text.value.mainMenu}>
        <a href="/" class="only-wide flex" aria-current={page === 'home' ? 'page' : undefined} onClick={follow}>
          {text.value.play}
        </a>
        {game === undefined ? null : (
          <a
            href={rulesPath(game)}
            aria-current={page === 'rules' ? 'page' : undefined}
            data-testid="nav-rules"
            onClick={follow}
          >
            {text.value.rules}
          </a>
        )}
        <a href="/r" class="only-wide flex" onClick={follow}>
          {text.value.replays}
        </a>
        <LanguageSwitch />
        <SettingsButton />
      </nav>
    </header>
  );
};
