// The whole log of a replay: every line leads to its step; what is still to come is pale.

import type { VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { RichText } from '../CardView.tsx';
import { language } from '../text/index.ts';
import { useTable } from '../table/model/context.ts';
import { searchOf } from './address.ts';
import { linesOf } from './lines.ts';
import type { Player } from './player.ts';
import { replayText } from './text/index.ts';

export const ReplayLog = ({ player }: { readonly player: Player }): VNode => {
  const { session, words } = useTable();
  const list = useRef<HTMLOListElement>(null);
  const { value: outline } = player.outline;
  const { value: told } = player.told;
  const { value: viewer } = player.viewer;
  const step = player.step.value;
  // Drawn once for each viewer and language: a long match has thousands of lines.
  const lines = useMemo(
    () =>
      (outline?.notes ?? []).flatMap((note, at) =>
        linesOf(note, told[at] ?? [], words, session.who).map((line, i) => (
          <li key={`${at}-${i}`} data-step={at}>
            <a
              href={searchOf(at, viewer)}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                player.running.value = false;
                player.goTo(at);
              }}
            >
              <span class="num muted">{i === 0 ? at : ''}</span>
              <span>
                <RichText text={line} />
              </span>
            </a>
          </li>
        )),
      ),
    [outline, told, viewer, language.value, session.deck.value],
  );
  useEffect(() => {
    const { current } = list;
    if (current === null) return;
    let now: HTMLElement | undefined;
    for (const line of current.querySelectorAll<HTMLElement>('li')) {
      const at = Number(line.dataset['step']);
      line.classList.toggle('later', at > step);
      line.classList.toggle('now', at === step);
      if (at <= step) now = line;
    }
    if (now !== undefined && current.scrollHeight > current.clientHeight) {
      current.scrollTop = now.offsetTop - current.offsetTop - current.clientHeight / 2;
    }
  }, [step, lines]);
  return (
    <ol class="log" ref={list} aria-label={replayText.value.log} data-testid="replay-log">
      {lines}
    </ol>
  );
};
