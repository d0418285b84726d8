// The deck that is being built: what is chosen, what the rules say of it, and that it is kept.

import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { BuilderReader, BuiltReview, CardCounts, DeckBuilder, Pool, PoolCard } from '../../kernel/deck-builder.ts';
import { readDeckCode, writeDeckCode, type CodeFault } from '../../kernel/deck-code.ts';
import type { GameModule } from '../../kernel/presentation.ts';
import type { Result } from '../../kernel/result.ts';
import { presetValues } from '../setup.ts';
import { fill, format, language } from '../text/index.ts';
import {
  keepDeck,
  keptDecks,
  keptSets,
  LONGEST_NAME,
  newId,
  openDeckId,
  rememberOpen,
  type KeptDeck,
  type KeptSet,
} from './kept.ts';
import { decksText } from './text/index.ts';

const NO_POOL: Pool = { name: '', hash: '', cards: [], filters: [], sections: [] };

export interface BuilderModel {
  readonly game: string;
  readonly module: GameModule;
  readonly builder: DeckBuilder;
  readonly id: ReadonlySignal<string>;
  readonly name: ReadonlySignal<string>;
  readonly deck: ReadonlySignal<CardCounts>;
  /** The cards it is built of, where they are not the game's own. */
  readonly set: ReadonlySignal<KeptSet | undefined>;
  readonly preset: Signal<string>;
  readonly options: ReadonlySignal<unknown>;
  readonly pool: ReadonlySignal<Pool>;
  readonly byId: ReadonlySignal<ReadonlyMap<string, PoolCard>>;
  readonly review: ReadonlySignal<BuiltReview>;
  readonly decks: ReadonlySignal<readonly KeptDeck[]>;
  /** Something to be said at once, and what is wrong and stays. */
  readonly said: Signal<string>;
  readonly trouble: Signal<string>;
  readonly reader: () => BuilderReader;
  readonly countOf: (id: string) => number;
  /** One more or fewer of a card; more than the rules allow only from elsewhere. */
  readonly change: (id: string, by: number) => void;
  readonly use: (deck: CardCounts) => void;
  readonly rename: (name: string) => void;
  readonly open: (kept: KeptDeck) => void;
  /** Begins another deck, of the cards that are chosen now or of others. */
  readonly begin: (name: string, deck: CardCounts, set?: KeptSet | null) => void;
  /** Looks again at what is kept. */
  readonly refresh: () => void;
  readonly text: () => string;
  readonly code: () => string;
  readonly fromCode: (code: string) => Result<CardCounts, CodeFault>;
}

/** The values of the game's usual rules, and of the others. */
const optionsOf = ({ game }: GameModule, preset: string): unknown => presetValues(game, preset);

export const openModel = (module: GameModule, builder: DeckBuilder): BuilderModel => {
  const { game } = module;
  const set = signal<KeptSet | undefined>(undefined);
  const deck = signal<CardCounts>({});
  const name = signal('');
  const id = signal(newId());
  const decks = signal<readonly KeptDeck[]>(keptDecks(game.id));
  const preset = signal(game.options.preset);
  const said = signal('');
  const trouble = signal('');
  const reader = (): BuilderReader => ({ language: language.value, format: format.value, set: set.value?.text });
  const options = computed(() => optionsOf(module, preset.value));
  const pool = computed(() => builder.pool(reader()) ?? NO_POOL);
  const byId = computed(() => new Map(pool.value.cards.map((card) => [card.id, card])));
  const review = computed(() => builder.review(deck.value, reader(), options.value));
  const countOf = (card: string): number => (Object.hasOwn(deck.value, card) ? (deck.value[card] ?? 0) : 0);

  const keep = (): void => {
    const kept: KeptDeck = {
      id: id.value,
      name: name.value,
      deck: deck.value,
      list: builder.write(deck.value, set.value?.text),
      ...(set.value === undefined ? {} : { set: set.value.hash }),
    };
    const not = keepDeck(game.id, kept) ?? rememberOpen(game.id, kept.id);
    trouble.value = not === undefined ? '' : decksText.value.notKept[not];
    decks.value = keptDecks(game.id);
  };
  const use = (next: CardCounts): void => {
    deck.value = Object.fromEntries(Object.entries(next).filter(([, count]) => count > 0));
    keep();
  };
  const open = (kept: KeptDeck): void => {
    const own = kept.set === undefined ? undefined : keptSets(game.id).find(({ hash }) => hash === kept.set);
    if (kept.set !== undefined && own === undefined) {
      trouble.value = decksText.value.setMissing;
      return;
    }
    batch(() => {
      id.value = kept.id;
      name.value = kept.name;
      set.value = own;
      deck.value = kept.deck;
      trouble.value = '';
    });
    rememberOpen(game.id, kept.id);
  };

  const last = decks.value.find((each) => each.id === openDeckId(game.id)) ?? decks.value[0];
  if (last !== undefined) open(last);
  if (name.value === '') name.value = decksText.value.newDeck;

  return {
    game: game.id,
    module,
    builder,
    id,
    name,
    deck,
    set,
    preset,
    options,
    pool,
    byId,
    review,
    decks,
    said,
    trouble,
    reader,
    countOf,
    change: (card, by) => {
      const known = byId.value.get(card);
      const now = countOf(card);
      if (by > 0 && known !== undefined && now >= known.most) {
        said.value = fill(decksText.value.atMost, { card: known.name, most: known.most });
        return;
      }
      const count = Math.max(0, now + by);
      use({ ...deck.value, [card]: count });
      const { counts } = review.value;
      said.value = [fill(decksText.value.nowHas, { card: known?.name ?? card, count }), counts[0]?.text ?? ''].join(
        ' ',
      );
    },
    use,
    rename: (typed) => {
      name.value = typed.slice(0, LONGEST_NAME);
      keep();
    },
    open,
    begin: (called, cards, of) => {
      batch(() => {
        id.value = newId();
        name.value = called.slice(0, LONGEST_NAME);
        if (of !== undefined) set.value = of ?? undefined;
        deck.value = cards;
      });
      keep();
    },
    refresh: () => {
      decks.value = keptDecks(game.id);
    },
    text: () => builder.write(deck.value, set.value?.text),
    code: () =>
      writeDeckCode(
        deck.value,
        pool.value.hash,
        pool.value.cards.map((card) => card.id),
      ),
    fromCode: (code) => readDeckCode(code, (hash) => builder.orderOf(hash, set.value?.text)),
  };
};
