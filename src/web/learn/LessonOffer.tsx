// The lesson that is offered to somebody who has been refused the same thing again and again.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { follow, learnPath } from '../router.ts';
import { loadGuide } from './guides.ts';
import { learnText } from './text/index.ts';

export const LessonOffer = ({ game, code }: { readonly game: string; readonly code: string }): VNode | null => {
  const isThere = useSignal(false);
  useEffect(() => {
    // Nobody misses an offer that can't be loaded.
    loadGuide(game)?.then(
      () => (isThere.value = true),
      () => undefined,
    );
  }, [game]);
  if (!isThere.value) return null;
  return (
    <p class="lesson-offer" data-testid="lesson-offer">
      {learnText.value.practise}{' '}
      <a href={learnPath(game, code)} onClick={follow}>
        {learnText.value.lessonLink}
      </a>
    </p>
  );
};
