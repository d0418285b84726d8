// Why not? The refusal with its rule, the sentence with its cards, what may be played instead, and a way to insist where a game has one.

import type { VNode } from 'preact';
import { CardFace, cardClass, RichText, type CardArt } from '../../CardView.tsx';
import { Icon } from '../../Icon.tsx';
import { Prose } from '../../Prose.tsx';
import { rulesPath } from '../../router.ts';
import { text } from '../../text/index.ts';
import type { TableSession } from '../model/session.ts';
import type { Tip } from '../model/tip.ts';

interface TipProps extends CardArt {
  readonly session: TableSession;
  readonly tip: Tip;
  readonly onRule: (clause: string) => void;
}

const titleOf = (tip: Tip): string => {
  if (tip.look === 'race') return text.value.tooLate;
  return tip.code === 'refused' ? text.value.answer.refused : text.value.notNow;
};

/** Legal cards to offer, each once. */
const alternatives = (session: TableSession): readonly { readonly zone: string; readonly card: string }[] => {
  const handles = (session.client.value.state?.legal ?? []).flatMap(
    (action) => session.presentation.value?.touchTarget(action, session.picture.value?.scene) ?? [],
  );
  return handles.filter(
    ({ zone, card }, i) => handles.findIndex((each) => each.zone === zone && each.card === card) === i,
  );
};

/** The action that insists on what was refused, where the game takes one. */
const insistence = (session: TableSession, { action, refusal, code }: Tip): string | undefined =>
  action === undefined || refusal === undefined || code !== 'refused'
    ? undefined
    : session.presentation.value?.insist?.(action, refusal, session.client.value.state?.view);

/** The tip's arrow points at the card that was tried. */
const arrow = (session: TableSession, tip: Tip): string => {
  const card =
    tip.action === undefined
      ? undefined
      : session.presentation.value?.touchTarget(tip.action, session.picture.value?.scene)?.card;
  const hand = session.picture.value?.scene.zones.find(
    (zone) => zone.kind === 'hand' && zone.owner === session.seat.value,
  );
  const at = hand?.cards.findIndex((each) => each?.id === card) ?? -1;
  return at < 0 || hand === undefined ? '50%' : `${Math.round(8 + (84 * (at + 0.5)) / hand.cards.length)}%`;
};

export const TipView = ({ session, tip, deck, words, onRule }: TipProps): VNode => {
  const said = tip.refusal === undefined ? undefined : words.refusal(tip.refusal);
  const clause = tip.refusal?.clause;
  const game = session.client.value.state?.game ?? '';
  const offers = tip.look === 'refused' ? alternatives(session) : [];
  const insisted = insistence(session, tip);
  const dismiss = (): void => {
    session.tip.value = undefined;
  };
  const follow = (event: MouseEvent): void => {
    event.preventDefault();
    if (clause !== undefined) onRule(clause);
  };
  return (
    <div
      class={`tip why ${tip.look === 'refused' ? '' : tip.look}`}
      role="dialog"
      aria-labelledby="why"
      style={`--at:${arrow(session, tip)}`}
      data-tip={tip.refusal?.code ?? tip.code}
    >
      <div class="row">
        <h3 id="why" class="grow">
          {tip.look === 'notnow' ? <Icon name="clock" /> : null}
          {tip.look === 'race' ? titleOf(tip) : (said?.title ?? titleOf(tip))}
        </h3>
        {clause === undefined ? null : (
          <a class="small clause" href={rulesPath(game, clause)} data-clause={clause} onClick={follow}>
            {clause}
          </a>
        )}
        <button type="button" class="btn icon quiet" aria-label={text.value.close} onClick={dismiss}>
          <Icon name="close" />
        </button>
      </div>
      <p>
        {said === undefined ? text.value.answer[tip.code] : <RichText deck={deck} words={words} text={said.text} />}
      </p>
      {tip.look !== 'refused' || tip.analysis === undefined || words.analysis === undefined ? null : (
        <details class="checks" data-checks>
          <summary>{text.value.allChecks}</summary>
          <Prose source={words.analysis(tip.analysis, session.who).join('\n')} />
        </details>
      )}
      {offers.length === 0 ? null : (
        <div class="alts">
          <span class="small muted">{text.value.youCanPlay}</span>
          <div class="offers">
            {offers.map(({ zone, card }) => (
              <button
                key={card}
                type="button"
                class={cardClass(deck, 's', 'legal')}
                aria-label={words.card(card)}
                data-offer={card}
                onClick={() => session.touch(zone, card)}
              >
                <CardFace deck={deck} words={words} id={card} compact />
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
          {words.risk?.(insisted, session.client.value.state?.view).label ?? insisted}
        </button>
      )}
    </div>
  );
};
