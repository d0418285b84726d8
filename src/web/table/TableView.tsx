// The generic table: any game, drawn from its scene and spoken in its words.

import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Snapshot } from '../../protocol/messages.ts';
import { CardArtContext, deckShape } from '../CardView.tsx';
import { TalkOver } from '../talk/LazyTalk.tsx';
import { text } from '../text/index.ts';
import { Bar } from './around/Bar.tsx';
import { Announcement, Countdown, LineBanner } from './around/Notices.tsx';
import { watchKeyboard } from './around/going.ts';
import { onTableKey } from './around/keys.ts';
import { useLooking } from './around/looking.ts';
import { SeatsAt } from './around/Seats.tsx';
import { kindOf } from './kind.ts';
import { KINDS } from './kinds.ts';
import { waysOpen } from './model/asked.ts';
import { TableContext, useTable } from './model/context.ts';
import type { Picture } from './model/pictures.ts';
import type { TableSession } from './model/session.ts';
import { mustAct } from './model/table-model.ts';
import { Rail } from './around/Rail.tsx';
import { loadMotion, measured } from './motion.ts';
import {
  Arrows,
  ChoiceArrows,
  HintSlot,
  Result,
  Room,
  Sheets,
  ShownCard,
  Start,
  SumsPanel,
  TipView,
  Toast,
  Waiting,
} from './parts.ts';

/** A tap on the cloth: go on, and away with the explanation. */
const onCloth = (session: TableSession, event: MouseEvent): void => {
  session.skip();
  if (event.target instanceof Element && event.target.closest('button, a') === null) session.tip.value = undefined;
};

/** Measures after every picture, so that the next one knows where its cards come from. */
const useFlight = (picture: Picture, open: boolean): { readonly current: HTMLElement | null } => {
  const root = useRef<HTMLElement>(null);
  const last = useRef<{ readonly picture: Picture; readonly move?: ReturnType<typeof measured> } | null>(null);
  useEffect(() => loadMotion(open), [open]);
  // Measured before this render changes anything: between two pictures cards may have been raised or a tip opened.
  if (root.current !== null && last.current !== null && last.current.picture !== picture) {
    last.current = { picture: last.current.picture, move: measured(root.current, open) };
  }
  useLayoutEffect(() => {
    const before = last.current;
    if (root.current === null || before?.picture === picture) return;
    if (before !== null && !picture.whole) before.move?.(before.picture, picture);
    last.current = { picture };
  });
  return root;
};

/** Does a sheet lie over the table? */
const isCovered = ({ sheet, pile, risk }: TableSession): boolean =>
  sheet.value !== undefined || pile.value !== undefined || risk.value !== undefined;

/** `under` lies below the cloth, `beside` in place of the rail: for a match that is shown again. */
interface TableViewProps {
  readonly session: TableSession;
  readonly under?: ComponentChildren;
  readonly beside?: ComponentChildren;
}

/** Is there something between the people at the table to be shown? */
const hasRoomNews = ({ ended, flagged }: TableSession, state: Snapshot): boolean => {
  const { offers, paused, outcome, mine, taking, standIn, seats } = state;
  const isLeft = standIn === true && seats.some(({ presence }) => presence === 'left');
  return (
    outcome === null &&
    (offers !== undefined ||
      paused === true ||
      ended.value.length > 0 ||
      flagged.value !== undefined ||
      mine !== undefined ||
      taking !== undefined ||
      seats.some(({ taker }) => taker !== undefined) ||
      isLeft)
  );
};

export const TableView = ({ session, ...around }: TableViewProps): VNode | null => {
  const { value: picture } = session.picture;
  const { value: words } = session.words;
  const { state } = session.client.value;
  if (picture === undefined || words === undefined || state === null) return null;
  const table = { session, state, picture, words, me: session.seat.value ?? 0, seats: state.seats.length };
  return (
    <TableContext.Provider value={table}>
      <CardArtContext.Provider value={{ deck: session.deck.value, words }}>
        <Table {...around} />
      </CardArtContext.Provider>
    </TableContext.Provider>
  );
};

const Table = ({ under, beside = <Rail /> }: Omit<TableViewProps, 'session'>): VNode => {
  const { session, state, picture, words, seats } = useTable();
  const { value: tip } = session.tip;
  const { value: hint } = session.hint;
  const { lanes } = picture.scene;
  const free = state.seats.find(({ sitter }) => sitter === null);
  const open = session.presentation.value?.openTable !== undefined;
  const kind = kindOf(picture.scene, open);
  const isRace = kind === 'race';
  const Cloth = KINDS[kind];
  const root = useFlight(picture, open);
  useLooking(root, session, words.sheet !== undefined);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => onTableKey(session, event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [session]);
  useEffect(() => (session.replayed ? undefined : watchKeyboard(session)), [session]);
  return (
    <main
      ref={root as { current: HTMLElement }}
      class={session.replayed ? 'app replay' : 'app'}
      {...deckShape(session.deck.value)}
      data-explaining={tip !== undefined}
      data-table={kind}
      data-seats={seats}
      data-lanes={lanes?.length}
      data-open={open}
      data-revision={picture.revision}
      data-connection={session.line.value}
      data-game={state.game}
      data-seat={session.seat.value ?? 'none'}
      data-turn={mustAct(session, picture)}
    >
      <h1 class="visually-hidden">
        {words.name} · {text.value.table}
      </h1>
      <div class="table-wrap">
        <Bar />
        <LineBanner />
        {hasRoomNews(session, state) ? <Room /> : null}
        <div class="table" onClick={(event) => onCloth(session, event)}>
          {kind === 'race' || kind === 'open' ? null : (
            <div class="strip">
              <SeatsAt side="north" />
            </div>
          )}
          <Cloth />
        </div>
        {kind === 'lanes' ? <ShownCard arrows={Arrows} /> : null}
        {kind === 'lanes' && waysOpen(session, picture).length > 0 ? <ChoiceArrows /> : null}
        {isRace || session.toast.value === undefined ? null : <Toast />}
        <Announcement />
        <Countdown />
        {state.talk === undefined ? null : <TalkOver />}
        <SumsPanel />
        {tip !== undefined && (!isRace || tip.full) ? (
          <TipView tip={tip} />
        ) : hint === undefined ? null : (
          <HintSlot shown={hint} />
        )}
        {session.replayed ? null : picture.outcome !== null ? (
          <Result outcome={picture.outcome} />
        ) : free !== undefined ? (
          <Waiting />
        ) : state.start === undefined ? null : (
          <Start />
        )}
      </div>
      {under}
      {beside}
      {isCovered(session) ? <Sheets /> : null}
      <div class="visually-hidden" aria-live="polite" data-testid="polite">
        {session.polite.value}
      </div>
      <div class="visually-hidden" aria-live="assertive" data-testid="assertive">
        {session.assertive.value}
      </div>
    </main>
  );
};
