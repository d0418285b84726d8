// Sitting down at a free seat: a name and, where players bring one, a deck.

import { useSignal, useSignalEffect, type Signal } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Seat } from '../../../kernel/game.ts';
import type { DeckTools } from '../../../kernel/deck-tools.ts';
import { loadoutOf, isReady, lastChoice, rememberChoice, type DeckChoice } from '../../deck.ts';
import { askForList, DeckPicker } from '../../DeckPicker.tsx';
import { useModule } from '../../meeting/module.ts';
import { NameField } from '../../NameField.tsx';
import { givenName, playerName, rememberName } from '../../names.ts';
import { text, language } from '../../text/index.ts';
import { useTable } from '../model/context.ts';

/** The choice of a deck, while it is made here: the table's cards instead of the player's custom ones. */
const useDeck = (
  game: string,
  deckTools: DeckTools | undefined,
  set: string,
  changed: () => void,
): Signal<DeckChoice> => {
  const choice = useSignal<DeckChoice>({ named: null, list: '', set });
  useEffect(() => {
    if (deckTools !== undefined) choice.value = { ...lastChoice(game, deckTools), set };
  }, [deckTools, set]);
  useSignalEffect(() => {
    const { named, list } = choice.value;
    changed();
    if (deckTools === undefined || (list === '' && named === null)) return;
    const kept = lastChoice(game, deckTools);
    // A list of this table's own cards is of no use elsewhere.
    if (set === '') rememberChoice(game, { named, list, set: kept.set });
  });
  return choice;
};

/** What there is to make a list of, in the reader's language. */
const TableCards = ({ deckTools, set }: { readonly deckTools: DeckTools; readonly set: string }): VNode => (
  <details class="table-cards" data-testid="table-cards">
    <summary>{text.value.tableCards}</summary>
    <pre class="small">{deckTools.show(set, { language: language.value, form: 'text' }).lines.join('\n')}</pre>
  </details>
);

/** `children`: what stands above the fields. */
export const SitDown = ({
  seat,
  title,
  children,
}: {
  readonly seat: Seat;
  readonly title: string;
  readonly children: ComponentChildren;
}): VNode => {
  const { session, state } = useTable();
  const { game, set = '' } = state;
  const deckTools = useModule(game)?.deckTools;
  const name = useSignal(playerName());
  const choice = useDeck(game, deckTools, set, () => (session.deckTrouble.value = undefined));
  const sit = (event: Event): void => {
    event.preventDefault();
    const chosen = givenName(name.value);
    if (chosen === '') return;
    if (deckTools !== undefined && !isReady(deckTools, choice.value, state.options)) {
      session.deckTrouble.value = askForList(choice.value);
      return;
    }
    session.deckTrouble.value = undefined;
    rememberName(chosen);
    const { deck } = deckTools === undefined ? {} : loadoutOf(choice.value);
    session.request({ type: 'sit', seat, name: chosen, ...(deck === undefined ? {} : { deck }) });
  };
  const trouble = session.deckTrouble.value;
  return (
    <form class="panel card-panel sit-down" aria-label={title} onSubmit={sit}>
      <h2>{title}</h2>
      {children}
      <label>
        {text.value.yourName}
        <NameField name={name} id="name" class="field" required />
      </label>
      {deckTools === undefined ? null : (
        <DeckPicker
          deckTools={deckTools}
          options={state.options}
          choice={choice}
          build={{ game, table: state.table }}
          {...(set === '' ? {} : { cards: 'fixed' as const })}
          trouble={trouble === undefined ? undefined : { at: 'deck', message: trouble }}
        />
      )}
      {deckTools === undefined || set === '' ? null : <TableCards deckTools={deckTools} set={set} />}
      <button type="submit" class="btn primary" data-testid="sit">
        {text.value.sitDown}
      </button>
    </form>
  );
};
