// After the end: whoever played asks to play again, sees who comes along, and goes to the next table with them.

import type { VNode } from 'preact';
import type { OfferInfo, SeatInfo } from '../../protocol/messages.ts';
import { follow, tablePath } from '../router.ts';
import { useTable } from '../table/model/context.ts';
import { fill } from '../text/index.ts';
import { endText } from './ending.ts';
import './room.css';
import { roomText } from './text/index.ts';

const answerOf = (offer: OfferInfo, { seat, presence }: SeatInfo): 'comes' | 'stays' | 'left' | 'thinks' => {
  if (offer.accepted.includes(seat)) return 'comes';
  if (offer.declined?.includes(seat) === true) return 'stays';
  return presence === 'left' ? 'left' : 'thinks';
};

/** Who comes along, where there are others than bots. */
const Company = ({ offer }: { readonly offer: OfferInfo }): VNode | null => {
  const { session, state } = useTable();
  const people = state.seats.filter(({ sitter }) => sitter?.kind === 'person');
  if (people.length < 2) return null;
  return (
    <ul class="company" aria-label={roomText.value.whoAgain} data-testid="who-again">
      {people.map((info) => {
        const answer = answerOf(offer, info);
        return (
          <li key={info.seat} data-again={answer}>
            <span>{session.who(info.seat)}</span>
            <span class="small">{roomText.value.again[answer]}</span>
          </li>
        );
      })}
    </ul>
  );
};

/** What is being asked, in a sentence. */
const Sentence = ({ offer }: { readonly offer: OfferInfo }): VNode => {
  const { session, state } = useTable();
  const t = roomText.value;
  if (offer.awaits.length === 0) return <>{t.opening}</>;
  if (offer.awaits.includes(state.seat ?? -1)) return <>{fill(t.wantsAgain, { name: session.nameOf(offer.seat) })}</>;
  const names = offer.awaits.map(session.nameOf);
  const waits = fill(t.waitingFor, { names });
  return <>{offer.seat === state.seat ? `${t.youWantAgain} ${waits}` : waits}</>;
};

const Open = ({ offer }: { readonly offer: OfferInfo }): VNode => {
  const { session, state } = useTable();
  const t = roomText.value;
  const say = (type: 'accept' | 'decline' | 'withdraw') => () => session.request({ type, offer: offer.offer });
  const isAsked = offer.awaits.includes(state.seat ?? -1);
  return (
    <>
      <p>
        <Sentence offer={offer} />
      </p>
      <Company offer={offer} />
      {isAsked ? (
        <div class="pair">
          <button type="button" class="btn primary" data-testid="accept-again" onClick={say('accept')}>
            {t.playAgain}
          </button>
          <button type="button" class="btn" data-testid="decline-again" onClick={say('decline')}>
            {t.notThisTime}
          </button>
        </div>
      ) : offer.seat === state.seat && offer.awaits.length > 0 ? (
        <button type="button" class="btn" data-testid="withdraw-again" onClick={say('withdraw')}>
          {t.withdraw}
        </button>
      ) : null}
    </>
  );
};

/** The next table, for whoever has a place there or wants to see it. */
const There = ({ table, mine }: { readonly table: string; readonly mine: boolean }): VNode => (
  <>
    <p>{roomText.value.nextOpen}</p>
    <a class="btn primary" href={tablePath(table)} data-testid="next-table" onClick={follow}>
      {mine ? roomText.value.goThere : roomText.value.watchThere}
    </a>
  </>
);

/** Before anybody has asked: the button for whoever played, and how it ended if somebody asked before. */
const Ask = (): VNode => {
  const { session, state } = useTable();
  const ended = session.ended.value.findLast(({ what }) => what === 'rematch');
  const told = ended === undefined ? '' : endText(session, ended);
  const isAsking = session.client.value.pending.some((each) => each.type === 'offer');
  return (
    <>
      {told === '' ? null : <p data-testid="again-ended">{told}</p>}
      {state.seat === null ? null : (
        <button
          type="button"
          class="btn primary"
          data-testid="rematch"
          disabled={isAsking}
          onClick={() => session.request({ type: 'offer', what: 'rematch' })}
        >
          {roomText.value.playAgain}
        </button>
      )}
    </>
  );
};

export const PlayAgain = (): VNode => {
  const { state } = useTable();
  const offer = state.offers?.find(({ what }) => what === 'rematch');
  return (
    <div class="again" role="status" data-testid="again">
      {state.next !== undefined ? (
        <There table={state.next.table} mine={state.next.seats.includes(state.seat ?? -1)} />
      ) : offer === undefined ? (
        <Ask />
      ) : (
        <Open offer={offer} />
      )}
    </div>
  );
};
