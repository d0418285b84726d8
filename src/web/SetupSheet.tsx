// The sheet that sets up a table: rules, options, clock, and who sits where. Then one button opens it.

import { useSignal, type Signal } from '@preact/signals';
import type { VNode } from 'preact';
import type { Words } from '../kernel/face.ts';
import type { Game } from '../kernel/game.ts';
import { botNames } from '../protocol/names.ts';
import { openTable } from './api.ts';
import { Icon } from './Icon.tsx';
import { follow, go, rulesPath, tablePath } from './router.ts';
import {
  changesOf,
  CLOCKS,
  differing,
  optionKeys,
  orderOf,
  partnersOf,
  playerCounts,
  presetValues,
  seatsOf,
  usualLevel,
  valuesNow,
  valuesOf,
  withPlayers,
  type ClockName,
  type Setup,
} from './setup.ts';
import { Sheet } from './Sheet.tsx';
import { playerName, rememberName } from './table/Panels.tsx';
import { text } from './text/index.ts';

interface PartProps {
  readonly game: Game;
  readonly words: Words;
  readonly setup: Signal<Setup>;
}

/** A few short choices side by side. */
export const Segments = <V extends string | number>({
  label,
  values,
  value,
  nameOf,
  onChoose,
  id,
}: {
  readonly label: string;
  readonly values: readonly V[];
  readonly value: V;
  readonly nameOf: (value: V) => string;
  readonly onChoose: (value: V) => void;
  readonly id: string;
}): VNode => (
  <div class="seg" role="group" aria-label={label}>
    {values.map((each) => (
      <button
        key={each}
        type="button"
        aria-pressed={each === value}
        data-testid={`${id}-${each}`}
        onClick={() => onChoose(each)}
      >
        {nameOf(each)}
      </button>
    ))}
  </div>
);

