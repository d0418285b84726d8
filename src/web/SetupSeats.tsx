// Seats on the set-up sheet: the player's own name, and who takes each of the others.

import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { MOST_BARS, strengthOf } from '../bots/strength.ts';
import { aboutLevel } from '../bots/text/index.ts';
import { botNames } from '../protocol/names.ts';
import { Icon } from './Icon.tsx';
import { NameField } from './NameField.tsx';
import { LONGEST_NAME } from '../protocol/player-name.ts';
import { localText } from './local/text/index.ts';
import { givenName, initialOf } from './names.ts';
import { Segments } from './Segments.tsx';
import {
  canShareDevice,
  HERE,
  partnersOf,
  playerCounts,
  seatsOf,
  withOccupant,
  withPlayers,
  type SetupProps,
} from './setup.ts';
import { fill, text } from './text/index.ts';

const FRIEND = '';

/** How strong a level is and how it plays, in a line. */
const LevelNote = ({ level, id }: { readonly level: string; readonly id: string }): VNode => {
  const bars = strengthOf(level);
  return (
    <p class="level-note was" id={id}>
      {bars === 0 ? null : (
        <span class="bars" role="img" aria-label={fill(text.value.strength, { bars, of: MOST_BARS })}>
          {Array.from({ length: MOST_BARS }, (_, i) => (
            <i key={i} class={i < bars ? 'on' : ''} />
          ))}
        </span>
      )}
      {aboutLevel(text.value, level)}
    </p>
  );
};

const SeatRow = ({
  game,
  setup,
  levels,
  seat,
  name,
}: Omit<SetupProps, 'words'> & {
  readonly levels: readonly string[];
  readonly seat: number;
  readonly name: string | undefined;
}): VNode => {
  const level = setup.value.others[seat - 1] ?? null;
  const isHere = level === HERE;
  const isBot = level !== null && !isHere;
  const partner = partnersOf(game, setup.value).includes(seat);
  const choose = (chosen: string): void => {
    setup.value = withOccupant(setup.value, seat, chosen === FRIEND ? null : chosen);
  };
  const rename = (typed: string): void => {
    const names = Array.from({ length: setup.value.others.length }, (_, i) => setup.value.names?.[i]);
    setup.value = { ...setup.value, names: names.with(seat - 1, givenName(typed)) };
  };
  const numbered = fill(localText.value.playerN, { n: seat + 1 });
  return (
    <div class="sitter">
      <span class={`avatar b${seat % 4}`} aria-hidden="true">
        {isBot ? <Icon name="bot" /> : isHere ? seat + 1 : '?'}
      </span>
      {isHere ? (
        <label class="grow row">
          <span class="visually-hidden">{fill(localText.value.nameOf, { n: seat + 1 })}</span>
          <input
            class="field grow"
            autocomplete="off"
            placeholder={numbered}
            maxLength={LONGEST_NAME}
            data-testid={`name-of-${seat}`}
            onInput={(event) => rename(event.currentTarget.value)}
          />
        </label>
      ) : (
        <span class="grow">
          <b>{level === null ? text.value.emptySeat : name}</b>
          <span class="was">{partner ? text.value.partner : text.value.rival}</span>
        </span>
      )}
      <select
        class="field choose"
        aria-label={fill(text.value.whoSits, { seat: seat + 1 })}
        aria-describedby={isBot ? `level-of-${seat}` : undefined}
        data-seat-of={seat}
        value={level ?? FRIEND}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {levels.map((each) => (
          <option key={each} value={each}>
            {fill(text.value.botLevel, { level: each })}
          </option>
        ))}
        <option value={FRIEND}>{text.value.friend}</option>
        {canShareDevice(game) ? <option value={HERE}>{localText.value.hereSeat}</option> : null}
      </select>
      {isBot ? <LevelNote level={level} id={`level-of-${seat}`} /> : null}
    </div>
  );
};

/** One row a seat. */
export const SeatList = ({
  game,
  setup,
  levels,
  name,
}: Omit<SetupProps, 'words'> & { readonly levels: readonly string[]; readonly name: Signal<string> }): VNode => {
  const counts = playerCounts(game);
  const seats = seatsOf(game, setup.value);
  const names = botNames([
    { kind: 'person', name: name.value },
    ...setup.value.others
      .slice(0, seats - 1)
      .map((level) =>
        level === null || level === HERE ? null : { kind: 'bot' as const, level, version: 1, budget: 0 },
      ),
  ]);
  return (
    <section>
      <div class="section-head">
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
          {initialOf(name.value)}
        </span>
        <label class="grow row">
          <span class="was">{text.value.yourName}</span>
          <NameField name={name} id="your-name" class="field grow" />
        </label>
      </div>
      {Array.from({ length: seats - 1 }, (_, i) => (
        <SeatRow key={i} game={game} setup={setup} levels={levels} seat={i + 1} name={names[i + 1]} />
      ))}
      {canShareDevice(game) ? null : <p class="small muted">{localText.value.noRaceHere}</p>}
    </section>
  );
};
