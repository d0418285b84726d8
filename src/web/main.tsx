// Where the page starts: styles, and one page for each kind of address.

import { render, type VNode } from 'preact';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/cards.css';
import './styles/hand.css';
import './styles/seats.css';
import './styles/frame.css';
import './styles/log.css';
import './styles/tip.css';
import './styles/sheets.css';
import './styles/site.css';
import './styles/home.css';
import './styles/rules.css';
import './styles/setup.css';
import './styles/over.css';
import './styles/table.css';
import './styles/race.css';
import './styles/race-says.css';
import './styles/race-rivals.css';
import './styles/around.css';
import './styles/tricks.css';
import './styles/tricks-low.css';
import './styles/choices.css';
import './styles/lanes.css';
import './styles/asking.css';
import './styles/lanes-low.css';
import './styles/open.css';
import './styles/sums.css';
import './styles/hint.css';
import './styles/player.css';
import './styles/large.css';
import { isDeviceMatch } from '../kernel/device.ts';
import { HomePage } from './HomePage.tsx';
import { lazy } from './lazy.tsx';
import { Message } from './Message.tsx';
import { route } from './router.ts';
import { applySettings } from './settings/apply.ts';
import { loadFirstWords, loadWords, text } from './text/index.ts';

const TablePage = lazy(async () => (await import('./TablePage.tsx')).TablePage);
const DevicePage = lazy(async () => (await import('./local/DevicePage.tsx')).DevicePage);
const LearnPage = lazy(async () => (await import('./learn/LearnPage.tsx')).LearnPage);
const DecksPage = lazy(async () => (await import('./decks/DecksPage.tsx')).DecksPage);
const ReplayPage = lazy(async () => (await import('./replay/ReplayPage.tsx')).ReplayPage);
const RulesPage = lazy(async () => (await import('./RulesPage.tsx')).RulesPage);
const NewVersion = lazy(async () => (await import('./offline/NewVersion.tsx')).NewVersion, 'part');
const PrivacyPage = lazy(
  async () => (await Promise.all([import('./privacy/PrivacyPage.tsx'), loadWords('privacy')]))[0].PrivacyPage,
);

const App = (): VNode => {
  const at = route.value;
  switch (at.page) {
    case 'home':
      return <HomePage />;
    case 'table':
      return isDeviceMatch(at.table) ? (
        <DevicePage key={at.table} table={at.table} />
      ) : (
        <TablePage key={at.table} table={at.table} />
      );
    case 'replay':
      return <ReplayPage key={at.match ?? ''} match={at.match} />;
    case 'rules':
      return <RulesPage game={at.game} clause={at.clause} />;
    case 'learn':
      return <LearnPage key={at.game} game={at.game} about={at.about} />;
    case 'decks':
      return <DecksPage key={at.game} game={at.game} part={at.part} />;
    case 'privacy':
      return <PrivacyPage />;
    case 'nowhere':
      return <Message title={text.value.noPage} help={text.value.noPageHelp} />;
  }
};

/** When there is nothing else to do; some browsers can't tell. */
const idly = (run: () => void): void =>
  void ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 500));

applySettings(document.documentElement);
const root = document.getElementById('app');
if (root !== null) {
  // What the address asks for is fetched together with the words that it is told in.
  if (route.value.page === 'table') TablePage.load();
  if (route.value.page === 'rules') RulesPage.load();
  loadFirstWords().then(
    () => {
      render(
        <>
          <App />
          <NewVersion />
        </>,
        root,
      );
      // Whoever looks at the front page will go to a table.
      idly(TablePage.load);
    },
    // No language, no words of ours: what the page says without any (index.html).
    () => document.getElementById('stuck')?.removeAttribute('hidden'),
  );
}
