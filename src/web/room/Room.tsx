// What is between the people at a table while they play: what somebody asks for, a pause, and how it ended; and what the menu offers of it.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { OfferInfo, Snapshot } from '../../protocol/messages.ts';
import { playerName } from '../names.ts';
import { useTable } from '../table/model/context.ts';
import { closeSheet } from '../table/model/sheets.ts';
import { playsBots } from '../table/model/table-model.ts';
import { fill } from '../text/index.ts';
import { endText } from './ending.ts';
import { DealItem } from './Proof.tsx';
import './room.css';
import { TakeSeatItems, Takers, Taking } from './TakeSeat.tsx';
import { roomText } from './text/index.ts';

type What = Exclude<OfferInfo['what'], 'rematch'>;

/** An offer about the match that is being played. */
interface Asked extends OfferInfo {
  readonly what: What;
}

const askedIn = ({ offers = [] }: Snapshot): readonly Asked[] =>
  offers.flatMap((offer) => (offer.what === 'rematch' ? [] : [{ ...offer, what: offer.what }]));

const sentenceOf = ({ session, state }: ReturnType<typeof useTable>, offer: Asked): string => {
  const t = roomText.value;
  if (offer.seat !== state.seat) return fill(t.asks[offer.what], { name: session.nameOf(offer.seat) });
  return `${t.asked[offer.what]} ${fill(t.waitingFor, { names: offer.awaits.map(session.nameOf) })}`;
};

const Question = ({ offer }: { readonly offer: Asked }): VNode => {
  const table = useTable();
  const { session, state } = table;
  const t = roomText.value;
  const sentence = sentenceOf(table, offer);
  const isAsked = offer.awaits.includes(state.seat ?? -1);
  useEffect(() => {
    if (isAsked) session.assertive.value = sentence;
  }, [offer.offer]);
  const button = (type: 'accept' | 'decline' | 'withdraw', label: string, look = ''): VNode => (
    <button
      type="button"
      class={`btn ${look}`}
      data-testid={`${type}-${offer.what}`}
      onClick={() => session.request({ type, offer: offer.offer })}
    >
      {label}
    </button>
  );
  return (
    <div class="ask" role="group" aria-label={sentence} data-offer={offer.what}>
      <span>{sentence}</span>
      {isAsked ? (
        <span class="pair">
          {button('accept', t.agree, 'primary')}
          {button('decline', t.refuse)}
        </span>
      ) : offer.seat === state.seat ? (
        button('withdraw', t.withdraw)
      ) : null}
    </div>
  );
};

/** How long it is told how something ended, in milliseconds. */
const TOLD_MS = 5000;

/** How the last offers ended, for a moment. */
const Ended = (): VNode | null => {
  const { session } = useTable();
  const { value: ended } = session.ended;
  const told = ended.map((each) => endText(session, each)).filter((each) => each !== '');
  useEffect(() => {
    if (ended.length === 0) return undefined;
    if (told.length > 0) session.polite.value = told.join(' ');
    const timer = setTimeout(() => (session.ended.value = []), TOLD_MS);
    return () => clearTimeout(timer);
  }, [ended]);
  return told.length === 0 ? null : (
    <p class="small" data-testid="offer-ended">
      {told.join(' ')}
    </p>
  );
};

/** Whose time has run out, for a moment: why a part of the match is over. */
const Flagged = (): VNode | null => {
  const { session, state } = useTable();
  const { value: seat } = session.flagged;
  const t = roomText.value;
  const told =
    seat === undefined ? '' : seat === state.seat ? t.yourTimeUp : fill(t.timeUp, { name: session.nameOf(seat) });
  useEffect(() => {
    if (seat === undefined) return undefined;
    session.assertive.value = told;
    const timer = setTimeout(() => (session.flagged.value = undefined), TOLD_MS);
    return () => clearTimeout(timer);
  }, [seat]);
  return seat === undefined ? null : (
    <p class="small" data-testid="time-up">
      {told}
    </p>
  );
};

const Paused = ({ asked }: { readonly asked: readonly Asked[] }): VNode => {
  const { session, state } = useTable();
  const t = roomText.value;
  const mayAsk = state.seat !== null && !asked.some(({ what }) => what === 'resume');
  return (
    <div class="ask" data-testid="paused">
      <span>{t.paused}</span>
      {mayAsk ? (
        <button
          type="button"
          class="btn primary"
          data-testid="ask-resume"
          onClick={() => session.request({ type: 'offer', what: 'resume' })}
        >
          {t.ask.resume}
        </button>
      ) : null}
    </div>
  );
};

