// Who is at a table that waits, and which seats are free; the host arranges them here.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { defaultLevel } from '../../bots/index.ts';
import type { GameModule } from '../../games/index.ts';
import type { Seat } from '../../kernel/game.ts';
import { readOptions } from '../../kernel/options.ts';
import type { SeatInfo } from '../../protocol/messages.ts';
import { Icon } from '../Icon.tsx';
import { initialOf } from '../names.ts';
import { useTable, type TableOnScreen } from '../table/model/context.ts';
import { fill, text } from '../text/index.ts';
import { meetingText } from './text/index.ts';

const statusOf = ({ sitter, presence, isHost }: SeatInfo): string | undefined => {
  const t = text.value;
  const status =
    sitter?.kind === 'bot'
      ? fill(t.botLevel, { level: sitter.level })
      : presence === 'dropped'
        ? t.dropped
        : presence === 'left'
          ? t.hasLeft
          : undefined;
  return [isHost === true ? meetingText.value.host : undefined, status].filter(Boolean).join(' · ') || undefined;
};

/** The level that a bot has if nobody says. */
export const usualBot = (levels: readonly string[]): string | undefined =>
  defaultLevel(levels.map((id) => ({ id })))?.id;

/** Which level the bot of a free seat has. */
const BotChoice = ({ seat }: { readonly seat: Seat }): VNode => {
  const { session, state } = useTable();
  const levels = state.meeting?.levels ?? [];
  return (
    <select
      class="field choose"
      aria-label={meetingText.value.addBot}
      data-testid={`bot-${seat}`}
      value=""
      onChange={({ currentTarget: { value } }) => {
        if (value !== '') session.request({ type: 'bot', seat, level: value });
      }}
    >
      <option value="">{meetingText.value.botLevels}</option>
      {levels.map((level) => (
        <option key={level} value={level}>
          {fill(text.value.botLevel, { level })}
        </option>
      ))}
    </select>
  );
};

/** What the host can do about a seat. `moving` is the one that is to change places. */
const Arranging = ({
  info,
  name,
  moving,
  onMove,
}: {
  readonly info: SeatInfo;
  readonly name: string;
  readonly moving: Seat | undefined;
  readonly onMove: (seat: Seat) => void;
}): VNode => {
  const { session, state } = useTable();
  const t = meetingText.value;
  const isOwn = info.seat === state.seat;
  const isMoving = moving === info.seat;
  const swaps = moving === undefined || isMoving ? t.swapWho : t.swapWith;
  return (
    <span class="arranging">
      {info.sitter === null && (state.meeting?.levels.length ?? 0) > 0 ? <BotChoice seat={info.seat} /> : null}
      <button
        type="button"
        class="btn icon"
        aria-pressed={isMoving}
        aria-label={fill(swaps, { name })}
        title={fill(swaps, { name })}
        data-testid={`swap-${info.seat}`}
        onClick={() => onMove(info.seat)}
      >
        <Icon name="swap" />
      </button>
      {info.sitter === null || isOwn ? null : (
        <button
          type="button"
          class="btn icon"
          aria-label={fill(t.removeWho, { name })}
          title={fill(t.removeWho, { name })}
          data-testid={`remove-${info.seat}`}
          onClick={() => session.request({ type: 'remove', seat: info.seat })}
        >
          <Icon name="close" />
        </button>
      )}
    </span>
  );
};

/** A visitor's choice among free seats. */
interface SeatChoice {
  readonly seat: Seat;
  readonly onChoose: (seat: Seat) => void;
}

/** Who plays together with a seat; nothing before the game is there to say. */
const sideOf = ({ state }: TableOnScreen, module: GameModule | undefined, at: Seat): readonly Seat[] | undefined => {
  const options = module === undefined ? undefined : readOptions(module.game.options, state.options);
  if (module === undefined || options?.ok !== true) return undefined;
  return module.game.sides(options.value).find((seats) => seats.includes(at));
};

/** Whose partner somebody at a seat would be. */
const partnersAt = (table: TableOnScreen, module: GameModule | undefined, at: Seat): readonly string[] =>
  (sideOf(table, module, at) ?? [])
    .filter((seat) => seat !== at && table.state.seats[seat]?.sitter != null)
    .map((seat) => fill(meetingText.value.partnerOf, { name: table.session.nameOf(seat) }));

/** What somebody at another seat is to this player. */
const roleAt = (table: TableOnScreen, module: GameModule | undefined, at: Seat): string | undefined => {
  const { seat } = table.state;
  const side = seat === null || seat === at ? undefined : sideOf(table, module, at);
  return side === undefined || seat === null ? undefined : text.value[side.includes(seat) ? 'partner' : 'rival'];
};

const ChooseSeat = ({ at, choice }: { readonly at: Seat; readonly choice: SeatChoice }): VNode => {
  const t = meetingText.value;
  const isChosen = choice.seat === at;
  return (
    <button
      type="button"
      class="btn choose-seat"
      aria-pressed={isChosen}
      aria-label={`${t.sitHere}, ${fill(t.chooseSeat, { n: at + 1 })}`}
      data-testid={`choose-seat-${at}`}
      onClick={() => choice.onChoose(at)}
    >
      {isChosen ? <Icon name="check" /> : null}
      {t.sitHere}
    </button>
  );
};

/** `choice`: where a visitor may choose among several free seats. */
export const Company = ({
  module,
  choice,
}: {
  readonly module: GameModule | undefined;
  readonly choice?: SeatChoice;
}): VNode => {
  const table = useTable();
  const { session, state } = table;
  const t = meetingText.value;
  const moving = useSignal<Seat | undefined>(undefined);
  const isHost = state.seats.some(({ seat, isHost: hosts }) => hosts === true && seat === state.seat);
  const move = (seat: Seat): void => {
    const { value: first } = moving;
    moving.value = first === undefined ? seat : undefined;
    if (first === undefined) session.polite.value = t.chooseOther;
    else if (first !== seat) session.request({ type: 'swap', seat: first, other: seat });
  };
  const nameOf = ({ seat, sitter }: SeatInfo): string => (sitter === null ? t.swapEmpty : session.who(seat));
  return (
    <ul
      class={choice === undefined ? 'company seating' : 'company seating choosing'}
      aria-label={text.value.atTheTable}
      data-testid="company"
    >
      {state.seats.map((info) => {
        const isFree = choice !== undefined && info.sitter === null;
        const told = isFree
          ? partnersAt(table, module, info.seat)
          : [roleAt(table, module, info.seat), statusOf(info)].filter((each) => each !== undefined);
        return (
          <li key={info.seat} data-presence={info.presence}>
            <span class={`avatar b${info.seat % 4}`} aria-hidden="true">
              {info.sitter?.kind === 'bot' ? <Icon name="bot" /> : initialOf(info.sitter?.name ?? '')}
            </span>
            <span class="grow">
              <span>{session.who(info.seat)}</span>
              {told.length === 0 ? null : <span class="small">{told.join(' · ')}</span>}
            </span>
            {isFree ? <ChooseSeat at={info.seat} choice={choice} /> : null}
            {isHost ? <Arranging info={info} name={nameOf(info)} moving={moving.value} onMove={move} /> : null}
          </li>
        );
      })}
    </ul>
  );
};
