// What a game is about in three lines, before somebody's first match of it, with the lesson beside it.

import type { FunctionComponent, VNode } from 'preact';
import type { Guide } from '../../kernel/guide.ts';
import { frontWords } from '../games.ts';
import { follow, learnPath } from '../router.ts';
import { Sheet } from '../Sheet.tsx';
import { remember } from '../text/index.ts';
import { guideWordsOf, loadGuide } from './guides.ts';
import { learnText } from './text/index.ts';
import '../styles/goal.css';

/** The three lines. */
export const Aim = ({ guide }: { readonly guide: Guide }): VNode => (
  <ol class="aim">
    {guideWordsOf(guide).aim.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ol>
);

interface GoalProps {
  readonly onPlay: () => void;
  readonly onClose: () => void;
}

/** The card of a game; nothing for one without a guide. */
export const goalOf = async (game: string): Promise<FunctionComponent<GoalProps> | undefined> => {
  const guide = await loadGuide(game);
  if (guide === undefined) return undefined;
  const isKnown = (): void => remember(`baize.known.${game}`, 'yes');
  return ({ onPlay, onClose }) => (
    <Sheet
      title={frontWords(game)?.name ?? game}
      onClose={() => {
        isKnown();
        onClose();
      }}
    >
      <Aim guide={guide} />
      <div class="after-lesson">
        <button
          type="button"
          class="btn primary"
          data-testid="goal-play"
          onClick={() => {
            isKnown();
            onClose();
            onPlay();
          }}
        >
          {learnText.value.play}
        </button>
        <a
          class="btn"
          href={learnPath(game)}
          data-testid="goal-lesson"
          onClick={(event) => {
            isKnown();
            follow(event);
          }}
        >
          {learnText.value.lessonLink}
        </a>
      </div>
    </Sheet>
  );
};
