// A rule book on screen: blocks as elements, every clause with its anchor and whatever belongs to it.

import type { ComponentChildren, VNode } from 'preact';
import { classes } from './CardView.tsx';
import { readMarkdown, type Block, type Inline } from './markdown.ts';

/** What is shown with a clause. */
export interface ClauseNotes {
  readonly class?: string;
  readonly after: ComponentChildren;
}

/** What belongs to a clause, by its id; nothing for most. */
export type NotesOf = (clause: string) => ClauseNotes | undefined;

const inline = (parts: readonly Inline[]): ComponentChildren =>
  parts.map((part) => {
    switch (part.kind) {
      case 'text':
        return part.text;
      case 'code':
        return <code>{part.text}</code>;
      case 'strong':
        return <strong>{inline(part.parts)}</strong>;
      case 'em':
        return <em>{inline(part.parts)}</em>;
      case 'link':
        return <a href={part.href}>{inline(part.parts)}</a>;
    }
  });

/** Does a text begin with the number of the clause that it states? */
const isNumbered = (id: string, [first]: readonly Inline[]): boolean =>
  first?.kind === 'strong' && first.parts[0]?.kind === 'text' && first.parts[0].text.replace(/\.$/u, '') === id;

/** A clause to be read: its sentence first, its number for those who look for it. */
const clauseText = (id: string | undefined, parts: readonly Inline[]): ComponentChildren =>
  id === undefined || !isNumbered(id, parts) ? (
    inline(parts)
  ) : (
    <>
      <span class="clause-id">{id}</span>
      {inline(parts.slice(1))}
    </>
  );

const HEADINGS = ['h2', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

const block = (each: Block, notesOf: NotesOf): VNode => {
  switch (each.kind) {
    case 'heading': {
      const Heading = HEADINGS[each.level - 1] ?? 'h6';
      return (
        <Heading id={each.id} tabIndex={-1}>
          {inline(each.parts)}
        </Heading>
      );
    }
    case 'paragraph': {
      const notes = each.id === undefined ? undefined : notesOf(each.id);
      return (
        <>
          <p id={each.id} tabIndex={-1} class={notes?.class}>
            {clauseText(each.id, each.parts)}
          </p>
          {notes?.after}
        </>
      );
    }
    case 'list':
      return (
        <ul>
          {each.items.map((item) => {
            const notes = item.id === undefined ? undefined : notesOf(item.id);
            return (
              <li
                id={item.id}
                tabIndex={-1}
                class={classes(item.id !== undefined && 'clause-item', notes?.class)}
                style={`--depth:${item.depth}`}
                data-marker={item.marker}
              >
                {clauseText(item.id, item.parts)}
                {notes?.after}
              </li>
            );
          })}
        </ul>
      );
    case 'table':
      return (
        <div class="wide" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {each.head.map((cell) => (
                  <th scope="col">{inline(cell)}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {each.rows.map((row) => (
                <tr>
                  {row.map((cell) => (
                    <td>{inline(cell)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case 'code':
      return <pre>{each.text}</pre>;
    case 'quote':
      return <blockquote>{inline(each.parts)}</blockquote>;
  }
};

const nothing: NotesOf = () => undefined;

export const Prose = ({
  source,
  notesOf = nothing,
}: {
  readonly source: string;
  readonly notesOf?: NotesOf;
}): VNode => <div class="prose">{readMarkdown(source).map((each) => block(each, notesOf))}</div>;
