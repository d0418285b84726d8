// What lies on the cloth when people are awaited, somebody looks on, or the match is over.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import type { Lane } from '../../../kernel/presentation.ts';
import type { Outcome, Seat } from '../../../kernel/game.ts';
import type { SeatInfo } from '../../../protocol/messages.ts';
import { openTable, recordPath } from '../../api.ts';
import { RichText, type CardArt } from '../../CardView.tsx';
import { Icon } from '../../Icon.tsx';
import { follow, go, tablePath } from '../../router.ts';
import { broughtAgain, rememberBrought } from '../../deck.ts';
import { loadGame } from '../../games.ts';
import { playerName } from '../../names.ts';
import { fill, text } from '../../text/index.ts';
import type { TableSession } from '../model/session.ts';
import { Company } from './Company.tsx';
import { copyLink } from './Sheets.tsx';
import { SitDown } from './SitDown.tsx';

const Invite = ({ session }: { readonly session: TableSession }): VNode => (
  <section class="panel card-panel" aria-label={text.value.invite} data-testid="invite">
    <h2>{text.value.invite}</h2>
    <Company session={session} />
    <p>{text.value.inviteHelp}</p>
    <input class="field" readOnly value={location.href} aria-label={text.value.linkOfTable} data-testid="link" />
    <button type="button" class="btn primary" onClick={() => void copyLink(session)}>
      <Icon name="link" />
      {text.value.copyLink}
    </button>
  </section>
);

/** Somebody is missing: the friend's seat, or one that this visitor may take. */
export const Waiting = ({ session }: { readonly session: TableSession }): VNode | null => {
  const { state } = session.client.value;
  const free = state?.seats.find((each) => each.sitter === null);
  if (state === null || free === undefined || state.outcome !== null) return null;
  return state.seat === null ? <SitDown session={session} seat={free.seat} /> : <Invite session={session} />;
};

/** Somebody has been gone for too long: whoever stays may claim the win, or go on waiting. */
export const Gone = ({ session }: { readonly session: TableSession }): VNode | null => {
  const { state } = session.client.value;
  if (state === null || state.seat === null || state.outcome !== null) return null;
  const gone = state.seats.find(({ seat, presence }) => presence === 'left' && seat !== state.seat);
  if (gone === undefined || state.seats.some(({ sitter }) => sitter === null)) return null;
  return (
    <div class="banner" role="status">
      {fill(text.value.hasGone, { name: session.nameOf(gone.seat) })}{' '}
      <button type="button" class="btn" data-testid="claim" onClick={() => session.request({ type: 'claim' })}>
        {text.value.claimWin}
      </button>{' '}
      {text.value.orWait}
    </div>
  );
};

const verdict = (outcome: Outcome, seat: Seat | null): string => {
  const { result } = text.value;
  const mine = seat === null ? undefined : outcome.rank[seat];
  if (mine === undefined) return result.over;
  if (mine > 1) return result.lost;
  return outcome.rank.every((rank) => rank === 1) ? result.drawn : result.won;
};

/** Who sat on, from this player's right on: bots by level, people by the link again. */
const opponentsAgain = (seats: readonly SeatInfo[], me: Seat): readonly (string | null)[] =>
  seats.slice(1).map((_, i) => {
    const sitter = seats[(me + 1 + i) % seats.length]?.sitter;
    return sitter?.kind === 'bot' ? sitter.level : null;
  });

/** Who won what, where there were lanes to win. */
const LanesWon = ({
  session,
  words,
  lanes,
}: Pick<CardArt, 'words'> & { readonly session: TableSession; readonly lanes: readonly Lane[] }): VNode => (
  <ul class="lanes-won">
    {lanes.map((lane) => {
      const mine = lane.winner !== undefined && lane.winner === session.seat.value;
      const { title, note } = words.lane?.(lane, session.who, mine) ?? { title: lane.group, note: '' };
      return (
        <li key={lane.id} class={mine ? 'mine' : ''}>
          <span class="rank">{lane.group}</span>
          <span class="grow">{title}</span>
          <span class="small">{note}</span>
        </li>
      );
    })}
  </ul>
);

export const Result = ({
  session,
  outcome,
  deck,
  words,
  lanes,
}: CardArt & {
  readonly session: TableSession;
  readonly outcome: Outcome;
  readonly lanes: readonly Lane[];
}): VNode => {
  const failed = useSignal('');
  const { state } = session.client.value;
  const rematch = async (): Promise<void> => {
    if (state === null) return;
    const module = await loadGame(state.game);
    const loadout = module === undefined ? {} : broughtAgain(module, state.options, state.table);
    const reply = await openTable({
      ...loadout,
      game: state.game,
      options: state.options,
      opponents: opponentsAgain(state.seats, state.seat ?? 0),
      name: playerName(),
    });
    if (reply.kind === 'ok') {
      rememberBrought(reply.value.table, loadout);
      go(tablePath(reply.value.table));
    } else
      failed.value =
        reply.kind === 'no' ? fill(text.value.cannotCreate, { why: reply.message }) : text.value.unreachable;
  };
  return (
    <section class="panel card-panel result" aria-live="assertive" data-outcome={outcome.reason} data-testid="result">
      <h2>{verdict(outcome, session.seat.value)}</h2>
      <p>
        <RichText deck={deck} words={words} text={words.outcome(outcome, session.who)} />
      </p>
      {lanes.length === 0 ? null : <LanesWon session={session} words={words} lanes={lanes} />}
      {failed.value === '' ? null : <p role="alert">{failed.value}</p>}
      <div class="items">
        <button type="button" class="btn primary" data-testid="rematch" onClick={() => void rematch()}>
          {text.value.rematch}
        </button>
        <a
          class="btn"
          href={recordPath(state?.table ?? '')}
          download={`${state?.game}-${state?.table}.json`}
          data-testid="record"
        >
          {text.value.downloadRecord}
        </a>
        <a class="btn" href="/" onClick={follow}>
          {text.value.home}
        </a>
      </div>
    </section>
  );
};
