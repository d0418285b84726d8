// A rule book on screen: blocks as elements, every clause with its anchor.

import type { ComponentChildren, VNode } from 'preact';
import { readMarkdown, type Block, type Inline } from './markdown.ts';

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

const HEADINGS = ['h2', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

const block = (each: Block): VNode => {
  switch (each.kind) {
    case 'heading': {
      const Heading = HEADINGS[each.level - 1] ?? 'h6';
      return (
        <Heading id={each.id} tabIndex={-1}>
          {inline(each.parts)}
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p id={each.id} tabIndex={-1}>
          {inline(each.parts)}
        </p>
      );
    case 'list':
      return (
        <ul>
          {each.items.map((item) => (
            <li id={item.id} tabIndex={-1} style={`--depth:${item.depth}`} data-marker={item.marker}>
              {inline(item.parts)}
            </li>
          ))}
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

export const Prose = ({ source }: { readonly source: string }): VNode => (
  <div class="prose">{readMarkdown(source).map(block)}</div>
);
