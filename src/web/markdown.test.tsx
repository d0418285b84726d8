// The rule book's Markdown: what it understands, and that nothing in it can run.
// @vitest-environment happy-dom

import { render } from 'preact';
import { describe, expect, test } from 'vitest';
import { readMarkdown } from './markdown.ts';
import { Prose } from './Prose.tsx';

const model = (source: string): HTMLElement => {
  const root = document.createElement('div');
  render(<Prose source={source} />, root);
  return root;
};

describe('what it understands', () => {
  test('a clause in a list, a heading or a paragraph is an anchor', () => {
    const root = model('# Guiñote\n\n- **GUI-6.2** Beat it.\n\n## GUI-7 Cantes\n\nGUI-8 Last ten.');
    expect(root.querySelector('#GUI-6\\.2')?.tagName).toBe('LI');
    expect(root.querySelector('#GUI-7')?.textContent).toBe('GUI-7 Cantes');
    expect(root.querySelector('#GUI-8')?.tagName).toBe('P');
    expect(root.querySelector('#guiñote')?.tagName).toBe('H2');
  });

  test('bold, emphasis, code, links and lines that go on', () => {
    const root = model('One **bold *and* more** `a*b*c`\nsecond [line](https://example.org/x).');
    expect(root.querySelectorAll('p')).toHaveLength(1);
    expect(root.querySelector('strong')?.textContent).toBe('bold and more');
    expect(root.querySelector('strong em')?.textContent).toBe('and');
    expect(root.querySelector('code')?.textContent).toBe('a*b*c');
    expect(root.querySelector('a')?.getAttribute('href')).toBe('https://example.org/x');
  });

  test('a table has a head and rows', () => {
    const root = model('| card | points |\n|---|--:|\n| As | 11 |\n| Tres | **10** |');
    expect([...root.querySelectorAll('th')].map((cell) => cell.textContent)).toEqual(['card', 'points']);
    expect([...root.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual(['As', '11', 'Tres', '10']);
  });

  test('nested and numbered lists keep their depth and number', () => {
    const [list] = readMarkdown('1. first\n   a. inner\n2. second');
    expect(list?.kind === 'list' && list.items.map(({ depth, marker }) => [depth, marker])).toEqual([
      [0, '1.'],
      [1, 'a.'],
      [0, '2.'],
    ]);
  });

  test('an unclosed code block ends with the text', () => {
    expect(readMarkdown('```\na\nb')).toEqual([{ kind: 'code', text: 'a\nb' }]);
  });
});

describe('nothing in it can run', () => {
  test('tags are shown as text', () => {
    const root = model('Hi <script>window.hacked = 1</script> <img src=x onerror="window.hacked = 1">');
    expect(root.querySelector('script, img')).toBeNull();
    expect(root.textContent).toContain('<script>');
  });

  test.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', '//evil.example', 'vbscript:x'])(
    'a link to %s stays text',
    (href) => {
      const root = model(`[click](${href})`);
      expect(root.querySelector('a')).toBeNull();
      expect(root.textContent).toContain('click');
    },
  );

  test('a heading can not break out of its id', () => {
    const root = model('# "><script>x</script>');
    expect(root.querySelector('script')).toBeNull();
  });
});
