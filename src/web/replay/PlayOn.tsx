// A match played on from a step of a replay: the live table, with a way back.

import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Seat } from '../../kernel/game.ts';
import { loadPresentation } from '../games.ts';
import { Message } from '../Message.tsx';
import { playerName } from '../names.ts';
import { after, randomHex } from '../TablePage.tsx';
import { TableView } from '../table/TableView.tsx';
import { fill, text } from '../text/index.ts';
import { openBranch } from './branch.ts';
import { startReader } from './reader.ts';
import { replayText } from './text/index.ts';

const TOLD = 6000;

interface PlayOnProps {
  readonly content: string;
  readonly step: number;
  readonly seat: Seat;
  readonly onBack: () => void;
}

export const PlayOn = ({ content, step, seat, onBack }: PlayOnProps): VNode => {
  const branch = useMemo(
    () =>
      openBranch({
        text: content,
        step,
        seat,
        name: playerName(),
        seed: randomHex(32),
        entropy: randomHex(32),
        start: startReader,
        load: loadPresentation,
        after,
        intent: () => randomHex(12),
        advise: async (request) => (await import('../hints/adviser.ts')).advise(request),
        back: onBack,
      }),
    [content, step, seat],
  );
  useEffect(() => branch.close, [branch]);
  const isThere = branch.session.picture.value !== undefined;
  useEffect(() => {
    if (!isThere) return undefined;
    branch.session.toast.value = [fill(replayText.value.playedOn, { step })];
    return after(TOLD, () => (branch.session.toast.value = undefined));
  }, [isThere]);
  if (branch.failed.value) return <Message title={replayText.value.unreadable} help={replayText.value.failed} />;
  return isThere ? <TableView session={branch.session} /> : <Message title={text.value.loading} help="" />;
};
