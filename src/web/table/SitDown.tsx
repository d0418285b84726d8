// Sitting down at a free seat: a name and, where players bring one, a deck.

import { useSignal, useSignalEffect, type Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GameModule } from '../../games/index.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Workshop } from '../../kernel/workshop.ts';
import { broughtOf, isReady, lastChoice, rememberBrought, rememberChoice, type DeckChoice } from '../deck.ts';
import { askForList, DeckPicker } from '../DeckPicker.tsx';
import { loadGame } from '../games.ts';
import { NameField } from '../NameField.tsx';
import { givenName, playerName, rememberName } from '../names.ts';
import { text, tongue } from '../text/index.ts';
import { Company } from './Company.tsx';
import type { TableSession } from './session.ts';

/** The choice of a deck, while it is made here: the table's cards in place of those of one's own. */
const useDeck = (
  game: string,
  workshop: Workshop | undefined,
  set: string,
  changed: () => void,
): Signal<DeckChoice> => {
  const choice = useSignal<DeckChoice>({ named: null, list: '', set });
  useEffect(() => {
    if (workshop !== undefined) choice.value = { ...lastChoice(game, workshop), set };
  }, [workshop, set]);
  useSignalEffect(() => {
    const { named, list } = choice.value;
    changed();
    if (workshop === undefined || (list === '' && named === null)) return;
    const kept = lastChoice(game, workshop);
    // A list of this table's own cards is of no use elsewhere.
    if (set === '') rememberChoice(game, { named, list, set: kept.set });
  });
  return choice;
};

/** The module of this table's game, once it is there. */
const useModule = (game: string): GameModule | undefined => {
  const module = useSignal<GameModule | undefined>(undefined);
  useEffect(() => {
    void loadGame(game)?.then((loaded) => (module.value = loaded));
  }, [game]);
  return module.value;
};

/** What there is to make a list of, in the reader's language. */
const TableCards = ({ workshop, set }: { readonly workshop: Workshop; readonly set: string }): VNode => (
  <details class="table-cards" data-testid="table-cards">
    <summary>{text.value.tableCards}</summary>
    <pre class="small">{workshop.show(set, { language: tongue.value, form: 'text' }).lines.join('\n')}</pre>
  </details>
);

export const SitDown = ({ session, seat }: { readonly session: TableSession; readonly seat: Seat }): VNode => {
  const { state } = session.client.value;
  const game = state?.game ?? '';
  const set = state?.set ?? '';
  const workshop = useModule(game)?.workshop;
  const name = useSignal(playerName());
  const choice = useDeck(game, workshop, set, () => (session.deckTrouble.value = undefined));
  const sit = (event: Event): void => {
    event.preventDefault();
    const chosen = givenName(name.value);
    if (chosen === '') return;
    if (workshop !== undefined && !isReady(workshop, choice.value, state?.options)) {
      session.deckTrouble.value = askForList(choice.value);
      return;
    }
    session.deckTrouble.value = undefined;
    rememberName(chosen);
    const { deck } = workshop === undefined ? {} : broughtOf(choice.value);
    if (deck !== undefined) rememberBrought(state?.table ?? '', { deck, ...(set === '' ? {} : { set }) });
    session.wish({ type: 'sit', seat, name: chosen, ...(deck === undefined ? {} : { deck }) });
  };
  const trouble = session.deckTrouble.value;
  return (
    <form class="panel card-panel sit-down" aria-label={text.value.sitTitle} onSubmit={sit}>
      <h2>{text.value.sitTitle}</h2>
      <Company session={session} />
      <label>
        {text.value.yourName}
        <NameField name={name} id="name" class="field" required />
      </label>
      {workshop === undefined ? null : (
        <DeckPicker
          workshop={workshop}
          options={state?.options}
          choice={choice}
          {...(set === '' ? {} : { cards: 'fixed' as const })}
          trouble={trouble === undefined ? undefined : { at: 'deck', message: trouble }}
        />
      )}
      {workshop === undefined || set === '' ? null : <TableCards workshop={workshop} set={set} />}
      <button type="submit" class="btn primary" data-testid="sit">
        {text.value.sitDown}
      </button>
    </form>
  );
};