const OptionRow = ({ game, words, setup, option }: PartProps & { readonly option: string }): VNode => {
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
        {now === usual ? null : <span class="was">{text.value.asPreset(nameOf(usual))}</span>}
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

const OptionList = ({ game, words, setup }: PartProps): VNode => {
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
      <div class="lab">
        <h3>{text.value.options}</h3>
        {changes === 0 ? null : <span class="chip diff">{text.value.changes(changes)}</span>}
      </div>
      {shown.length === 0 ? <p class="muted">{text.value.noChanges}</p> : null}
      <ul>
        {shown.map((option) => (
          <OptionRow key={option} game={game} words={words} setup={setup} option={option} />
        ))}
      </ul>
      <div class="lab">
        <button type="button" class="linkish" data-testid="all-options" onClick={() => (all.value = !all.value)}>
          {all.value ? text.value.fewerOptions : text.value.allOptions(keys.length)}
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

const FRIEND = '';

const SeatRow = ({
  game,
  setup,
  levels,
  seat,
  name,
}: Omit<PartProps, 'words'> & {
  readonly levels: readonly string[];
  readonly seat: number;
  readonly name: string | undefined;
}): VNode => {
  const level = setup.value.others[seat - 1] ?? null;
  const partner = partnersOf(game, setup.value).includes(seat);
  const choose = (chosen: string): void => {
    const others = setup.value.others.map((each, i) => (i === seat - 1 ? (chosen === FRIEND ? null : chosen) : each));
    setup.value = { ...setup.value, others };
  };
  return (
    <div class="sitter">
      <span class={`avatar b${seat % 4}`} aria-hidden="true">
        {level === null ? '?' : <Icon name="bot" />}
      </span>
      <span class="grow">
        <b>{level === null ? text.value.emptySeat : name}</b>
        <span class="was">{partner ? text.value.partner : text.value.rival}</span>
      </span>
      <select
        class="field choose"
        aria-label={text.value.whoSits(seat + 1)}
        data-seat-of={seat}
        value={level ?? FRIEND}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {levels.map((each) => (
          <option key={each} value={each}>
            {text.value.botLevel(each)}
          </option>
        ))}
        <option value={FRIEND}>{text.value.friend}</option>
      </select>
    </div>
  );
};

const SeatList = ({
  game,
  setup,
  levels,
  name,
}: Omit<PartProps, 'words'> & { readonly levels: readonly string[]; readonly name: Signal<string> }): VNode => {
  const counts = playerCounts(game);
  const seats = seatsOf(game, setup.value);
  const names = botNames([
    { kind: 'person', name: name.value },
    ...setup.value.others
      .slice(0, seats - 1)
      .map((level) => (level === null ? null : { kind: 'bot' as const, level, version: 1, budget: 0 })),
  ]);
  return (
    <section>
      <div class="lab">
        <h3>{text.value.seats}</h3>
        {counts.length < 2 ? null : (
          <Segments
            id="players"
            label={text.value.howMany}
            values={counts}
            value={seats}
            nameOf={String}
            onChoose={(players) => (setup.value = withPlayers(game, setup.value, players))}
          />
        )}
      </div>
      <div class="sitter">
        <span class="avatar" aria-hidden="true">
          {name.value.trim().slice(0, 1).toUpperCase() || '?'}
        </span>
        <label class="grow row">
          <span class="was">{text.value.yourName}</span>
          <input
            class="field grow"
            value={name.value}
            maxLength={24}
            autocomplete="nickname"
            data-testid="your-name"
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
        </label>
      </div>
      {Array.from({ length: seats - 1 }, (_, i) => (
        <SeatRow key={i} game={game} setup={setup} levels={levels} seat={i + 1} name={names[i + 1]} />
      ))}
    </section>
  );
};

const SEATS = 15;

export const SetupSheet = ({
  game,
  words,
  levels,
  players,
  onClose,
}: {
  readonly game: Game;
  readonly words: Words;
  readonly levels: readonly string[];
  /** As chosen on the front page. */
  readonly players: number;
  readonly onClose: () => void;
}): VNode => {
  const others = Array.from({ length: SEATS }, () => usualLevel(levels));
  const first: Setup = { preset: game.options.preset, chosen: {}, others, clock: 'none' };
  const setup = useSignal<Setup>(withPlayers(game, first, players));
  const name = useSignal(playerName());
  const trouble = useSignal('');
  const busy = useSignal(false);
  const presets = Object.keys(game.options.presets);
  const open = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (busy.value) return;
    busy.value = true;
    const called = name.value.trim().slice(0, 24);
    if (called !== '' && called !== text.value.player) rememberName(called);
    const reply = await openTable(orderOf(game, setup.value, called === '' ? text.value.player : called));
    busy.value = false;
    if (reply.kind === 'ok') go(tablePath(reply.value.table));
    else trouble.value = reply.kind === 'no' ? text.value.cannotCreate(reply.message) : text.value.unreachable;
  };
  return (
    <Sheet title={text.value.newTable(words.name)} onClose={onClose} wide>
      <form class="setup" data-testid="setup" onSubmit={(event) => void open(event)}>
        <div class="two">
          <section>
            <div class="lab">
              <h3>{text.value.rules}</h3>
              <a class="small" href={rulesPath(game.id)} onClick={follow}>
                {text.value.readRules}
              </a>
            </div>
            {presets.length < 2 ? null : (
              <Segments
                id="preset"
                label={text.value.rules}
                values={presets}
                value={setup.value.preset}
                nameOf={(preset) => words.option('preset', preset)}
                onChoose={(preset) => (setup.value = { ...setup.value, preset })}
              />
            )}
          </section>
          <OptionList game={game} words={words} setup={setup} />
          <section>
            <div class="lab">
              <h3>{text.value.clock}</h3>
              <span class="small muted">{text.value.clockHelp}</span>
            </div>
            <Segments
              id="clock"
              label={text.value.clock}
              values={Object.keys(CLOCKS) as ClockName[]}
              value={setup.value.clock}
              nameOf={(clock) => text.value.clocks[clock]}
              onChoose={(clock) => (setup.value = { ...setup.value, clock })}
            />
          </section>
        </div>
        <div class="two">
          <SeatList game={game} setup={setup} levels={levels} name={name} />
        </div>
        <footer>
          {trouble.value === '' ? null : (
            <p class="alert grow" role="alert">
              {trouble.value}
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
