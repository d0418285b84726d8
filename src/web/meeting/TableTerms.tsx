// What somebody should know before sitting down: whose table it is, which game, how the variant differs, and the clock.

import type { VNode } from 'preact';
import type { GameModule } from '../../games/index.ts';
import { useTable } from '../table/model/context.ts';
import { fill, wordsOf } from '../text/index.ts';
import { clockWords } from './OpenTables.tsx';
import { meetingText } from './text/index.ts';
import { differences, presetName } from './variant.ts';

/** The variant; nothing before the game is there to be compared with. */
const Variant = ({ module }: { readonly module: GameModule }): VNode => {
  const { state } = useTable();
  const t = meetingText.value;
  const words = wordsOf(module.presentation);
  const differs = differences(module.game, words, state.options);
  const preset = presetName(module.game, words, state.options);
  return (
    <div class="variant" data-testid="variant">
      <p>
        {preset === undefined ? (differs.length === 0 ? t.usualRules : t.otherRules) : fill(t.presetIs, { preset })}
      </p>
      {differs.length === 0 ? null : (
        <ul>
          {differs.map(({ option, label, value, usual }) => (
            <li key={option} data-option={option}>
              {label}: <b>{fill(t.usually, { value, usual })}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

export const TableTerms = ({ module }: { readonly module: GameModule | undefined }): VNode => {
  const { state, words } = useTable();
  return (
    <div class="terms" data-testid="terms">
      <p>
        <b>{words.name}</b>
        {state.meeting === undefined ? null : ` · ${clockWords(state.meeting)}`}
      </p>
      {state.clock === undefined ? null : (
        <p class="small muted" data-testid="flag-costs">
          {state.clock.part === true ? (words.outOfTime ?? meetingText.value.flagCosts) : meetingText.value.flagCosts}
        </p>
      )}
      {state.meeting?.watchDelay === undefined ? null : (
        <p class="small muted">{fill(meetingText.value.watchersBehind, { n: state.meeting.watchDelay })}</p>
      )}
      {module === undefined ? null : <Variant module={module} />}
    </div>
  );
};
