// The written log: one line an event, refused attempts among them, the newest in sight.

import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Rich } from '../../../kernel/presentation.ts';
import { RichText, type CardArt } from '../../CardView.tsx';
import { fill, text } from '../../text/index.ts';
import type { Picture } from '../model/pictures.ts';
import type { TableSession } from '../model/session.ts';

interface Line {
  readonly key: string;
  readonly text: Rich;
  readonly refused: string | undefined;
}

const linesOf = (session: TableSession, picture: Picture, words: CardArt['words']): readonly Line[] => {
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

export const LogPanel = ({
  session,
  picture,
  deck,
  words,
}: CardArt & { readonly session: TableSession; readonly picture: Picture }): VNode => {
  const list = useRef<HTMLOListElement>(null);
  const lines = linesOf(session, picture, words);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines.length]);
  if (lines.length === 0) return <p class="muted">{text.value.noEvents}</p>;
  return (
    <ol class="log" ref={list} tabIndex={0} aria-label={text.value.log} data-testid="log">
      {lines.map((line, i) => (
        <li key={line.key} class={line.refused === undefined ? (i === lines.length - 1 ? 'now' : '') : 'refused'}>
          <span>
            <RichText deck={deck} words={words} text={line.text} />
          </span>
          {line.refused === undefined ? null : <span class="pts">{line.refused}</span>}
        </li>
      ))}
    </ol>
  );
};
