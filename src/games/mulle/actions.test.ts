// The text of actions: what is read, what is written, and what is refused as unreadable.

import { describe, expect, test } from 'vitest';
import { notate, parse } from './actions.ts';

const written = (text: string): string => {
  const action = parse(text);
  return action.ok ? notate(action.value) : action.error.message;
};

describe('notation', () => {
  const SAME = [
    'take C7: S3+H4, H2+C5, build 7',
    'take HA: build 14',
    'take C7: C7',
    'build H4 on S3',
    'rebuild S5 on 9 to 14',
    'trotta S8',
    'discard D10',
  ];
  for (const text of SAME) test(`"${text}" is written as it is read`, () => expect(written(text)).toBe(text));

  const MEANT: readonly (readonly [text: string, meant: string])[] = [
    ['take C7: C5+D2, S3+H4, build 7', 'take C7: S3+H4, D2+C5, build 7'],
    ['take C7: build 7, H4+S3', 'take C7: S3+H4, build 7'],
    ['  TAKE c7 :h4 + s3 ,BUILD 7 ', 'take C7: S3+H4, build 7'],
    ['Build h4  on s3', 'build H4 on S3'],
    ['REBUILD s5 ON 9 TO 14', 'rebuild S5 on 9 to 14'],
    ['Discard d10', 'discard D10'],
    ['take D8: S3+C5, H3+D5', 'take D8: S3+D5, H3+C5'],
  ];
  for (const [text, meant] of MEANT) test(`"${text}" means "${meant}"`, () => expect(written(text)).toBe(meant));

  test('groups that do not add up stay as written, so that the rules can refuse them', () => {
    expect(written('take C7: H5+S3')).toBe('take C7: S3+H5');
    expect(written('take C7: S3, H4')).toBe('take C7: S3, H4');
    expect(written('take C7: S3+H4')).toBe('take C7: S3+H4');
  });

  const UNREADABLE: readonly (readonly [text: string, says: RegExp])[] = [
    ['', /is no action; write take/u],
    ['play C7', /"play" is no action/u],
    ['take C7', /a colon/u],
    ['take C7:', /is no card/u],
    ['take C7: ,', /is no card/u],
    ['take X7: S3', /"X7" is no card/u],
    ['take C7: build 7, build 7', /one build/u],
    ['take C7: build 17', /from 2 to 16/u],
    ['take C7: S3+S3+S3', /only twice/u],
    ['build H4', /two cards/u],
    ['build H4 on', /two cards/u],
    ['build H4 on 3', /"3" is no card/u],
    ['rebuild S5 on 9', /two values/u],
    ['rebuild S5 on 9 to 17', /at most 16/u],
    ['rebuild S1 on 9 to 10', /"S1" is no card/u],
    ['trotta', /is no card/u],
    ['discard S5 H5', /is no card/u],
  ];
  for (const [text, says] of UNREADABLE) test(`"${text}" is unreadable`, () => expect(written(text)).toMatch(says));
});
