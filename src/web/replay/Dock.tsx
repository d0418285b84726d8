// What lies under the table of a replay: what happened, the timeline, and how to move in it.

import type { VNode } from 'preact';
import type { Viewer } from '../../kernel/game.ts';
import { plain } from '../../kernel/presentation.ts';
import { RichText } from '../CardView.tsx';
import { fill } from '../text/index.ts';
import { useTable } from '../table/model/context.ts';
import { linesOf } from './lines.ts';
import { SPEEDS, type Player, type Speed } from './player.ts';
import { ReplayIcon } from './ReplayIcon.tsx';
import { Scrubber } from './Scrubber.tsx';
import type { Student } from './studying.ts';
import { replayText } from './text/index.ts';

const Speeds = ({ player }: { readonly player: Player }): VNode => (
  <select
    class="field choose"
    aria-label={replayText.value.speed}
    data-testid="speed"
    value={player.speed.value}
    onChange={(event) => (player.speed.value = Number(event.currentTarget.value) as Speed)}
  >
    {SPEEDS.map((speed) => (
      <option key={speed} value={speed}>
        {fill(replayText.value.times, { n: speed })}
      </option>
    ))}
  </select>
);

const viewerFrom = (value: string): Viewer => (value === 'open' || value === 'public' ? value : Number(value));

const Viewers = ({ player, seats }: { readonly player: Player; readonly seats: number }): VNode => {
  const { session } = useTable();
  const t = replayText.value;
  return (
    <select
      class="field choose eyes"
      aria-label={t.view}
      data-testid="viewer"
      value={String(player.viewer.value)}
      onChange={(event) => player.lookAs(viewerFrom(event.currentTarget.value))}
    >
      <option value="open">{t.open}</option>
      {Array.from({ length: seats }, (_, seat) => (
        <option key={seat} value={seat}>
          {fill(t.as, { name: session.nameOf(seat) })}
        </option>
      ))}
      <option value="public">{t.public}</option>
    </select>
  );
};

/** Can it be played on from what is shown? Where cards are dealt and nobody has won yet. */
export const canPlayOn = (player: Player): boolean => {
  const { state } = player.session.client.value;
  return state?.outcome === null && (player.outline.value?.notes[player.step.value]?.deals ?? 0) > 0;
};

interface ControlsProps {
  readonly player: Player;
  readonly seats: number;
  readonly onPlayOn: () => void;
}

const Controls = ({ player, seats, onPlayOn }: ControlsProps): VNode => {
  const t = replayText.value;
  const running = player.running.value;
  const button = (id: 'first' | 'back' | 'forward' | 'last', go: () => void): VNode => (
    <button
      type="button"
      class={`btn icon quiet ${id}`}
      aria-label={t[id]}
      data-testid={id}
      onClick={() => {
        player.running.value = false;
        go();
      }}
    >
      <ReplayIcon name={id} />
    </button>
  );
  return (
    <div class="ctl">
      {button('first', () => player.goToStop(0))}
      {button('back', () => player.move(-1))}
      <button
        type="button"
        class="btn icon primary"
        aria-label={running ? t.pause : t.play}
        data-testid="run"
        onClick={player.toggle}
      >
        <ReplayIcon name={running ? 'pause' : 'play'} />
      </button>
      {button('forward', () => player.move(1))}
      {button('last', () => player.goToStop((player.track.value?.stops.length ?? 1) - 1))}
      <span class="grow" />
      <Speeds player={player} />
      <Viewers player={player} seats={seats} />
      <button
        type="button"
        class="btn only-wide flex play-on"
        disabled={!canPlayOn(player)}
        data-testid="play-on"
        onClick={onPlayOn}
      >
        <ReplayIcon name="branch" />
        {t.playOn}
      </button>
    </div>
  );
};

interface DockProps {
  readonly player: Player;
  readonly student: Student;
  readonly onPlayOn: () => void;
}

export const Dock = ({ player, student, onPlayOn }: DockProps): VNode | null => {
  const { session, words, seats } = useTable();
  const { value: track } = player.track;
  const { value: outline } = player.outline;
  if (track === undefined || outline === undefined) return null;
  const step = player.step.value;
  const { value: study } = student.state;
  const moments = study.at === 'done' ? study.study.moments.map((moment) => moment.step) : [];
  const note = outline.notes[step];
  const lines = note === undefined ? [] : linesOf(note, player.told.value[step] ?? [], words, session.who);
  const said = lines.map((line) => plain(line, words.card)).join(' ');
  return (
    <div class="dock" data-testid="dock" data-step={step} data-viewer={player.viewer.value}>
      <p class="said">
        <b class="num">{step}.</b>{' '}
        <span>
          {lines.map((line, i) => (
            <span key={i}>
              <RichText text={line} />{' '}
            </span>
          ))}
        </span>
      </p>
      <Scrubber player={player} track={track} said={said} moments={moments} />
      <Controls player={player} seats={seats} onPlayOn={onPlayOn} />
      {outline.fault === undefined ? null : (
        <p class="stuck small" role="alert" data-testid="stuck">
          {fill(replayText.value.stuck, { step: outline.fault.step, message: outline.fault.message })}
        </p>
      )}
    </div>
  );
};
