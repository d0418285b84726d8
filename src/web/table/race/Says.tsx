// The strip of a race board in which everything is said, so that nothing is ever said over the cards: refusals, lost races, choices, notices.

import type { VNode } from 'preact';
import { RichText } from '../../CardView.tsx';
import { Icon } from '../../Icon.tsx';
import { rulesPath } from '../../router.ts';
import { fill, text } from '../../text/index.ts';
import { useTable } from '../model/context.ts';
import { openRule } from '../model/sheets.ts';
import { lateness, type Tip } from '../model/tip.ts';
import { tableFacts } from '../model/facts.ts';

const Close = ({ onClose }: { readonly onClose: () => void }): VNode => (
  <button type="button" class="btn icon quiet" aria-label={text.value.close} onClick={onClose}>
    <Icon name="close" />
  </button>
);

/** Why not, in one line; the rule and the whole explanation are a touch away. */
const Refused = ({ tip }: { readonly tip: Tip }): VNode => {
  const { session, state, words } = useTable();
  const said = tip.refusal === undefined ? undefined : words.refusal(tip.refusal);
  const clause = tip.refusal?.clause;
  const { laid } = tip.overtaken ?? {};
  const isRace = tip.look === 'race';
  return (
    <div class={`tip line ${tip.look === 'refused' ? '' : tip.look}`} data-tip={tip.refusal?.code ?? tip.code}>
      <button
        type="button"
        class="said"
        title={text.value.why}
        onClick={() => (session.tip.value = { ...tip, full: true })}
      >
        <h3 aria-level={2}>{isRace ? lateness(tip) : (said?.title ?? text.value.notNow)}</h3>{' '}
        <span>
          {isRace && laid !== undefined ? (
            <>
              {fill(text.value.wasFirst, { name: session.who(laid.by) })} <RichText text={[{ card: laid.card }]} />
            </>
          ) : said === undefined ? (
            text.value.answer[tip.code]
          ) : (
            <RichText text={said.text} />
          )}
        </span>
      </button>
      {clause === undefined ? null : (
        <a
          class="small clause"
          href={rulesPath(state.game, clause)}
          data-clause={clause}
          onClick={(event) => {
            event.preventDefault();
            openRule(session, clause);
          }}
        >
          {clause}
        </a>
      )}
      <Close onClose={() => (session.tip.value = undefined)} />
    </div>
  );
};

/** The ways of a card, for those who would rather press a button than touch where it goes. */
const Ways = ({ ways }: { readonly ways: readonly string[] }): VNode => {
  const { session, state, words } = useTable();
  return (
    <div class="ways" role="group" aria-label={text.value.choose}>
      {ways.map((way) => (
        <button
          key={way}
          type="button"
          class="btn"
          data-way={way}
          onClick={() => session.act(way)}
          onPointerEnter={() => (session.pointed.value = way)}
          onPointerLeave={() => (session.pointed.value = undefined)}
          onFocus={() => (session.pointed.value = way)}
          onBlur={() => (session.pointed.value = undefined)}
        >
          <RichText text={words.action(way, state.view)} />
        </button>
      ))}
      <Close onClose={() => (session.choice.value = undefined)} />
    </div>
  );
};

export const Says = (): VNode => {
  const { session, picture, words } = useTable();
  const { value: tip } = session.tip;
  const { value: toast } = session.toast;
  const { value: choice } = session.choice;
  const facts = tableFacts(picture.scene).map((fact) => words.fact(fact, session.who));
  return (
    <div class="says">
      {tip !== undefined && tip.full !== true ? (
        <Refused tip={tip} />
      ) : choice !== undefined && session.dragged.value === undefined ? (
        <Ways ways={choice} />
      ) : toast !== undefined && picture.outcome === null ? (
        <span class="note-line" data-testid="toast">
          <RichText text={toast} />
        </span>
      ) : (
        <span class="note-line quiet">{facts.join(' · ')}</span>
      )}
    </div>
  );
};
