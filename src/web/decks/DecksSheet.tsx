// All decks that are kept here: opened, copied, deleted; and where new ones begin.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { Sheet } from '../Sheet.tsx';
import { decksPath, follow } from '../router.ts';
import { fill, language, text, wordsOf } from '../text/index.ts';
import { useBuilder } from './context.ts';
import { dropDeck, keptSets, type KeptDeck } from './kept.ts';
import { decksText } from './text/index.ts';

const sizeOf = ({ deck }: KeptDeck): number => Object.values(deck).reduce((sum, count) => sum + count, 0);

const KeptRow = ({ kept, onClose }: { readonly kept: KeptDeck; readonly onClose: () => void }): VNode => {
  const model = useBuilder();
  const t = decksText.value;
  const asked = useSignal(false);
  const set = kept.set === undefined ? undefined : keptSets(model.game).find(({ hash }) => hash === kept.set);
  const about = [fill(text.value.cards, { n: sizeOf(kept) }), ...(kept.set === undefined ? [] : [set?.name ?? '?'])];
  const remove = (): void => {
    dropDeck(model.game, kept.id);
    model.refresh();
    const [next] = model.decks.value;
    if (kept.id !== model.id.value) return;
    if (next === undefined) model.begin(t.newDeck, {});
    else model.open(next);
  };
  return (
    <li data-kept={kept.name}>
      <button
        type="button"
        class="row-name grow"
        aria-current={kept.id === model.id.value ? 'true' : undefined}
        onClick={() => {
          model.open(kept);
          onClose();
        }}
      >
        <span>
          <b>{kept.name === '' ? t.newDeck : kept.name}</b>
          <span class="was">{about.join(' · ')}</span>
        </span>
      </button>
      <button
        type="button"
        class="btn quiet"
        aria-label={fill(t.duplicateNamed, { name: kept.name })}
        data-testid="duplicate"
        onClick={() => {
          model.open(kept);
          model.begin(fill(t.copyOf, { name: kept.name }), kept.deck);
        }}
      >
        {t.duplicate}
      </button>
      <button
        type="button"
        class="btn quiet"
        aria-label={fill(asked.value ? t.reallyDeleteNamed : t.deleteNamed, { name: kept.name })}
        data-testid="delete"
        onBlur={() => (asked.value = false)}
        onClick={() => (asked.value ? remove() : (asked.value = true))}
      >
        {asked.value ? t.reallyDelete : t.delete}
      </button>
    </li>
  );
};

export const DecksSheet = ({ onClose }: { readonly onClose: () => void }): VNode => {
  const model = useBuilder();
  const t = decksText.value;
  const { game, presentation, deckTools } = model.module;
  const words = wordsOf(presentation);
  const presets = Object.keys(game.options.presets);
  const beginWith = (name: string, deck: Parameters<typeof model.begin>[1], own?: null): void => {
    model.begin(name, deck, own);
    onClose();
  };
  return (
    <Sheet title={t.myDecks} onClose={onClose}>
      {model.decks.value.length === 0 ? <p>{t.noDecks}</p> : null}
      <ul class="list kept" data-testid="kept-decks">
        {model.decks.value.map((kept) => (
          <KeptRow key={kept.id} kept={kept} onClose={onClose} />
        ))}
      </ul>
      <div class="sheet-acts">
        <button type="button" class="btn" data-testid="new-deck" onClick={() => beginWith(t.newDeck, {})}>
          {t.beginNew}
        </button>
        <a class="btn" href={decksPath(model.game, 'draft')} data-testid="to-draft" onClick={follow}>
          {t.draft}
        </a>
        <a class="btn" href={decksPath(model.game, 'cards')} data-testid="to-sets" onClick={follow}>
          {t.ownCards}
        </a>
      </div>
      <h3>{t.shipped}</h3>
      <ul class="list kept">
        {deckTools?.shippedDecks(language.value).map(({ id, title, about }) => (
          <li key={id}>
            <button
              type="button"
              class="row-name grow"
              data-testid={`from-${id}`}
              onClick={() => beginWith(title, model.builder.shipped(id) ?? {}, null)}
            >
              <span>
                <b>{title}</b>
                <span class="was">{about}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {presets.length < 2 ? null : (
        <label class="preset">
          {text.value.rules}
          <select
            class="field choose"
            data-testid="deck-preset"
            value={model.preset.value}
            onChange={(event) => (model.preset.value = event.currentTarget.value)}
          >
            {presets.map((preset) => (
              <option key={preset} value={preset}>
                {words.option('preset', preset)}
              </option>
            ))}
          </select>
        </label>
      )}
    </Sheet>
  );
};
