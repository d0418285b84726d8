// JSON with places agrees with `JSON.parse` about what is JSON, and points at what it read.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJsonTree, type JsonNode } from './json-tree.ts';

const LIMITS = { depth: 100, faults: 50 };

const plain = ({ members, elements, value }: JsonNode): unknown => {
  if (members !== undefined) return Object.fromEntries([...members].map(([key, node]) => [key, plain(node)]));
  return elements === undefined ? value : elements.map(plain);
};

const nodesOf = (node: JsonNode): readonly JsonNode[] => [
  node,
  ...[...(node.members?.values() ?? []), ...(node.elements ?? [])].flatMap(nodesOf),
];

/** The character that a value begins with. */
const beginning = ({ members, elements, value }: JsonNode): string | undefined =>
  members === undefined ? (elements === undefined ? JSON.stringify(value)[0] : '[') : '{';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const json = fc.tuple(fc.jsonValue({ noUnicodeString: false }), fc.constantFrom(undefined, 2, '\t'));

test('what is JSON is read as it is, and every place is that of its value', () => {
  fc.assert(
    fc.property(json, ([value, space]) => {
      const text = JSON.stringify(value, null, space);
      const { root } = readJsonTree(text, LIMITS);
      expect(root && plain(root)).toEqual(JSON.parse(text));
      const nodes = root === undefined ? [] : nodesOf(root);
      expect(nodes.map(({ start }) => text[start])).toEqual(nodes.map(beginning));
    }),
  );
});

test('what is no JSON is refused, and nothing else', () => {
  const signs = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    '\\',
    'u',
    '0',
    '1',
    '-',
    '.',
    'e',
    'null',
    ' ',
    '\n',
    '\u00a0',
  );
  const mangled = fc
    .tuple(json, fc.array(fc.tuple(fc.nat(), fc.nat(2), signs), { maxLength: 3 }))
    .map(([[value, space], changes]) =>
      changes.reduce(
        (text, [place, gone, sign]) => {
          const at = place % (text.length + 1);
          return text.slice(0, at) + sign + text.slice(at + gone);
        },
        JSON.stringify(value, null, space),
      ),
    );
  fc.assert(
    fc.property(mangled, (text) => {
      const { root, faults } = readJsonTree(text, LIMITS);
      expect(root !== undefined).toBe(isJson(text));
      for (const { at } of faults) expect(at).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 500 },
  );
});
