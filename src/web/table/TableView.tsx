// The generic table: any game, drawn from its scene and spoken in its words.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { RichText } from '../CardView.tsx';
import { text } from '../text/index.ts';
import { Bar } from './around/Bar.tsx';
import { CardTable } from './tricks/CardTable.tsx';
import { measure, moveFrom, type Places } from './around/flight.ts';
import type { Picture } from './model/pictures.ts';
import { onTableKey } from './around/keys.ts';
import { LaneTable } from './lanes/LaneTable.tsx';
import { useLooking } from './around/looking.ts';
import { Gone, Result, Waiting } from './around/Panels.tsx';
import { Rail, type Tab } from './around/Rail.tsx';
import { OtherSeat, sideOf, type Side } from './around/Seats.tsx';
import type { TableSession } from './model/session.ts';
import { Sheets, type Open } from './around/Sheets.tsx';
import { TipView } from './around/TipView.tsx';

const isWide = (): boolean => matchMedia('(min-width: 900px)').matches;

/** A tap on the cloth: go on, and away with the explanation. */
const onCloth = (session: TableSession, event: MouseEvent): void => {
  session.skip();
  if (event.target instanceof Element && event.target.closest('button, a') === null) session.tip.value = undefined;
};

/** Measures after every picture, so that the next one knows where its cards come from. */
const useFlight = (picture: Picture): { readonly current: HTMLElement | null } => {
  const root = useRef<HTMLElement>(null);
  const last = useRef<{ readonly picture: Picture; readonly places: Places } | null>(null);
  // Measured before this render changes anything: between two pictures cards may have been raised or a tip opened.
  if (root.current !== null && last.current !== null && last.current.picture !== picture) {
    last.current = { picture: last.current.picture, places: measure(root.current) };
  }
  useLayoutEffect(() => {
    const before = last.current;
    if (root.current === null || before?.picture === picture) return;
    if (before !== null && !picture.whole) moveFrom(root.current, before.places, before.picture.scene, picture.scene);
    last.current = { picture, places: { cards: new Map(), zones: new Map(), trick: [] } };
  });
  return root;
};

export const TableView = ({ session }: { readonly session: TableSession }): VNode | null => {
  const picture = session.picture.value;
  const words = session.words.value;
  return picture === undefined || words === undefined ? null : <Cloth session={session} picture={picture} />;
};

const Cloth = ({ session, picture }: { readonly session: TableSession; readonly picture: Picture }): VNode | null => {
  const sheet = useSignal<Open>(undefined);
  const tab = useSignal<Tab | undefined>(undefined);
  const clause = useSignal('');
  const root = useFlight(picture);
  const { value: words } = session.words;
  const { state } = session.client.value;

  const open = (wanted: Open): void => {
    if ((wanted === 'rules' || wanted === 'card') && isWide()) {
      tab.value = wanted;
      sheet.value = undefined;
    } else sheet.value = wanted;
  };
  useLooking(root, session, () => open('card'), words?.sheet !== undefined);
  const showRule = (wanted: string): void => {
    clause.value = wanted;
    open('rules');
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => onTableKey(session, event, open);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [session]);

  if (words === undefined || state === null) return null;
  const me = session.seat.value ?? 0;
  const seats = state.seats.length;
  const art = { deck: session.deck.value, words };
  const others = Array.from({ length: seats - 1 }, (_, i) => (me + 1 + i) % seats);
  const at = (side: Side): readonly VNode[] =>
    others
      .filter((seat) => sideOf(seat, me, seats) === side)
      .map((seat) => <OtherSeat key={seat} session={session} picture={picture} seat={seat} side={side} {...art} />);
  const tip = session.tip.value;
  const toast = session.toast.value;

  const notice = (
    <div class="toasts">
      {toast === undefined || picture.outcome !== null ? null : (
        <span class="toast" data-testid="toast">
          <span>
            <RichText {...art} text={toast} />
          </span>
        </span>
      )}
    </div>
  );

  const shared = { session, picture, me, seats, notice, ...art };
  return (
    <main
      ref={root as { current: HTMLElement }}
      class="app"
      data-explaining={tip !== undefined}
      data-seats={seats}
      data-lanes={picture.scene.lanes?.length}
      data-revision={picture.revision}
      data-connection={session.line.value}
      data-game={state.game}
      data-seat={session.seat.value ?? 'none'}
      data-turn={session.seat.value !== null && picture.outcome === null && picture.scene.actors.must.includes(me)}
    >
      <h1 class="vh">
        {words.name} · {text.value.table}
      </h1>
      <div class="table-wrap">
        <Bar session={session} picture={picture} words={words} seats={seats} onMenu={() => open('menu')} />
        {session.line.value === 'lost' ? (
          <div class="banner" role="status">
            {session.trouble.value === 'broken' ? text.value.brokenTable : text.value.reconnecting}
          </div>
        ) : (
          <Gone session={session} />
        )}
        <div class="table" onClick={(event) => onCloth(session, event)}>
          <div class="strip">{at('north')}</div>
          {picture.scene.lanes === undefined ? (
            <CardTable {...shared} at={at} onLastTrick={() => open('last-trick')} />
          ) : (
            <LaneTable {...shared} />
          )}
        </div>
        {session.startsIn.value === undefined ? null : (
          <div key={session.startsIn.value} class="countdown num" aria-hidden="true" data-testid="countdown">
            <span>{session.startsIn.value}</span>
          </div>
        )}
        {tip === undefined ? null : <TipView session={session} tip={tip} onRule={showRule} {...art} />}
        {picture.outcome === null ? (
          <Waiting session={session} />
        ) : (
          <Result session={session} outcome={picture.outcome} lanes={picture.scene.lanes ?? []} {...art} />
        )}
      </div>
      <Rail session={session} picture={picture} tab={tab} clause={clause.value} {...art} />
      <Sheets session={session} picture={picture} open={sheet.value} clause={clause.value} onOpen={open} {...art} />
      <div class="vh" aria-live="polite" data-testid="polite">
        {session.polite.value}
      </div>
      <div class="vh" aria-live="assertive" data-testid="assertive">
        {session.assertive.value}
      </div>
    </main>
  );
};
