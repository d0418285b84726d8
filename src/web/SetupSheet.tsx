// The sheet that sets up a table: rules, options, clock, and who sits where. Then one button opens it.

import { useSignal, useSignalEffect } from '@preact/signals';
import type { VNode } from 'preact';
import type { Words } from '../kernel/presentation.ts';
import type { Game } from '../kernel/game.ts';
import type { DeckTools } from '../kernel/deck-tools.ts';
import type { Speeds } from '../kernel/speeds.ts';
import { openTable, type NewTable } from './api.ts';
import { loadoutOf, isReady, lastChoice, rememberChoice, type DeckChoice } from './deck.ts';
import { askForList, DeckPicker } from './DeckPicker.tsx';
import { FRONTS } from './fronts.ts';
import { follow, go, learnPath, rulesPath, tablePath } from './router.ts';
import { Segments } from './Segments.tsx';
import {
  companyOf,
  orderOf,
  presetNote,
  sharesDevice,
  usualLevel,
  valuesNow,
  withPlayers,
  type Setup,
} from './setup.ts';
import { OptionList } from './SetupOptions.tsx';
import { SeatList } from './SetupSeats.tsx';
import { TalkChoice } from './SetupTalk.tsx';
import { localText } from './local/text/index.ts';
import { JoinChoice } from './meeting/JoinChoice.tsx';
import { PeopleChoice } from './meeting/PeopleChoice.tsx';
import { ClockChoice, PaceChoice } from './SetupTime.tsx';
import { Sheet } from './Sheet.tsx';
import { givenName, playerName, rememberName } from './names.ts';
import { notOpened } from './not-opened.ts';
import { fill, text } from './text/index.ts';

const SEATS = 15;

const AS_USUAL = { clock: 'none', progressMs: 0, pace: 'steady', isPublic: false } as const;

export const SetupSheet = ({
  game,
  deckTools,
  speeds,
  words,
  levels,
  players,
  onClose,
}: {
  readonly game: Game;
  /** For games whose players bring decks. */
  readonly deckTools?: DeckTools | undefined;
  /** How long its moves take. */
  readonly speeds?: Speeds | undefined;
  readonly words: Words;
  readonly levels: readonly string[];
  /** As chosen on the front page. */
  readonly players: number;
  readonly onClose: () => void;
}): VNode => {
  const others = Array.from({ length: SEATS }, () => usualLevel(levels));
  const first: Setup = { ...AS_USUAL, preset: game.options.preset, chosen: {}, others };
  const setup = useSignal<Setup>(withPlayers(game, first, players));
  const name = useSignal(playerName());
  const choice = useSignal<DeckChoice>(
    deckTools === undefined ? { named: null, list: '', set: '' } : lastChoice(game.id, deckTools),
  );
  const trouble = useSignal<{ readonly at: string; readonly message: string } | undefined>(undefined);
  const busy = useSignal(false);
  const presets = Object.keys(game.options.presets);
  const open = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (busy.value) return;
    if (deckTools !== undefined && !isReady(deckTools, choice.value, valuesNow(game, setup.value))) {
      const asked = askForList(choice.value);
      trouble.value = asked === undefined ? undefined : { at: 'deck', message: asked };
      return;
    }
    busy.value = true;
    const called = givenName(name.value);
    if (called !== '' && called !== text.value.player) rememberName(called);
    const loadout = deckTools === undefined ? {} : loadoutOf(choice.value);
    const order = orderOf(game, setup.value, called === '' ? text.value.player : called);
    const reply = sharesDevice(game, setup.value)
      ? await openOnDevice({ ...order, ...loadout }, setup.value)
      : await openTable({ ...order, ...loadout });
    busy.value = false;
    if (reply.kind === 'ok') return go(tablePath(reply.value.table));
    trouble.value = { at: reply.kind === 'no' ? reply.at : '', message: notOpened(reply) };
  };
  const openOnDevice = async (order: NewTable, chosen: Setup): ReturnType<typeof openTable> => {
    const { openHere } = await import('./local/opening.ts');
    return openHere({ ...order, company: companyOf(game, chosen, (n) => fill(localText.value.playerN, { n })) });
  };
  useSignalEffect(() => {
    if (deckTools !== undefined) rememberChoice(game.id, choice.value);
    trouble.value = undefined;
  });
  // Said at the deck's own place then.
  const isAtDeck = deckTools !== undefined && (trouble.value?.at === 'deck' || trouble.value?.at === 'set');
  return (
    <Sheet title={fill(text.value.newTable, { game: words.name })} onClose={onClose} wide>
      <form class="setup" data-testid="setup" onSubmit={(event) => void open(event)}>
        <div class="two">
          <section>
            <div class="section-head">
              <h3>{text.value.rules}</h3>
              <span class="small">
                {FRONTS.some(({ id, teaches }) => id === game.id && teaches) ? (
                  <>
                    <a href={learnPath(game.id)} data-testid="setup-lesson" onClick={follow}>
                      {text.value.lesson}
                    </a>
                    {' · '}
                  </>
                ) : null}
                <a href={rulesPath(game.id)} onClick={follow}>
                  {text.value.readRules}
                </a>
              </span>
            </div>
            {presets.length < 2 ? null : (
              <>
                <Segments
                  id="preset"
                  label={text.value.rules}
                  values={presets}
                  value={setup.value.preset}
                  nameOf={(preset) => words.option('preset', preset)}
                  onChoose={(preset) => (setup.value = { ...setup.value, preset })}
                />
                <p class="small muted preset-note" data-testid="preset-note">
                  {presetNote(words, setup.value.preset)}
                </p>
              </>
            )}
          </section>
          <OptionList game={game} words={words} setup={setup} />
          {sharesDevice(game, setup.value) ? null : (
            <ClockChoice game={game} words={words} setup={setup} speeds={speeds} />
          )}
        </div>
        <div class="two">
          {deckTools === undefined ? null : (
            <DeckPicker
              deckTools={deckTools}
              options={valuesNow(game, setup.value)}
              choice={choice}
              cards="table"
              build={{ game: game.id }}
              trouble={trouble.value}
            />
          )}
          <SeatList game={game} setup={setup} levels={levels} name={name} />
          <JoinChoice game={game} setup={setup} />
          <PeopleChoice game={game} setup={setup} />
          <PaceChoice game={game} setup={setup} />
          <TalkChoice game={game} setup={setup} />
        </div>
        <footer>
          {trouble.value === undefined || isAtDeck ? null : (
            <p class="alert grow" role="alert">
              {trouble.value.message}
            </p>
          )}
          <button type="submit" class="btn primary" data-testid="open-table" aria-busy={busy.value}>
            {text.value.openTheTable}
          </button>
        </footer>
      </form>
    </Sheet>
  );
};
