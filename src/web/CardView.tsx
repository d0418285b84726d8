// A card, a card's back, a mini-card, and running text with cards in it.

import { createContext, type VNode } from 'preact';
import { useContext } from 'preact/hooks';
import type { DeckArt } from '../kernel/deck-art.ts';
import type { Rich, SceneCard, Words } from '../kernel/presentation.ts';
import { backPicture, facePicture, suitPicture } from './art.ts';
import { settings } from './settings/settings.ts';
import { language } from './text/index.ts';

/** Card faces need the deck's pictures and the game's names. */
export interface CardArt {
  readonly deck: DeckArt;
  readonly words: Words;
}

/** The art of whatever game is shown here. */
export const CardArtContext = createContext<CardArt | undefined>(undefined);

export const useCardArt = (): CardArt => {
  const art = useContext(CardArtContext);
  if (art === undefined) throw new Error('a card is shown outside of any game');
  return art;
};

/** What all cards in an element share: the shape of their deck. */
export const deckShape = ({ shape }: DeckArt): { readonly 'data-shape': string } => ({ 'data-shape': shape });

/** Class names joined, those that don't apply left out. */
export const classes = (...names: readonly (string | false | undefined)[]): string =>
  names.filter((name) => name !== false && name !== undefined && name !== '').join(' ');

/** The picture alone; a card without one shows its name. */
export const CardFace = ({ id, compact = false }: { readonly id: string; readonly compact?: boolean }): VNode => {
  const { deck, words } = useCardArt();
  const { largeFaces, fourColours } = settings.value;
  const sheet = words.sheet?.(id);
  // A card with words on it is not larger without them.
  const context = {
    compact: compact || (largeFaces && sheet === undefined),
    language: language.value,
    sheet,
    fourColours,
  };
  const src = facePicture(deck, words.short?.(id) ?? id, context);
  if (src === undefined) return <span class="named">{words.card(id)}</span>;
  return <img src={src} alt="" draggable={false} />;
};

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

interface LyingProps {
  readonly compact?: boolean;
  readonly class?: string;
  readonly style?: string;
}

/** A card that lies on the table and can't be touched. */
export const LyingCard = ({
  id,
  compact = false,
  class: more,
  style,
  chip,
}: LyingProps & { readonly id: string; readonly chip?: string | undefined }): VNode => (
  <span class={classes('card', more)} style={style} role="img" aria-label={useCardArt().words.card(id)} data-card={id}>
    <CardFace id={id} compact={compact} />
    {chip === undefined ? null : <b class="chip-points num">{chip}</b>}
  </span>
);

export const CardBack = ({ compact = false, class: more, style }: LyingProps): VNode => (
  <span class={classes('card', more)} style={style} aria-hidden="true">
    <img src={backPicture(useCardArt().deck, compact)} alt="" draggable={false} />
  </span>
);

/** Rank and suit small enough for a sentence. */
const MiniCard = ({ id }: { readonly id: string }): VNode => {
  const { deck, words } = useCardArt();
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
      <img src={suitPicture(deck, index.suit, settings.value.fourColours)} alt="" />
    </span>
  );
};

/** What belongs to the card before it, and never begins a line. */
const TRAILING = /^[,.;:!?+)]+/u;

const trailing = (part: Rich[number] | undefined): string =>
  typeof part === 'string' ? (TRAILING.exec(part)?.[0] ?? '') : '';

export const RichText = ({ text }: { readonly text: Rich }): VNode => (
  <>
    {text.map((part, i) => {
      if (typeof part === 'string') return typeof text[i - 1] === 'object' ? part.slice(trailing(part).length) : part;
      const end = trailing(text[i + 1]);
      if (end === '') return <MiniCard id={part.card} />;
      return (
        <span class="unbroken">
          <MiniCard id={part.card} />
          {end}
        </span>
      );
    })}
  </>
);
