// Beside the table of a replay, or below it on a phone: how the match ended, its proof, the log, cards and rules.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { RichText } from '../CardView.tsx';
import { save } from '../save.ts';
import { Icon } from '../Icon.tsx';
import { fill, text } from '../text/index.ts';
import { Inspector } from '../table/around/Inspector.tsx';
import { RuleBook } from '../table/around/RuleBook.tsx';
import { useTable } from '../table/model/context.ts';
import { canPlayOn } from './Dock.tsx';
import { dateText } from '../date-text.ts';
import type { Keeping } from './fetching.ts';
import { outcomeOf, storyText } from './lines.ts';
import type { Player } from './player.ts';
import { ProofPanel } from './ProofPanel.tsx';
import type { Prover } from './proving.ts';
import { StudyPanel } from './StudyPanel.tsx';
import type { Student } from './studying.ts';
import { ReplayIcon } from './ReplayIcon.tsx';
import { ReplayLog } from './ReplayLog.tsx';
import { replayText } from './text/index.ts';

const MINUTE = 60_000;

const Head = ({ player }: { readonly player: Player }): VNode | null => {
  const { session, words } = useTable();
  const { value: outline } = player.outline;
  if (outline === undefined) return null;
  const ended = outcomeOf(outline, words, session.who);
  const names = outline.occupants.map((_, seat) => session.nameOf(seat)).join(', ');
  const minutes = Math.round((outline.notes.at(-1)?.ms ?? 0) / MINUTE);
  return (
    <div class="head">
      <h2>{ended === undefined ? words.name : <RichText text={ended} />}</h2>
      <p class="small muted">
        {[words.name, names, ...(minutes > 0 ? [fill(replayText.value.lasted, { n: minutes })] : [])].join(' · ')}
      </p>
    </div>
  );
};

const Acts = ({ player, name, content, onPlayOn }: Omit<PanelsProps, 'prover' | 'student' | 'keeping'>): VNode => {
  const { session, words } = useTable();
  const copied = useSignal(false);
  const copy = async (): Promise<void> => {
    const { value: outline } = player.outline;
    if (outline === undefined) return;
    const story = storyText(outline, player.told.value, words, session.who);
    try {
      await navigator.clipboard.writeText(story);
      copied.value = true;
      setTimeout(() => (copied.value = false), 2000);
    } catch {
      // No clipboard without https: the text as a file.
      save(`${name}.txt`, story);
    }
  };
  return (
    <div class="acts">
      <button type="button" class="btn" data-testid="copy-text" onClick={() => void copy()}>
        {copied.value ? <Icon name="check" /> : <ReplayIcon name="copy" />}
        <span role="status">{copied.value ? replayText.value.textCopied : replayText.value.copyText}</span>
      </button>
      <button type="button" class="btn" data-testid="download" onClick={() => save(`${name}.json`, content)}>
        <ReplayIcon name="download" />
        {replayText.value.download}
      </button>
      {canPlayOn(player) ? (
        <button type="button" class="btn only-phone" onClick={onPlayOn}>
          <ReplayIcon name="branch" />
          {replayText.value.playOn}
        </button>
      ) : null}
    </div>
  );
};

const Kept = ({ keeping }: { readonly keeping: Keeping | undefined }): VNode | null => {
  const t = replayText.value;
  if (keeping === undefined) return null;
  return (
    <p class="small muted" data-testid="kept">
      {keeping === 'for good' ? t.keptForGood : fill(t.keptUntil, { date: dateText(keeping.until) })}
    </p>
  );
};

const Keys = (): VNode => (
  <details class="keys-help only-wide">
    <summary>{text.value.keys}</summary>
    <dl class="keys">
      {replayText.value.replayKeys.map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  </details>
);

type Panel = 'proof' | 'study' | 'log' | 'card' | 'rules';

interface PanelsProps {
  readonly player: Player;
  readonly prover: Prover;
  readonly student: Student;
  /** What the record's file is called, without its ending. */
  readonly name: string;
  readonly content: string;
  /** Until when the server has it, if it says so. */
  readonly keeping?: Keeping | undefined;
  readonly onPlayOn: () => void;
}

export const Panels = ({ player, prover, student, name, content, keeping, onPlayOn }: PanelsProps): VNode => {
  const { session, state, words } = useTable();
  const chosen = useSignal<Panel>('proof');
  const { tab, clause } = session;
  // Asked for at the table, by a key or from its menu.
  useEffect(() => {
    if (tab.value === 'card' || tab.value === 'rules') chosen.value = tab.value;
    tab.value = undefined;
  }, [tab.value]);
  const panels: readonly Panel[] =
    words.sheet === undefined ? ['proof', 'study', 'log', 'rules'] : ['proof', 'study', 'log', 'card', 'rules'];
  const { value: shown } = chosen;
  const titleOf = (panel: Panel): string =>
    panel === 'proof' ? replayText.value.proof : panel === 'study' ? replayText.value.moments : text.value[panel];
  return (
    <aside class="rail" aria-label={text.value.sidePanel}>
      <Head player={player} />
      <div class="tabs" role="tablist">
        {panels.map((panel) => (
          <button
            key={panel}
            type="button"
            role="tab"
            aria-selected={shown === panel}
            aria-controls="rail-panel"
            data-testid={`tab-${panel}`}
            onClick={() => (chosen.value = panel)}
          >
            {titleOf(panel)}
          </button>
        ))}
      </div>
      <div id="rail-panel" class="rail-panel" role="tabpanel" tabIndex={0} aria-label={titleOf(shown)}>
        {shown === 'proof' ? (
          <>
            <ProofPanel player={player} prover={prover} />
            <Acts player={player} name={name} content={content} onPlayOn={onPlayOn} />
            <Kept keeping={keeping} />
            <Keys />
          </>
        ) : shown === 'study' ? (
          <StudyPanel player={player} student={student} />
        ) : shown === 'log' ? (
          <ReplayLog player={player} />
        ) : shown === 'card' ? (
          <Inspector />
        ) : (
          <RuleBook game={state.game} clause={clause.value} />
        )}
      </div>
    </aside>
  );
};
