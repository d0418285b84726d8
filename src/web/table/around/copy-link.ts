// The table's address to the clipboard, with a word that it is there.

import { text } from '../../text/index.ts';
import type { TableModel } from '../model/table-model.ts';

const NOTICE = 2000;

export const copyLink = async ({ toast }: TableModel): Promise<void> => {
  try {
    await navigator.clipboard.writeText(location.href);
    toast.value = [text.value.copied];
    setTimeout(() => (toast.value = undefined), NOTICE);
  } catch {
    // No clipboard without https: the address bar has the link.
    prompt(text.value.linkOfTable, location.href);
  }
};
