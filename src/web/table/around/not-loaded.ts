// A part of a hint that can't be loaded, as after a new version of the page: the player is told to reload it.

import { text } from '../../text/index.ts';
import type { TableSession } from '../model/session.ts';

export const notLoaded = (session: TableSession): void => {
  session.hint.value = undefined;
  session.toast.value = [text.value.notLoaded];
  session.polite.value = text.value.notLoaded;
};
