// `baize import DIR --database …` where it can't: the import itself is tested with every frozen database.

import { expect, test } from 'vitest';
import { ran } from '../testing/shell.ts';

const DATABASE = 'postgres://nobody:secret@127.0.0.1:1/none';

test('a directory without a database is named', async () => {
  const { code, err } = await ran(['import', 'no-such-directory', '--database', DATABASE]);
  expect([code, err]).toEqual([
    1,
    expect.stringContaining('There is no no-such-directory/baize.sqlite; name the data directory'),
  ]);
});

test('several directories are too many', async () => {
  const { code, err } = await ran(['import', 'one', 'two', '--database', DATABASE]);
  expect([code, err]).toEqual([2, expect.stringContaining('one data directory is imported')]);
});
