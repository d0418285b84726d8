// SHA-256 against its published vectors, canonical JSON, and the chain.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { canonical, chain, hashJson, hashText } from './hash.ts';
import type { Json } from './json.ts';

describe('SHA-256 is the one of FIPS 180-4', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('%j', (text, expected) => {
    expect(hashText(text)).toBe(expected);
  });
});

describe('canonical JSON', () => {
  it.each<readonly [Json, string]>([
    [{ b: 1, a: [true, null, 'x'] }, '{"a":[true,null,"x"],"b":1}'],
    [{ Z: 1, a: 2, É: 3, 10: 4, 9: 5 }, '{"10":4,"9":5,"Z":1,"a":2,"É":3}'],
    [{ ['__proto__']: 1 }, '{"__proto__":1}'],
    ['a"b\\c\n\u2028é😀\u007f', JSON.stringify('a"b\\c\n\u2028é😀\u007f')],
    ['\ud800', '"\\ud800"'],
    [[[], {}, '', 0, 1e21, 0.1], '[[],{},"",0,1e+21,0.1]'],
  ])('%j', (value, expected) => {
    expect(canonical(value)).toBe(expected);
  });

  it('is what JSON.stringify writes when the keys are in order', () => {
    for (let code = 0; code < 0x180; code++) {
      const text = `x${String.fromCharCode(code)}y`;
      expect(canonical({ [text]: text })).toBe(JSON.stringify({ [text]: text }));
    }
  });

  it.each([Number.NaN, Infinity, -Infinity])('has no %s', (value) => {
    expect(() => canonical([value])).toThrow(TypeError);
  });

  it('hashes do not depend on the order of members', () => {
    expect(hashJson({ a: 1, b: { c: 2, d: 3 } })).toBe(hashJson({ b: { d: 3, c: 2 }, a: 1 }));
  });
});

describe('the chain', () => {
  it.each(['x', 'é', '\u007f', '\u0080', '😀'])(
    'each link is SHA-256 of head and text, at any length (%j)',
    (letter) => {
      for (let length = 0; length < 70; length++) {
        const steps = [letter.repeat(length), `0 ${letter.repeat(length)}`];
        const links = chain({ text: 'header' });
        let head = sha256(utf8ToBytes('header'));
        for (const step of steps) {
          links.add(step);
          head = sha256(concatBytes(head, utf8ToBytes(step)));
        }
        expect(links.head()).toBe(bytesToHex(head));
      }
    },
  );

  it('goes on from a head, and chains do not disturb each other', () => {
    const whole = chain({ text: 'h' });
    whole.add('1');
    const middle = whole.head();
    whole.add('2');
    const other = chain({ head: middle });
    chain({ text: 'elsewhere' }).add('3');
    other.add('2');
    expect(other.head()).toBe(whole.head());
  });

  it('finds steps altered, dropped, moved, and joined', () => {
    const headOf = (...steps: readonly string[]): string => {
      const links = chain({ text: 'h' });
      for (const step of steps) links.add(step);
      return links.head();
    };
    const heads = [
      headOf('a', 'b'),
      headOf('b', 'a'),
      headOf('a'),
      headOf('ab'),
      headOf('a', 'c'),
      headOf('', 'a', 'b'),
    ];
    expect(new Set(heads).size).toBe(heads.length);
  });
});
