// Hur en match slutade, på svenska.

import type { Translation } from '../../text.ts';
import type { en } from './en.ts';

export const sv: Translation<typeof en> = {
  won: '{who, person, you {Du vinner} youAnd {Du och # vinner} other {# vinner}}',
  drawn: 'Oavgjort',
  whole: '{won} · {how}',
  by: {
    resigned: '{loser, person, you {du gav upp} youAnd {du och # gav upp} other {# gav upp}}',
    time: '{loser, person, you {tiden tog slut för dig} youAnd {tiden tog slut för dig och #} other {tiden tog slut för #}}',
    left: '{loser, person, you {du lämnade bordet} youAnd {du och # lämnade bordet} other {# lämnade bordet}}',
  },
};
