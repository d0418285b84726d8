// What opens over a table: menu, keys, resignation, log and rules on a phone, the last trick.

import type { VNode } from 'preact';
import type { ZoneKind } from '../../../kernel/presentation.ts';
import { LyingCard } from '../../CardView.tsx';
import { follow } from '../../router.ts';
import { LazySettings } from '../../settings/LazySettings.tsx';
import { Segments } from '../../Segments.tsx';
import { Sheet } from '../../Sheet.tsx';
import { text } from '../../text/index.ts';
import { useTable } from '../model/context.ts';
import { closeSheet, openSheet, type SheetName } from '../model/sheets.ts';
import { scoreSpokenOf } from '../model/sides.ts';
import { chooseSort, sortNow, sortsOf } from '../model/sorting.ts';
import { playsBots } from '../model/table-model.ts';
import { TalkPanel } from '../../talk/LazyTalk.tsx';
import { Proof } from '../../room/Proof.tsx';
import { RoomItems } from '../../room/Room.tsx';
import { copyLink } from './copy-link.ts';
import { Inspector } from './Inspector.tsx';
import { LogPanel } from './LogPanel.tsx';
import { PileSheet } from './PileSheet.tsx';
import { RiskSheet } from './RiskSheet.tsx';
import { RuleBook } from './RuleBook.tsx';
import { SumsTable } from './SumsPanel.tsx';
import { WaysList } from './WaysSheet.tsx';

const Menu = (): VNode => {
  const { session, state, picture, words } = useTable();
  const t = text.value;
  /** A line of the menu that closes it, or opens a sheet in its place. */
  const item = (id: string, label: string, does: SheetName | (() => void)): VNode => (
    <button
      type="button"
      class="btn"
      data-testid={id}
      onClick={() => {
        if (typeof does === 'string') return openSheet(session, does);
        closeSheet(session);
        does();
      }}
    >
      {label}
    </button>
  );
  const playing = session.seat.value !== null && picture.outcome === null && !session.replayed;
  const risks = playing ? (session.presentation.value?.risks?.(state.view) ?? []) : [];
  return (
    <div class="items">
      {playsBots(session) && !session.exercise
        ? item('take-back', t.takeBack, () => session.request({ type: 'takeback' }))
        : null}
      <span class="only-phone">{item('open-log', t.log, 'log')}</span>
      {item('open-rules', t.rules, 'rules')}
      {session.exercise || session.saveRecord !== undefined
        ? null
        : item('copy-link', t.copyLink, () => void copyLink(session))}
      <span class="only-wide">{item('open-keys', t.keys, 'keys')}</span>
      {item('open-settings', t.settings, 'settings')}
      {playing ? <SortHand /> : null}
      {risks.map((action) =>
        item(`risk ${action}`, words.risk?.(action, state.view).label ?? action, () => (session.risk.value = action)),
      )}
      <RoomItems />
      {playing && !session.exercise ? item('resign', t.resign, 'resign') : null}
      {session.back === undefined ? null : item('back-to-replay', t.backToReplay, session.back)}
      <a class="btn" href="/" data-testid="leave" onClick={follow}>
        {t.home}
      </a>
    </div>
  );
};

/** The orders that a hand of this game can lie in. */
const SortHand = (): VNode | null => {
  const { session } = useTable();
  const sorts = sortsOf(session);
  if (sorts.length < 2) return null;
  return (
    <div class="sort-hand">
      <span class="small muted">{text.value.sortHand}</span>
      <Segments
        id="sort"
        label={text.value.sortHand}
        values={sorts}
        value={sortNow(session)}
        nameOf={(sort) => text.value.sorts[sort]}
        onChoose={(sort) => chooseSort(session, sort)}
      />
    </div>
  );
};

/** Keys that do something only where there are zones of a kind: tricks, a hand, or columns with a stock. */
const KEY_NEEDS: { readonly [key: string]: ZoneKind } = {
  L: 'trick',
  D: 'column',
  A: 'column',
  '0': 'column',
  B: 'hand',
};

/** Keys that play; whoever looks at a match again can't. */
const PLAYING: ReadonlySet<string> = new Set(['Enter, Space', 'W', 'H', 'D', 'O', 'A', 'C', 'Z']);

