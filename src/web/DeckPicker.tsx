// Choosing a deck: a shipped deck, or a custom list that is checked as it is written.

import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { BUILDERS } from '../games/index.ts';
import type { DeckReview, DeckTools } from '../kernel/deck-tools.ts';
import { reviewNow, setReport, type DeckChoice } from './deck.ts';
import { keptDecks } from './decks/kept.ts';
import { Icon } from './Icon.tsx';
import { decksPath, follow } from './router.ts';
import { SetFileButton } from './SetFileButton.tsx';
import { fill, text, language } from './text/index.ts';

interface PickerProps {
  readonly deckTools: DeckTools;
  /** The options of the match, every one. */
  readonly options: unknown;
  readonly choice: Signal<DeckChoice>;
  /** `table`: may bring cards for all; `fixed`: the table has its own cards; absent: those of the game. */
  readonly cards?: 'table' | 'fixed';
  /** The game, where a link leads to its deck builder; `table` where one sits down. */
  readonly build?: { readonly game: string; readonly table?: string };
  /** What the server says against the deck or the set. */
  readonly trouble?: { readonly at: string; readonly message: string } | undefined;
}

const LIST = 'deck-list';

/** Goes where the list is written; gives what is still to be said, if nothing stands there yet. */
export const askForList = ({ list }: DeckChoice): string | undefined => {
  document.getElementById(LIST)?.focus();
  return list.trim() === '' ? text.value.deckUnfit : undefined;
};

/** Decks that were built here and are offered: those that were changed last. */
const OFFERED = 12;

/** Lines told at once; the rest come when these are right. */
const TOLD = 4;

const Alert = ({ lines }: { readonly lines: readonly string[] }): VNode => (
  <ul class="alert faults">
    {lines.slice(0, TOLD).map((line) => (
      <li key={line}>{line}</li>
    ))}
    {lines.length > TOLD ? <li>{fill(text.value.moreLines, { n: lines.length - TOLD })}</li> : null}
  </ul>
);

const Verdict = ({ review }: { readonly review: DeckReview }): VNode => {
  const t = text.value;
  const lines = [...review.unmatched.map(({ line, message }) => fill(t.lineSays, { line, message })), ...review.faults];
  return (
    <div aria-live="polite" data-testid="deck-review">
      <div class="section-head">
        <span
          class={review.ok ? 'chip ok' : 'chip bad'}
          aria-label={fill(t.cardsOf, { n: review.cards, of: review.of })}
        >
          {review.cards}/{review.of}
        </span>
        <span class={review.ok ? 'small grow' : 'small grow bad'}>{review.ok ? t.deckFits : t.deckUnfit}</span>
      </div>
      {review.ok ? null : <Alert lines={lines} />}
    </div>
  );
};

const OwnList = ({ deckTools, options, choice }: PickerProps): VNode => {
  const review = choice.value.list.trim() === '' ? undefined : reviewNow(deckTools, choice.value, options);
  return (
    <div class="own-list">
      <textarea
        class="field"
        rows={7}
        spellcheck={false}
        autocapitalize="off"
        aria-label={text.value.listOfDeck}
        id={LIST}
        data-testid="deck-list"
        value={choice.value.list}
        onInput={(event) => (choice.value = { ...choice.value, list: event.currentTarget.value })}
      />
      {review === undefined ? null : <Verdict review={review} />}
    </div>
  );
};

const OwnSet = ({ deckTools, choice }: PickerProps): VNode => {
  const open = useSignal(choice.value.set !== '');
  const report = setReport(deckTools, choice.value.set);
  const write = (set: string): void => {
    choice.value = { ...choice.value, set };
  };
  if (!open.value) {
    return (
      <button type="button" class="linkish" data-testid="own-set" onClick={() => (open.value = true)}>
        {text.value.ownSet}
      </button>
    );
  }
  return (
    <div class="own-list">
      <div class="section-head">
        <h3>{text.value.setOfCards}</h3>
        <button
          type="button"
          class="linkish small"
          data-testid="no-set"
          onClick={() => {
            write('');
            open.value = false;
          }}
        >
          {text.value.noSet}
        </button>
      </div>
      <p class="small muted">{text.value.setHelp}</p>
      <textarea
        class="field"
        rows={4}
        spellcheck={false}
        aria-label={text.value.setOfCards}
        data-testid="set-text"
        value={choice.value.set}
        onInput={(event) => write(event.currentTarget.value)}
      />
      <SetFileButton onFile={(file) => void file.text().then(write)}>
        <Icon name="cards" />
      </SetFileButton>
      {report === undefined ? null : (
        <div aria-live="polite" data-testid="set-report">
          {report.ok ? <p class="small">{text.value.setFits}</p> : <Alert lines={report.lines} />}
        </div>
      )}
    </div>
  );
};

