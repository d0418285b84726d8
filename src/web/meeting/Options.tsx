// The options of a table, changed by its host before the deal.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import type { GameModule } from '../../games/index.ts';
import { Segments } from '../Segments.tsx';
import { valuesNow } from '../setup.ts';
import { OptionList } from '../SetupOptions.tsx';
import { Sheet } from '../Sheet.tsx';
import { useTable } from '../table/model/context.ts';
import { text, wordsOf } from '../text/index.ts';
import { meetingText } from './text/index.ts';
import { setupOf } from './variant.ts';

export const OptionsSheet = ({
  module: { game, presentation },
  onClose,
}: {
  readonly module: GameModule;
  readonly onClose: () => void;
}): VNode => {
  const { session, state } = useTable();
  const words = wordsOf(presentation);
  const setup = useSignal(setupOf(game, state.options));
  const presets = Object.keys(game.options.presets);
  const save = (event: Event): void => {
    event.preventDefault();
    session.request({ type: 'options', options: { ...valuesNow(game, setup.value), ...playersOf(state.options) } });
    onClose();
  };
  return (
    <Sheet title={text.value.options} onClose={onClose}>
      <form class="setup" data-testid="options-sheet" onSubmit={save}>
        {presets.length < 2 ? null : (
          <Segments
            id="table-preset"
            label={text.value.rules}
            values={presets}
            value={setup.value.preset}
            nameOf={(preset) => words.option('preset', preset)}
            onChoose={(preset) => (setup.value = { ...setup.value, preset, chosen: {} })}
          />
        )}
        <OptionList game={game} words={words} setup={setup} />
        <button type="submit" class="btn primary" data-testid="save-options">
          {meetingText.value.saveOptions}
        </button>
      </form>
    </Sheet>
  );
};

/** A table keeps its seats. */
const playersOf = (options: object): { readonly players?: number } =>
  'players' in options && typeof options.players === 'number' ? { players: options.players } : {};
