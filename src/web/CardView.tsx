// A card, a card's back, a mini-card, and running text with cards in it.

import type { VNode } from 'preact';
import type { DeckArt, FaceContext } from '../kernel/deck-art.ts';
import type { Rich, SceneCard, Words } from '../kernel/presentation.ts';
import { backPicture, facePicture, suitPicture } from './art.ts';
import { language } from './text/index.ts';

/** Card faces need the deck's pictures and the game's names. */
export interface CardArt {
  readonly deck: DeckArt;
  readonly words: Words;
}

interface CardProps extends CardArt {
  readonly id: string;
  readonly compact?: boolean;
  readonly class?: string;
  readonly style?: string;
}

interface FaceProps extends Omit<CardProps, 'class' | 'style'> {
  /** Figures that hold now, in place of the printed ones. */
  readonly figures?: Pick<FaceContext, 'power' | 'tokens'>;
}

/** The picture alone; a card without one shows its name. */
export const CardFace = ({ deck, words, id, compact = false, figures }: FaceProps): VNode => {
  const context = { compact, language: language.value, sheet: words.sheet?.(id), ...figures };
  const src = facePicture(deck, words.short?.(id) ?? id, context);
  if (src === undefined) return <span class="named">{words.card(id)}</span>;
  return <img src={src} alt="" draggable={false} />;
};

const ratio = ({ shape }: DeckArt): string => (shape === 'spanish' ? '' : 'fr');

export const cardClass = (deck: DeckArt, ...more: readonly (string | false | undefined)[]): string =>
  ['card', ratio(deck), ...more].filter((part) => part !== false && part !== undefined && part !== '').join(' ');

/** A key for each card of a list: of two cards of the same name each has its own. */
export const keysOf = (cards: readonly SceneCard[]): readonly string[] => {
  const seen = new Map<string, number>();
  return cards.map((card, i) => {
    if (card === null) return `back-${i}`;
    const count = seen.get(card.id) ?? 0;
    seen.set(card.id, count + 1);
    return count === 0 ? card.id : `${card.id}+${count}`;
  });
};

/** A card that lies on the table and is not touched. */
export const LyingCard = ({ deck, words, id, compact, class: more, style }: CardProps): VNode => (
  <span class={cardClass(deck, more)} style={style} role="img" aria-label={words.card(id)} data-card={id}>
    <CardFace deck={deck} words={words} id={id} compact={compact ?? false} />
  </span>
);

export const CardBack = ({
  deck,
  compact,
  class: more,
  style,
}: {
  readonly deck: DeckArt;
  readonly compact: boolean;
  readonly class?: string;
  readonly style?: string;
}): VNode => (
  <span class={cardClass(deck, more)} style={style} aria-hidden="true">
    <img src={backPicture(deck, compact)} alt="" draggable={false} />
  </span>
);

/** Rank and suit small enough for a sentence. */
const MiniCard = ({ deck, words, id }: CardArt & { readonly id: string }): VNode => {
  const index = deck.corner?.(words.short?.(id) ?? id, language.value);
  const name = words.card(id);
  if (index === undefined) {
    return words.sheet === undefined ? (
      <b>{name}</b>
    ) : (
      <b class="named-card" data-look={id}>
        {name}
      </b>
    );
  }
  return (
    <span class="mini" role="img" aria-label={name} title={name}>
      {index.rank}
      <img src={suitPicture(deck, index.suit)} alt="" />
    </span>
  );
};

export const RichText = ({ deck, words, text }: CardArt & { readonly text: Rich }): VNode => (
  <>{text.map((part) => (typeof part === 'string' ? part : <MiniCard deck={deck} words={words} id={part.card} />))}</>
);
