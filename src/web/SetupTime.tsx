// Time on the set-up sheet: the turn clock or, in games without turns, the progress clock and the pace of bots.

import type { VNode } from 'preact';
import { PACES, PROGRESS_CLOCKS, type Pace } from '../table/model.ts';
import { Segments } from './Segments.tsx';
import { CLOCKS, hasBots, type ClockName, type SetupProps } from './setup.ts';
import { fill, text } from './text/index.ts';

type TimeProps = Omit<SetupProps, 'words'>;

const MINUTE = 60_000;

/** The clock that such a game can have. */
export const ClockChoice = (props: TimeProps): VNode =>
  props.game.progress === undefined ? <TurnClock {...props} /> : <ProgressClock {...props} />;

const TurnClock = ({ setup }: TimeProps): VNode => (
  <section>
    <div class="section-head">
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
);

const ProgressClock = ({ setup }: TimeProps): VNode => (
  <section>
    <div class="section-head">
      <h3>{text.value.progressClock}</h3>
      <span class="small muted">{text.value.progressHelp}</span>
    </div>
    <Segments
      id="progress"
      label={text.value.progressClock}
      values={[0, ...PROGRESS_CLOCKS]}
      value={setup.value.progressMs}
      nameOf={(ms) => (ms === 0 ? text.value.progressOff : fill(text.value.minutes, { n: ms / MINUTE }))}
      onChoose={(progressMs) => (setup.value = { ...setup.value, progressMs })}
    />
  </section>
);

/** How fast bots act, where they have no turns to wait for. */
export const PaceChoice = ({ game, setup }: TimeProps): VNode | null =>
  game.progress === undefined || !hasBots(game, setup.value) ? null : (
    <section>
      <div class="section-head">
        <h3>{text.value.pace}</h3>
      </div>
      <Segments
        id="pace"
        label={text.value.pace}
        values={Object.keys(PACES) as Pace[]}
        value={setup.value.pace}
        nameOf={(pace) => text.value.paces[pace]}
        onChoose={(pace) => (setup.value = { ...setup.value, pace })}
      />
    </section>
  );
