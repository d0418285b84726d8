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
import './styles/choices.css';
import './styles/lanes.css';
import './styles/asking.css';
import './styles/open.css';
import './styles/sums.css';
import './styles/hint.css';
import './styles/player.css';
import { HomePage } from './HomePage.tsx';
import { Message } from './Message.tsx';
import { route } from './router.ts';
import { RulesPage } from './RulesPage.tsx';
import { applySettings } from './settings/apply.ts';
import { TablePage } from './TablePage.tsx';
import { text } from './text/index.ts';

const App = (): VNode => {
  const at = route.value;
  switch (at.page) {
    case 'home':
      return <HomePage />;
    case 'table':
      return <TablePage key={at.table} table={at.table} />;
    case 'rules':
      return <RulesPage game={at.game} clause={at.clause} />;
    case 'nowhere':
      return <Message title={text.value.noPage} help={text.value.noPageHelp} />;
  }
};

applySettings(document.documentElement);
const root = document.getElementById('app');
if (root !== null) render(<App />, root);