/** A bot plays for this player, who may sit down again. */
const Kept = ({ seat }: { readonly seat: number }): VNode => {
  const { session } = useTable();
  return (
    <div class="ask" data-testid="kept">
      <span>{roomText.value.botPlays}</span>
      <button
        type="button"
        class="btn primary"
        data-testid="come-back"
        onClick={() => session.request({ type: 'sit', seat, name: playerName() })}
      >
        {roomText.value.takeSeat}
      </button>
    </div>
  );
};

/** Somebody has been away for too long: a bot may play on for them. */
const Gone = (): VNode | null => {
  const { session, state } = useTable();
  const gone = state.seats.find(({ seat, presence }) => presence === 'left' && seat !== state.seat);
  if (gone === undefined || state.seat === null || state.standIn !== true) return null;
  return (
    <div class="ask" role="status">
      <span>{fill(roomText.value.hasGone, { name: session.nameOf(gone.seat) })}</span>
      <button
        type="button"
        class="btn primary"
        data-testid="let-bot"
        onClick={() => session.request({ type: 'claim' })}
      >
        {roomText.value.letBot}
      </button>
      <span>{roomText.value.orWait}</span>
    </div>
  );
};

export const Room = (): VNode => {
  const { state } = useTable();
  const asked = askedIn(state);
  return (
    <div class="banner room" data-testid="room">
      {state.mine === undefined ? null : <Kept seat={state.mine} />}
      {state.taking === undefined ? null : <Taking seat={state.taking} />}
      <Takers />
      <Gone />
      {state.paused === true ? <Paused asked={asked} /> : null}
      {asked.map((offer) => (
        <Question key={offer.offer} offer={offer} />
      ))}
      <Flagged />
      <Ended />
    </div>
  );
};

/** Leaving a match of people asks once, and says what it costs. */
const Leave = (): VNode => {
  const { session, state } = useTable();
  const isAsking = useSignal(false);
  const t = roomText.value;
  if (!isAsking.value)
    return (
      <button type="button" class="btn" data-testid="leave-table" onClick={() => (isAsking.value = true)}>
        {t.leave}
      </button>
    );
  return (
    <div class="leave-ask" role="group" aria-label={t.leave}>
      <p role="status">{t.leaveAsk[state.standIn === true ? 'bot' : 'forfeit']}</p>
      <span class="pair">
        <button
          type="button"
          class="btn primary"
          data-testid="leave-yes"
          onClick={() => {
            closeSheet(session);
            session.request({ type: 'leave' });
          }}
        >
          {t.leaveYes}
        </button>
        <button type="button" class="btn" data-testid="stay" onClick={() => (isAsking.value = false)}>
          {t.stay}
        </button>
      </span>
    </div>
  );
};

/** Lines of the menu: what this player can ask the others for. */
export const RoomItems = (): VNode | null => {
  const { session, state, picture } = useTable();
  const t = roomText.value;
  const deal = (
    <>
      {(state.deals ?? []).length === 0 ? null : <DealItem />}
      <TakeSeatItems />
    </>
  );
  const playing = state.seat !== null && picture.outcome === null && state.start === undefined;
  if (!playing || state.paused === true || state.seats.some(({ sitter }) => sitter === null)) return deal;
  const alone = playsBots(session);
  const isOpen = (what: What): boolean => state.offers?.some((offer) => offer.what === what) === true;
  const item = (what: 'undo' | 'pause', label: string): VNode | null =>
    isOpen(what) ? null : (
      <button
        type="button"
        class="btn"
        data-testid={`ask-${what}`}
        onClick={() => {
          closeSheet(session);
          session.request({ type: 'offer', what });
        }}
      >
        {label}
      </button>
    );
  // Games in which nobody has a turn are races: nothing is taken back there.
  const hasTurns = picture.scene.zones.every(({ kind }) => kind !== 'column');
  return (
    <>
      {deal}
      {alone || !hasTurns ? null : item('undo', t.ask.undo)}
      {state.deals === undefined ? null : item('pause', alone ? t.pauseNow : t.ask.pause)}
      {alone ? null : <Leave />}
    </>
  );
};
