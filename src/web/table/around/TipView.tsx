// Why not? The refusal with its rule, the sentence with its cards, what may be played instead, and a way to insist where a game has one.

import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { CardFace, RichText } from '../../CardView.tsx';
import { lazy } from '../../lazy.tsx';
import { Icon } from '../../Icon.tsx';
import { Prose } from '../../Prose.tsx';
import { rulesPath } from '../../router.ts';
import { text } from '../../text/index.ts';
import { useTable, type TableOnScreen } from '../model/context.ts';
import { openRule } from '../model/sheets.ts';
import type { Tip } from '../model/tip.ts';
import { Way } from '../open/Compose.tsx';
import { useFreeSpot } from './use-free-spot.ts';

const LessonOffer = lazy(async () => (await import('../../learn/LessonOffer.tsx')).LessonOffer, 'part');

/** Refused for the same reason so often in a match, a player is offered a lesson. */
const OFTEN = 3;

/** Of a card that stays chosen, its best ways. */
const MOST_WAYS = 3;

const titleOf = (tip: Tip): string => {
  if (tip.look === 'race') return text.value.tooLate;
  return tip.code === 'refused' ? text.value.answer.refused : text.value.notNow;
};

/** Legal cards to offer, each once. */
const alternatives = ({
  session,
  state,
  picture,
}: TableOnScreen): readonly { readonly zone: string; readonly card: string }[] => {
  const targets = state.legal.flatMap((action) => session.presentation.value?.touchTarget(action, picture.scene) ?? []);
  return targets.filter(
    ({ zone, card }, i) => targets.findIndex((each) => each.zone === zone && each.card === card) === i,
  );
};

/** The action that insists on what was refused, where the game takes one. */
const insistence = ({ session, state }: TableOnScreen, { action, refusal, code }: Tip): string | undefined =>
  action === undefined || refusal === undefined || code !== 'refused'
    ? undefined
    : session.presentation.value?.insist?.(action, refusal, state.view);

/** The card of the hand that was tried. */
const triedIn = ({ session, picture }: TableOnScreen, { action }: Tip): string | undefined =>
  action === undefined ? undefined : session.presentation.value?.touchTarget(action, picture.scene)?.card;

/** The tip's arrow points at the card that was tried. */
const arrow = ({ session, picture: { scene } }: TableOnScreen, card: string | undefined): string => {
  const hand = scene.zones.find((zone) => zone.kind === 'hand' && zone.owner === session.seat.value);
  const at = hand?.cards.findIndex((each) => each?.id === card) ?? -1;
  return at < 0 || hand === undefined ? '50%' : `${Math.round(8 + (84 * (at + 0.5)) / hand.cards.length)}%`;
};

export const TipView = ({ tip }: { readonly tip: Tip }): VNode => {
  const table = useTable();
  const { session, state, words } = table;
  const ref = useRef<HTMLDivElement>(null);
  const tried = triedIn(table, tip);
  useFreeSpot(ref, { card: tried });
  const said = tip.refusal === undefined ? undefined : words.refusal(tip.refusal);
  const clause = tip.refusal?.clause;
  const ways =
    tip.look === 'refused' && session.choice.value !== undefined ? session.choice.value.slice(0, MOST_WAYS) : [];
  const offers = tip.look === 'refused' && ways.length === 0 ? alternatives(table) : [];
  const insisted = insistence(table, tip);
  const again = session.attempts.value.filter(({ refusal }) => refusal.code === tip.refusal?.code).length;
  const dismiss = (): void => {
    session.tip.value = undefined;
  };
  const follow = (event: MouseEvent): void => {
    event.preventDefault();
    if (clause !== undefined) openRule(session, clause);
  };
  return (
    <div
      ref={ref}
      class={`tip why ${tip.look === 'refused' ? '' : tip.look}`}
      role="dialog"
      aria-labelledby="why"
      style={`--at:${arrow(table, tried)}`}
      data-tip={tip.refusal?.code ?? tip.code}
    >
      <div class="row">
        <h3 id="why" class="grow" aria-level={2}>
          {tip.look === 'notnow' ? <Icon name="clock" /> : null}
          {tip.look === 'race' ? titleOf(tip) : (said?.title ?? titleOf(tip))}
        </h3>
        {clause === undefined ? null : (
          <a class="small clause" href={rulesPath(state.game, clause)} data-clause={clause} onClick={follow}>
            {clause}
          </a>
        )}
        <button type="button" class="btn icon quiet" aria-label={text.value.close} onClick={dismiss}>
          <Icon name="close" />
        </button>
      </div>
      <p>{said === undefined ? text.value.answer[tip.code] : <RichText text={said.text} />}</p>
      {tip.refusal === undefined || again < OFTEN || session.exercise ? null : (
        <LessonOffer game={state.game} code={tip.refusal.code} />
      )}
      {tip.look !== 'refused' || tip.analysis === undefined || words.analysis === undefined ? null : (
        <details class="checks" data-checks>
          <summary>{text.value.allChecks}</summary>
          <Prose source={words.analysis(tip.analysis, session.who).join('\n')} />
        </details>
      )}
      {ways.length === 0 ? null : (
        <div class="alternatives">
          <span class="small muted">{text.value.youCanPlay}</span>
          <div class="offers">
            {ways.map((action) => (
              <Way key={action} action={action} look="other" />
            ))}
          </div>
        </div>
      )}
      {offers.length === 0 ? null : (
        <div class="alternatives">
          <span class="small muted">{text.value.youCanPlay}</span>
          <div class="offers">
            {offers.map(({ zone, card }) => (
              <button
                key={card}
                type="button"
                class="card s legal"
                aria-label={words.card(card)}
                data-offer={card}
                onClick={() => session.touch(zone, card)}
              >
                <CardFace id={card} compact />
              </button>
            ))}
          </div>
        </div>
      )}
      {insisted === undefined ? null : (
        <button
          type="button"
          class="btn insist"
          data-insist={insisted}
          onClick={() => {
            dismiss();
            session.risk.value = insisted;
          }}
        >
          {words.risk?.(insisted, state.view).label ?? insisted}
        </button>
      )}
    </div>
  );
};
