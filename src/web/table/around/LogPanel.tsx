// The written log: one line per event, refused attempts among them, the newest in sight.

import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Rich } from '../../../kernel/presentation.ts';
import { RichText } from '../../CardView.tsx';
import { fill, text } from '../../text/index.ts';
import { useTable, type TableOnScreen } from '../model/context.ts';

interface Line {
  readonly key: string;
  readonly text: Rich;
  readonly refused: string | undefined;
}

const linesOf = ({ session, picture, words }: TableOnScreen): readonly Line[] => {
  const attempts = session.attempts.value;
  const tried = (at: number): Line[] =>
    attempts.flatMap((attempt, i) =>
      attempt.at === at
        ? [
            {
              key: `tried-${i}`,
              text: words.action(attempt.action),
              refused: fill(text.value.refusedLine, { title: words.refusal(attempt.refusal).title }),
            },
          ]
        : [],
    );
  return [
    ...picture.events.flatMap((event, i): Line[] => {
      const line = words.event(event, session.who);
      return line === undefined ? tried(i) : [...tried(i), { key: `event-${i}`, text: line, refused: undefined }];
    }),
    ...tried(picture.events.length),
  ];
};

export const LogPanel = (): VNode => {
  const list = useRef<HTMLOListElement>(null);
  const lines = linesOf(useTable());
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines.length]);
  if (lines.length === 0) return <p class="muted">{text.value.noEvents}</p>;
  return (
    <ol class="log" ref={list} tabIndex={0} aria-label={text.value.log} data-testid="log">
      {lines.map((line, i) => (
        <li key={line.key} class={line.refused === undefined ? (i === lines.length - 1 ? 'now' : '') : 'refused'}>
          <span>
            <RichText text={line.text} />
          </span>
          {line.refused === undefined ? null : <span class="pts">{line.refused}</span>}
        </li>
      ))}
    </ol>
  );
};
