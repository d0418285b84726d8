// A game's rule book, fetched once per language, with the clause asked for in view.

import { signal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { rulesOf } from './api.ts';
import { Prose, type NotesOf } from './Prose.tsx';
import { text, language } from './text/index.ts';

type Book = { readonly markdown: string; readonly lang: string } | 'failed';

const books = signal<{ readonly [key: string]: Book }>({});

const fetchBook = async (game: string, language: string): Promise<void> => {
  const key = `${game} ${language}`;
  const known = books.value[key];
  if (known !== undefined && known !== 'failed') return;
  const reply = await rulesOf(game, language);
  books.value = { ...books.value, [key]: reply.kind === 'ok' ? reply.value : 'failed' };
};

/** The text of a rule book in the language now, once it has come. */
export const rulesSource = (game: string): string | undefined => {
  const book = books.value[`${game} ${language.value}`];
  return book === undefined || book === 'failed' ? undefined : book.markdown;
};

export interface RulesProps {
  readonly game: string;
  readonly clause: string;
  /** What is shown with clauses. */
  readonly notesOf?: NotesOf;
}

export const RulesText = ({ game, clause, notesOf }: RulesProps): VNode => {
  const chosen = language.value;
  const book = books.value[`${game} ${chosen}`];
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => void fetchBook(game, chosen), [game, chosen]);
  useEffect(() => {
    const found = clause === '' ? null : root.current?.querySelector(`[id="${CSS.escape(clause)}"]`);
    root.current?.querySelector('.asked')?.classList.remove('asked');
    if (!(found instanceof HTMLElement)) return;
    found.classList.add('asked');
    found.scrollIntoView({ block: 'center' });
    found.focus({ preventScroll: true });
  }, [clause, book]);
  if (book === undefined) return <p class="muted">{text.value.loading}</p>;
  if (book === 'failed') {
    return (
      <p role="alert">
        {text.value.noRules}{' '}
        <button type="button" class="btn" onClick={() => void fetchBook(game, chosen)}>
          {text.value.tryAgain}
        </button>
      </p>
    );
  }
  return (
    <div ref={root} lang={book.lang} data-testid="rules-text">
      {book.lang === chosen ? null : <p class="muted small">{text.value.rulesInEnglish}</p>}
      <Prose source={book.markdown} {...(notesOf === undefined ? {} : { notesOf })} />
    </div>
  );
};
