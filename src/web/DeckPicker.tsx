// Choosing a deck: a shipped deck, or a custom list that is checked as it is written.

import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import type { DeckReview, DeckTools } from '../kernel/deck-tools.ts';
import { reviewNow, setReport, type DeckChoice } from './deck.ts';
import { Icon } from './Icon.tsx';
import { fill, text, language } from './text/index.ts';

interface PickerProps {
  readonly deckTools: DeckTools;
  /** The options of the match, every one. */
  readonly options: unknown;
  readonly choice: Signal<DeckChoice>;
  /** `table`: may bring cards for all; `fixed`: the table has its own cards; absent: those of the game. */
  readonly cards?: 'table' | 'fixed';
  /** What the server says against the deck or the set. */
  readonly trouble?: { readonly at: string; readonly message: string } | undefined;
}

const LIST = 'deck-list';

/** Goes where the list is written; gives what is still to be said, if nothing stands there yet. */
export const askForList = ({ list }: DeckChoice): string | undefined => {
  document.getElementById(LIST)?.focus();
  return list.trim() === '' ? text.value.deckUnfit : undefined;
};

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
  const load = async (input: HTMLInputElement): Promise<void> => {
    const [file] = input.files ?? [];
    if (file !== undefined) write(await file.text());
    input.value = '';
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
      <label class="btn file">
        <Icon name="cards" />
        {text.value.setFile}
        <input
          type="file"
          class="visually-hidden"
          accept=".txt,.json,text/plain,application/json"
          data-testid="set-file"
          onChange={(event) => void load(event.currentTarget)}
        />
      </label>
      {report === undefined ? null : (
        <div aria-live="polite" data-testid="set-report">
          {report.ok ? <p class="small">{text.value.setFits}</p> : <Alert lines={report.lines} />}
        </div>
      )}
    </div>
  );
};

const HouseDecks = ({ deckTools, choice }: PickerProps): VNode => {
  const t = text.value;
  const row = (named: string | null, title: string, about: string, advice = ''): VNode => (
    <label key={named ?? ''} class="deck">
      <input
        type="radio"
        name="deck"
        checked={choice.value.named === named}
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
      {row(null, t.ownList, t.ownListHelp)}
    </div>
  );
};

/** The choice of a deck, with everything that is to be said about it at its place. */
export const DeckPicker = (props: PickerProps): VNode => {
  const { choice, cards, trouble } = props;
  const t = text.value;
  const ownCards = cards === 'fixed' || choice.value.set.trim() !== '';
  return (
    <section class="decks" data-testid="decks">
      <div class="section-head">
        <h3>{t.yourDeck}</h3>
      </div>
      {ownCards ? <p class="small muted">{cards === 'fixed' ? t.tableSet : t.botsToo}</p> : <HouseDecks {...props} />}
      {ownCards || choice.value.named === null ? <OwnList {...props} /> : null}
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
