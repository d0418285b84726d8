// The cards of one side of a lane: small faces with names, the strength that holds now, tokens, and what lies hidden.

import type { VNode } from 'preact';
import type { SceneCard, Zone } from '../../../kernel/presentation.ts';
import { hiddenPicture } from '../../art.ts';
import { CardFace, classes, keysOf, useCardArt } from '../../CardView.tsx';
import { fill, text } from '../../text/index.ts';
import { useTable } from '../model/context.ts';
import type { Picture } from '../model/pictures.ts';
import { isChosen, standingOf } from '../model/standing.ts';
import { useZoneLabel } from '../model/zone-label.ts';
import type { TableSession } from '../model/session.ts';

interface SideProps {
  readonly zone: Zone;
  /** What the ways that are open now are about. */
  readonly lit: ReadonlySet<string>;
  readonly mine: boolean;
}

interface UnitProps extends SideProps {
  readonly at: number;
}

/** More than so many stand in two rows, if there is room for two. */
const ROW = 4;

const tokensOf = (zone: Zone, at: number): number => zone.tokens?.[at] ?? 0;

const HiddenFace = ({ own }: { readonly own: boolean }): VNode => (
  <img src={hiddenPicture(useCardArt().deck, own)} alt="" draggable={false} />
);

const unitSpoken = (name: string, power: number | undefined, tokens: number): string => {
  const t = text.value;
  const parts = [
    ...(power === undefined ? [] : [fill(t.power, { n: power })]),
    ...(tokens === 0 ? [] : [fill(t.tokens, { n: tokens })]),
  ];
  return fill('{items, list}', { items: [name, ...parts] });
};

/** Somebody who lies face down and whom the player does not know. */
const Stranger = ({ zone, lit, at, mine }: UnitProps): VNode => {
  const { session } = useTable();
  const target = `${zone.id} #${at}`;
  const tokens = tokensOf(zone, at);
  const label = unitSpoken(text.value.hidden, undefined, tokens);
  const inside = (
    <>
      <span class={classes('card', lit.has(target) && 'legal')}>
        <HiddenFace own={mine} />
        {tokens === 0 ? null : <b class="figure" aria-hidden="true" data-drawn={`+${tokens}`} />}
      </span>
      <span class="unit-name">{text.value.hidden}</span>
    </>
  );
  if (!lit.has(target)) {
    return (
      <span class="unit" role="img" aria-label={label}>
        {inside}
      </span>
    );
  }
  return (
    <button type="button" class="unit" aria-label={label} data-target={target} onClick={() => session.aim(target)}>
      {inside}
    </button>
  );
};

/** The strength now and the tokens in it, where the printed figure does not say so. */
const Figure = ({
  card,
  tokens,
  printed = 0,
}: {
  readonly card: NonNullable<SceneCard>;
  readonly tokens: number;
  readonly printed: number | undefined;
}): VNode | null => {
  const power = card.now?.power;
  if (card.mark === 'hidden')
    return tokens === 0 ? null : <b class="figure" aria-hidden="true" data-drawn={`+${tokens}`} />;
  if (power === undefined || (power === printed && tokens === 0)) return null;
  const drawn = tokens === 0 ? `${power}` : `${power} (+${tokens})`;
  return <b class={power < printed ? 'figure down' : 'figure'} aria-hidden="true" data-drawn={drawn} />;
};

const Unit = ({ zone, lit, at, mine, card }: UnitProps & { readonly card: NonNullable<SceneCard> }): VNode => {
  const { session, picture, words } = useTable();
  const sheet = words.sheet?.(card.id);
  const tokens = tokensOf(zone, at);
  const hidden = card.mark === 'hidden';
  const aimed = lit.has(`${zone.id} ${card.id}`) || lit.has(card.id);
  const choosing = lit.size > 0 || session.choice.value !== undefined;
  // Only where somebody is to be chosen do the others step back.
  const dims = [...lit].some((target) => target.includes(' '));
  const standing = standingOf(session, picture, zone.id, card.id);
  const acts = aimed || (!choosing && standing === 'legal');
  const source = (sourceOf(session, picture) === card.id && mine) || isChosen(session, picture, zone.id, card.id);
  const power = hidden ? undefined : card.now?.power;
  const spoken = [
    unitSpoken(words.card(card.id), power, tokens),
    ...(hidden ? [text.value.hidden] : []),
    ...(card.lasting !== undefined ? [text.value.lasting] : []),
    ...(card.spent !== undefined ? [text.value.spent] : []),
    ...(sheet === undefined ? [] : [sheet.summary, ...sheet.lines.map((line) => `${line.head} ${line.text}`)]),
  ].join('. ');
  return (
    <button
      type="button"
      class={`unit${hidden ? ' veiled' : ''}`}
      aria-label={spoken}
      data-card={card.id}
      data-legal={acts}
      data-look={acts ? undefined : card.id}
      onClick={() => (acts ? session.touch(zone.id, card.id) : undefined)}
    >
      <span
        class={classes(
          'card',
          aimed ? 'legal' : source || standing === 'pending' ? 'sel' : acts && 'may',
          dims && !aimed && !source && 'off',
        )}
      >
        <CardFace id={card.id} compact />
        {hidden ? (
          <span class="veil" aria-hidden="true">
            <HiddenFace own={mine} />
          </span>
        ) : null}
        {card.lasting !== undefined ? (
          <span class="lasting" title={text.value.lasting} aria-hidden="true">
            {card.lasting}
          </span>
        ) : null}
        {card.spent !== undefined ? (
          <span class="spent" title={text.value.spent} aria-hidden="true">
            {card.spent}
          </span>
        ) : null}
        <Figure card={card} tokens={tokens} printed={sheet?.power} />
      </span>
      <span class="unit-name">{sheet?.name ?? words.card(card.id)}</span>
    </button>
  );
};

/** The card whose effect waits for an answer. */
const sourceOf = (session: TableSession, picture: Picture): string | undefined => {
  const asked = picture.scene.facts.find((fact) => fact.at === 'choice');
  const card = asked?.params['card'];
  return typeof card === 'string' && session.seat.value !== null ? card : undefined;
};

export const Side = (props: SideProps): VNode => {
  const { zone, mine } = props;
  const count = zone.cards.length;
  const keys = keysOf(zone.cards);
  return (
    <div class={mine ? 'side mine' : 'side theirs'} role="group" aria-label={useZoneLabel(zone)} data-zone={zone.id}>
      <div
        class={count > ROW ? 'units many' : 'units'}
        style={`--n:${Math.max(1, count)};--half:${Math.ceil(count / 2)}`}
      >
        {zone.cards.map((card, at) =>
          card === null ? (
            <Stranger key={keys[at]} {...props} at={at} />
          ) : (
            <Unit key={keys[at]} {...props} at={at} card={card} />
          ),
        )}
      </div>
    </div>
  );
};
