// The lesson of a game: a panel that tells what to do, and the real table to do it at. Nothing of it needs the server.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Guide } from '../../kernel/guide.ts';
import type { JsonObject } from '../../kernel/json.ts';
import type { GameModule } from '../../kernel/presentation.ts';
import { openTable } from '../api.ts';
import { loadGame } from '../games.ts';
import { InsteadOfPage, useLoaded } from '../loading.tsx';
import { playerName } from '../names.ts';
import { follow, go, rulesPath, tablePath } from '../router.ts';
import { Site } from '../Site.tsx';
import { notOpened } from '../not-opened.ts';
import { fill, wordsOf } from '../text/index.ts';
import { ChapterView } from './ChapterView.tsx';
import { forgetPlace, keepPlace, loadGuide, placeIn, type Place } from './guides.ts';
import '../styles/goal.css';
import '../styles/learn.css';
import { learnText } from './text/index.ts';

interface Loaded {
  readonly module: GameModule;
  readonly guide: Guide;
}

const load = async (game: string): Promise<Loaded | 'none'> => {
  const coming = loadGuide(game);
  const rules = loadGame(game);
  if (rules === undefined) return 'none';
  if (coming === undefined) return 'none';
  const [module, guide] = await Promise.all([rules, coming]);
  return { module, guide };
};

export const LearnPage = ({ game, about }: { readonly game: string; readonly about: string }): VNode => {
  const loaded = useLoaded(() => load(game), game);
  if (typeof loaded !== 'object') return <InsteadOfPage why={loaded} />;
  return <Lesson {...loaded} about={about} />;
};

const Lesson = ({ module, guide, about }: Loaded & { readonly about: string }): VNode => {
  const { id } = module.game;
  const { chapters } = guide.lesson;
  const begin = useSignal<Place>(placeIn(id, guide.lesson, about));
  const isOver = useSignal(false);
  const name = wordsOf(module.presentation).name;
  useEffect(() => {
    document.title = `${fill(learnText.value.lessonOf, { game: name })} · Baize`;
  });
  const chapter = chapters[begin.value.chapter];
  if (isOver.value || chapter === undefined) {
    const again = (): void => {
      begin.value = { chapter: 0, step: 0 };
      isOver.value = false;
    };
    return <Over game={id} name={name} options={chapters[0]?.start.options ?? {}} onAgain={again} />;
  }
  const nextChapter = (): void => {
    const next = { chapter: begin.value.chapter + 1, step: 0 };
    isOver.value = next.chapter >= chapters.length;
    if (isOver.value) return forgetPlace(id);
    keepPlace(id, next);
    begin.value = next;
  };
  return (
    <ChapterView
      key={`${begin.value.chapter} ${begin.value.step}`}
      module={module}
      guide={guide}
      begin={begin.value}
      onStep={(step) => keepPlace(id, { chapter: begin.value.chapter, step })}
      onDone={nextChapter}
    />
  );
};

/** What to do after a lesson. */
const Over = (props: {
  readonly game: string;
  readonly name: string;
  /** What was played by in the lesson. */
  readonly options: JsonObject;
  readonly onAgain: () => void;
}): VNode => {
  const { game, name, options, onAgain } = props;
  const trouble = useSignal('');
  const t = learnText.value;
  const play = async (): Promise<void> => {
    const reply = await openTable({ game, options, name: playerName() });
    if (reply.kind === 'ok') return go(tablePath(reply.value.table));
    trouble.value = notOpened(reply);
  };
  return (
    <>
      <Site />
      <main class="page message" data-testid="lesson-over">
        <h1>{name}</h1>
        <p>{t.done}</p>
        {trouble.value === '' ? null : (
          <p class="alert" role="alert">
            {trouble.value}
          </p>
        )}
        <div class="after-lesson">
          <button type="button" class="btn primary" data-testid="play-now" onClick={() => void play()}>
            {t.play}
          </button>
          <button type="button" class="btn" data-testid="lesson-again" onClick={onAgain}>
            {t.again}
          </button>
          <a class="btn" href={rulesPath(game)} onClick={follow}>
            {t.readRules}
          </a>
        </div>
      </main>
    </>
  );
};