/** The keys that do something here. */
const Keys = (): VNode => {
  const { session, state, picture } = useTable();
  const { zones } = picture.scene;
  const isHere = (key: string): boolean => {
    const kind = KEY_NEEDS[key];
    if (key === 'K') return state.talk !== undefined;
    if (session.replayed && PLAYING.has(key)) return false;
    if (key === 'N') return sortsOf(session).length > 1;
    return kind === undefined || zones.some((zone) => zone.kind === kind);
  };
  return (
    <dl class="keys">
      {text.value.keyList
        .filter(([key]) => isHere(key))
        .map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
    </dl>
  );
};

const Resign = (): VNode => {
  const { session } = useTable();
  return (
    <div class="items">
      <button
        type="button"
        class="btn primary"
        data-testid="resign-yes"
        onClick={() => {
          closeSheet(session);
          session.request({ type: 'resign' });
        }}
      >
        {text.value.resignYes}
      </button>
      <button type="button" class="btn" onClick={() => closeSheet(session)}>
        {text.value.keepPlaying}
      </button>
    </div>
  );
};

const LastTrick = (): VNode => {
  const { session } = useTable();
  const { value: cards } = session.lastTrick;
  if (cards.length === 0) return <p>{text.value.noLastTrick}</p>;
  return (
    <div class="last-cards">
      {cards.map((card) =>
        card === null ? null : (
          <figure key={card.id}>
            <LyingCard id={card.id} class={card.mark === 'win' ? 'win' : ''} />
            <figcaption class="small">{card.by === undefined ? '' : session.who(card.by)}</figcaption>
          </figure>
        ),
      )}
    </div>
  );
};

/** What every score is made of at this moment. */
const ScoreSheet = (): VNode => {
  const { session, picture, words } = useTable();
  const sums = session.presentation.value?.counting?.now?.(picture.scene);
  if (sums === undefined) return <p>{text.value.noEvents}</p>;
  return (
    <div class="score-sheet" data-testid="score-sheet">
      <SumsTable sums={sums} />
      <ul class="score-notes">
        {picture.scene.scores.map((score) => (
          <li key={score.seats.join()}>{scoreSpokenOf(session, score, words)}</li>
        ))}
      </ul>
    </div>
  );
};

const Rules = (): VNode => {
  const { session, state } = useTable();
  return <RuleBook game={state.game} clause={session.clause.value} />;
};

const SHEETS: {
  readonly [name in SheetName]: {
    readonly title:
      | 'menu'
      | 'keys'
      | 'resignAsk'
      | 'log'
      | 'rules'
      | 'lastTrick'
      | 'card'
      | 'settings'
      | 'choose'
      | 'score'
      | 'talk'
      | 'dealt';
    readonly Body: () => VNode | null;
    readonly tall?: boolean;
  };
} = {
  menu: { title: 'menu', Body: Menu },
  keys: { title: 'keys', Body: Keys },
  resign: { title: 'resignAsk', Body: Resign },
  log: { title: 'log', Body: LogPanel, tall: true },
  rules: { title: 'rules', Body: Rules, tall: true },
  'last-trick': { title: 'lastTrick', Body: LastTrick },
  card: { title: 'card', Body: Inspector },
  score: { title: 'score', Body: ScoreSheet },
  deal: { title: 'dealt', Body: Proof },
  settings: { title: 'settings', Body: LazySettings },
  talk: { title: 'talk', Body: () => <TalkPanel /> },
  ways: { title: 'choose', Body: WaysList },
};

const OpenSheet = ({ name }: { readonly name: SheetName }): VNode => {
  const { session } = useTable();
  const { title, Body, tall = false } = SHEETS[name];
  return (
    <Sheet title={text.value[title]} onClose={() => closeSheet(session)} tall={tall}>
      <Body />
    </Sheet>
  );
};

export const Sheets = (): VNode => {
  const { value: name } = useTable().session.sheet;
  return (
    <>
      <PileSheet />
      <RiskSheet />
      {name === undefined ? null : <OpenSheet key={name} name={name} />}
    </>
  );
};
