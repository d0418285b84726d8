// A session at a table of this device, as one of the people who play there.

import type { Seat } from '../../kernel/game.ts';
import { save } from '../save.ts';
import { openTableSession, type TableSession, type TableWiring } from '../table/model/session.ts';
import { after, randomHex, wiringHere } from '../TablePage.tsx';
import { lineHere, recordHere } from './device.ts';
import { insteadOfServer } from './opening.ts';
import { localText } from './text/index.ts';

/** What should be read stays so long, in milliseconds. */
const TOLD = 8000;

/** A session at a table of this device. Of several people each has a part in deals that is done for them. */
export const openHereSession = (table: string, seat?: Seat): TableSession => {
  const say = (words: string): void => {
    session.toast.value = [words];
    session.polite.value = words;
    after(TOLD, () => (session.toast.value = undefined));
  };
  const tell = (lasts: boolean): void => {
    const isNew = insteadOfServer.value === table;
    insteadOfServer.value = undefined;
    if (!lasts) say(localText.value.unkept);
    else if (isNew) say(localText.value.openedHere);
  };
  const give = async (): Promise<void> => {
    const record = await recordHere(table);
    if (typeof record === 'object' && 'text' in record) save(`${table}.json`, record.text);
  };
  const own: Partial<TableWiring> = seat === undefined ? { entropy: randomHex(32) } : {};
  const session = openTableSession({
    ...wiringHere(),
    ...own,
    open: lineHere(table, seat, tell),
    exists: () => Promise.resolve(true),
    reload: () => undefined,
    saveRecord: () => void give(),
  });
  return session;
};
