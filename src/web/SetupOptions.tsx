// Options on the set-up sheet: those that differ from the preset, or all of them.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { changesOf, differing, optionKeys, presetValues, valuesNow, valuesOf, type SetupProps } from './setup.ts';
import { fill, text } from './text/index.ts';

const OptionRow = ({ game, words, setup, option }: SetupProps & { readonly option: string }): VNode => {
  const now = valuesNow(game, setup.value)[option];
  const usual = presetValues(game, setup.value.preset)[option];
  const nameOf = (value: unknown): string => words.option(option, String(value));
  const choose = (typed: string): void => {
    const value = valuesOf(game, option).find((each) => String(each) === typed);
    if (value !== undefined) setup.value = { ...setup.value, chosen: { ...setup.value.chosen, [option]: value } };
  };
  return (
    <li>
      <label class="grow" for={`option-${option}`}>
        {words.option(option)}
        {now === usual ? null : <span class="was">{fill(text.value.asPreset, { value: nameOf(usual) })}</span>}
      </label>
      <select
        id={`option-${option}`}
        class={now === usual ? 'field choose' : 'field choose diff'}
        data-option={option}
        value={String(now)}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {valuesOf(game, option).map((value) => (
          <option key={String(value)} value={String(value)}>
            {nameOf(value)}
          </option>
        ))}
      </select>
    </li>
  );
};

/** The list, with what was changed marked and undone at a touch. */
export const OptionList = ({ game, words, setup }: SetupProps): VNode => {
  const all = useSignal(false);
  const keys = optionKeys(game);
  const changes = changesOf(game, setup.value).length;
  const shown = all.value ? keys : differing(game, setup.value);
  const { players } = setup.value.chosen;
  const reset = (): void => {
    setup.value = { ...setup.value, chosen: players === undefined ? {} : { players } };
  };
  return (
    <section class="options">
      <div class="section-head">
        <h3>{text.value.options}</h3>
        {changes === 0 ? null : <span class="chip diff">{fill(text.value.changes, { n: changes })}</span>}
      </div>
      {shown.length === 0 ? <p class="muted">{text.value.noChanges}</p> : null}
      <ul>
        {shown.map((option) => (
          <OptionRow key={option} game={game} words={words} setup={setup} option={option} />
        ))}
      </ul>
      <div class="section-head">
        <button type="button" class="linkish" data-testid="all-options" onClick={() => (all.value = !all.value)}>
          {all.value ? text.value.fewerOptions : fill(text.value.allOptions, { n: keys.length })}
        </button>
        {changes === 0 ? null : (
          <button type="button" class="linkish small" data-testid="reset-options" onClick={reset}>
            {text.value.back}
          </button>
        )}
      </div>
    </section>
  );
};