/** Decks that were built here: each is a list like one that was written. */
const BuiltDecks = ({ game, choice }: { readonly game: string; readonly choice: Signal<DeckChoice> }): VNode => {
  const { named, list } = choice.value;
  return (
    <>
      {keptDecks(game)
        .filter((kept) => kept.set === undefined && kept.list.trim() !== '')
        .slice(0, OFFERED)
        .map((kept) => (
          <label key={kept.id} class="deck">
            <input
              type="radio"
              name="deck"
              checked={named === null && list === kept.list}
              data-testid={`built-${kept.name}`}
              onChange={() => (choice.value = { ...choice.value, named: null, list: kept.list })}
            />
            <span class="grow">
              <b>{kept.name}</b>
              <span class="was">{text.value.builtHere}</span>
            </span>
          </label>
        ))}
    </>
  );
};

/** Ways to a deck of one's own. */
const BuildLinks = ({ game, table }: { readonly game: string; readonly table?: string }): VNode => (
  <p class="row build-links">
    <a class="btn" href={decksPath(game)} data-testid="build-decks" onClick={follow}>
      {text.value.buildDecks}
    </a>
    <a
      class="btn"
      href={`${decksPath(game, 'draft')}${table === undefined ? '' : `#table=${encodeURIComponent(table)}`}`}
      data-testid="draft-deck"
      onClick={follow}
    >
      {text.value.draftDeck}
    </a>
  </p>
);

const HouseDecks = ({ deckTools, choice, build }: PickerProps): VNode => {
  const t = text.value;
  const isBuilt =
    build !== undefined &&
    choice.value.named === null &&
    keptDecks(build.game).some(({ set, list }) => set === undefined && list === choice.value.list);
  const row = (named: string | null, title: string, about: string, advice = ''): VNode => (
    <label key={named ?? ''} class="deck">
      <input
        type="radio"
        name="deck"
        checked={choice.value.named === named && !(named === null && isBuilt)}
        data-testid={`deck-${named ?? 'own'}`}
        onChange={() => (choice.value = { ...choice.value, named })}
      />
      <span class="grow">
        <b>{title}</b>
        <span class="was">{about}</span>
        {advice !== '' && choice.value.named === named ? <span class="small muted advice">{advice}</span> : null}
      </span>
    </label>
  );
  return (
    <div role="radiogroup" aria-label={t.yourDeck}>
      {deckTools
        .shippedDecks(language.value)
        .map(({ id, title, cards, about, advice }) =>
          row(id, title, [fill(t.cards, { n: cards }), ...(about === '' ? [] : [about])].join(' · '), advice),
        )}
      {build === undefined ? null : <BuiltDecks game={build.game} choice={choice} />}
      {row(null, t.ownList, t.ownListHelp)}
    </div>
  );
};

/** The choice of a deck, with everything that is to be said about it at its place. */
export const DeckPicker = (props: PickerProps): VNode => {
  const { choice, cards, build, trouble } = props;
  const t = text.value;
  const ownCards = cards === 'fixed' || choice.value.set.trim() !== '';
  return (
    <section class="decks" data-testid="decks">
      <div class="section-head">
        <h3>{t.yourDeck}</h3>
      </div>
      {ownCards ? <p class="small muted">{cards === 'fixed' ? t.tableSet : t.botsToo}</p> : <HouseDecks {...props} />}
      {ownCards || choice.value.named === null ? <OwnList {...props} /> : null}
      {build === undefined || cards === 'fixed' || !Object.hasOwn(BUILDERS, build.game) ? null : (
        <BuildLinks {...build} />
      )}
      {trouble?.at === 'deck' ? (
        <p class="alert" role="alert" data-testid="deck-trouble">
          {trouble.message}
        </p>
      ) : null}
      {cards === 'table' ? <OwnSet {...props} /> : null}
      {trouble?.at === 'set' ? (
        <p class="alert" role="alert">
          {trouble.message}
        </p>
      ) : null}
    </section>
  );
};
