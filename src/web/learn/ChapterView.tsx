// A part of a lesson on screen: what is told, beside or above the table.

import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { plain, type GameModule } from '../../kernel/presentation.ts';
import type { Guide } from '../../kernel/guide.ts';
import { CardArtContext, deckShape, RichText } from '../CardView.tsx';
import { deckOf } from '../games.ts';
import { Icon } from '../Icon.tsx';
import { playerName } from '../names.ts';
import { follow } from '../router.ts';
import { openTableSession, type TableSession } from '../table/model/session.ts';
import { TableView } from '../table/TableView.tsx';
import { fill, wordsOf } from '../text/index.ts';
import { openChapter, type ChapterRun } from './chapter.ts';
import { guideWordsOf, type Place } from './guides.ts';
import { Sign } from './Sign.tsx';
import { learnText } from './text/index.ts';

interface Props {
  readonly module: GameModule;
  readonly guide: Guide;
  readonly begin: Place;
  /** A step has begun. */
  readonly onStep: (step: number) => void;
  readonly onDone: () => void;
}

const after = (ms: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

const sessionOf = ({ module }: Props, run: ChapterRun): TableSession => {
  let intents = 0;
  return openTableSession({
    open: run.open,
    load: () => Promise.resolve(module.presentation),
    exists: () => Promise.resolve(true),
    after,
    intent: () => `lesson-${++intents}`,
    reload: () => undefined,
    exercise: true,
  });
};

export const ChapterView = (props: Props): VNode => {
  const { module, guide, begin, onStep, onDone } = props;
  const chapter = guide.lesson.chapters[begin.chapter];
  if (chapter === undefined) throw new RangeError(`there is no chapter ${begin.chapter}`);
  const [run, session] = useMemo(() => {
    const opened = openChapter(module.game, chapter, begin.step, { now: Date.now, after, name: playerName() });
    return [opened, sessionOf(props, opened)] as const;
  }, []);
  useEffect(
    () => () => {
      session.close();
      run.close();
    },
    [],
  );
  /** What is on screen is told of, not what is still to be shown. */
  const at = useComputed(() => {
    const { value: picture } = session.picture;
    // A count lies over the end of what it counts.
    const revision = (picture?.sums === undefined ? picture : session.client.value.state)?.revision ?? 0;
    return run.begun.value.findLastIndex((begun) => begun <= revision);
  });
  const aside = useSignal(false);
  useSignalEffect(() => {
    const { value: step } = at;
    aside.value = false;
    if (step < chapter.steps.length) onStep(step);
  });
  useSignalEffect(() => {
    if (run.asides.value > 0) aside.value = true;
  });
  useSignalEffect(() => {
    // What was allowed but not asked for is told in the panel.
    if (session.tip.value?.code !== 'not-now') return;
    session.tip.value = undefined;
    session.assertive.value = learnText.value.allowed;
  });
  const words = wordsOf(module.presentation);
  const deck = deckOf(module.presentation);
  return (
    <div class="learn" data-step={at.value} data-chapter={begin.chapter}>
      <CardArtContext.Provider value={{ deck, words }}>
        <Panel {...props} run={run} session={session} at={at.value} aside={aside.value} onDone={onDone} />
      </CardArtContext.Provider>
      <TableView session={session} />
    </div>
  );
};

interface PanelProps extends Props {
  readonly run: ChapterRun;
  readonly session: TableSession;
  readonly at: number;
  readonly aside: boolean;
}

const Panel = ({ module, guide, begin, run, session, at, aside, onDone }: PanelProps): VNode => {
  const t = learnText.value;
  const { chapters } = guide.lesson;
  const { id = '', steps = [] } = chapters[begin.chapter] ?? {};
  const told = guideWordsOf(guide);
  const words = wordsOf(module.presentation);
  const isDone = at >= steps.length;
  const step = steps[Math.min(at, steps.length - 1)];
  const said = step === undefined ? [] : told.step(step);
  const title = fill(t.part, { title: told.chapter(id), n: Math.min(at + 1, steps.length), of: steps.length });
  const act = step?.act?.[0];
  const isBehind = run.begun.value.length - 1 > at;
  const next = (): void => {
    const isLast = at >= steps.length - 1 && act === undefined && step?.replies === undefined;
    if (isDone || isLast) return onDone();
    run.next();
  };
  return (
    <aside
      class="lesson"
      aria-label={fill(t.lessonOf, { game: words.name })}
      {...deckShape(deckOf(module.presentation))}
    >
      <header>
        <h2>{title}</h2>
        <div class="acts">
          {isDone || act === undefined ? (
            <button type="button" class="btn primary" data-testid="lesson-next" onClick={next}>
              {isDone ? t.nextPart : t.next}
            </button>
          ) : (
            <button
              type="button"
              class="btn"
              data-testid="show-me"
              disabled={isBehind}
              onClick={() => session.act(act)}
            >
              {t.showMe}
            </button>
          )}
          <button
            type="button"
            class="btn icon quiet"
            aria-label={t.skipPart}
            title={t.skipPart}
            data-testid="skip-part"
            onClick={onDone}
          >
            <Sign name="skip" />
          </button>
          <a
            class="btn icon quiet"
            href="/"
            aria-label={t.leave}
            title={t.leave}
            data-testid="leave-lesson"
            onClick={follow}
          >
            <Icon name="close" />
          </a>
        </div>
      </header>
      <div class="told">
        <p data-testid="told">
          <RichText text={said} />
        </p>
        {aside ? <p class="aside">{t.allowed}</p> : null}
      </div>
      <div class="visually-hidden" aria-live="polite">
        {plain(said, words.card)}
      </div>
    </aside>
  );
};
