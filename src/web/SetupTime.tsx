// Time on the set-up sheet: the turn clock or, in games without turns, the progress clock and the pace of bots.

import type { VNode } from 'preact';
import { USUAL_SPEEDS, type Speeds } from '../kernel/speeds.ts';
import { PACES, PROGRESS_CLOCKS, type Pace } from '../table/model.ts';
import { Segments } from './Segments.tsx';
import { meetingText } from './meeting/text/index.ts';
import { CLOCKS, hasBots, type SetupProps } from './setup.ts';
import { fill, text } from './text/index.ts';

type TimeProps = Omit<SetupProps, 'words'>;

interface ClockProps extends SetupProps {
  readonly speeds: Speeds | undefined;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The clock that such a game can have. */
export const ClockChoice = (props: ClockProps): VNode =>
  props.game.progress === undefined ? <TurnClock {...props} /> : <ProgressClock {...props} />;

/** What a clock means: how long, and what running out of time costs. */
const clockNote = ({ game, words, setup, speeds = USUAL_SPEEDS }: ClockProps): string => {
  const t = meetingText.value;
  const { clock } = setup.value;
  if (clock === 'none') return t.noClockHelp;
  const { moveMs, reserveMs } = speeds[clock];
  const times = fill(t.clockHelp, { move: moveMs / SECOND, reserve: reserveMs / SECOND });
  const again = game.concedePart === undefined ? [] : [t.reserveAgain];
  return [times, ...again, words.outOfTime ?? t.flagCosts].join(' ');
};

const TurnClock = (props: ClockProps): VNode => {
  const { setup } = props;
  const t = meetingText.value;
  return (
    <section>
      <div class="section-head">
        <h3>{text.value.clock}</h3>
      </div>
      <Segments
        id="clock"
        label={text.value.clock}
        values={CLOCKS}
        value={setup.value.clock}
        nameOf={(clock) => (clock === 'none' ? t.noClockName : t.speeds[clock])}
        onChoose={(clock) => (setup.value = { ...setup.value, clock })}
      />
      <p class="small muted preset-note" data-testid="clock-note">
        {clockNote(props)}
      </p>
    </section>
  );
};

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
