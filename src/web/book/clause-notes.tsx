// What stands with the clauses of a rule book: what a preset changes, what is often argued about, and positions to try.

import type { VNode } from 'preact';
import type { Guide, GuideWords } from '../../kernel/guide.ts';
import { readClauses } from '../../kernel/rulebook.ts';
import { resolveOptions, writeOptions } from '../../kernel/options.ts';
import type { Game } from '../../kernel/game.ts';
import type { GameModule, Words } from '../../kernel/presentation.ts';
import { learnText } from '../learn/text/index.ts';
import type { NotesOf } from '../Prose.tsx';
import { fill } from '../text/index.ts';
import { TryIt } from './TryIt.tsx';

/** The options in which a preset differs from the usual one, with its values. */
export const differencesOf = (game: Game, preset: string): ReadonlyMap<string, string> => {
  const optionsIn = (name: string): { readonly [key: string]: unknown } => {
    const resolved = resolveOptions(game.options, { preset: name });
    return resolved.ok ? writeOptions(game.options, resolved.value) : {};
  };
  const usual = optionsIn(game.options.preset);
  return new Map(
    Object.entries(optionsIn(preset)).flatMap(([key, value]) => (value === usual[key] ? [] : [[key, String(value)]])),
  );
};

/** The options that each clause speaks of: those it names as code. */
export const optionsNamed = (markdown: string, options: readonly string[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    readClauses(markdown).map(({ id, lines }) => {
      const named = [...lines.join(' ').matchAll(/`(?<name>\w+)[^`]*`/gu)].map(({ groups }) => groups?.['name'] ?? '');
      return [id, options.filter((option) => named.includes(option))];
    }),
  );

interface BookParts {
  readonly module: GameModule;
  readonly guide: Guide | undefined;
  readonly told: GuideWords | undefined;
  readonly words: Words;
  readonly preset: string;
  readonly source: string;
}

/** What is shown with each clause of a book. */
export const notesIn = ({ module, guide, told, words, preset, source }: BookParts): NotesOf => {
  const differences = differencesOf(module.game, preset);
  const named = optionsNamed(source, [...differences.keys()]);
  return (clause) => {
    const changed = named.get(clause) ?? [];
    const disputes = guide?.book.disputes.filter((each) => each.clause === clause) ?? [];
    const examples = guide?.book.examples.filter((each) => each.clause === clause) ?? [];
    if (changed.length + disputes.length + examples.length === 0) return undefined;
    const after: VNode = (
      <>
        {changed.map((option) => (
          <span key={option} class="difference small">
            {fill(learnText.value.differs, {
              option: words.option(option),
              value: words.option(option, differences.get(option) ?? ''),
            })}
          </span>
        ))}
        {examples.map((example) => (
          <TryIt
            key={example.id}
            module={module}
            example={example}
            words={words}
            caption={told?.example(example.id) ?? ''}
          />
        ))}
        {disputes.map(({ id }) => (
          <div key={id} class="dispute">
            <b>{learnText.value.disputed}</b> {told?.dispute(id).claim} {told?.dispute(id).answer}
          </div>
        ))}
      </>
    );
    return { after, ...(changed.length > 0 ? { class: 'differs' } : {}) };
  };
};
