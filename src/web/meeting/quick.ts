// Which table this tab was sent to by a quick match: there a seat is taken without asking, and a bot is offered if nobody comes.

const KEY = 'baize.quick';

export const rememberQuick = (table: string): void => {
  try {
    sessionStorage.setItem(KEY, table);
  } catch {
    // Then the guest sits down by hand.
  }
};

export const isQuick = (table: string): boolean => {
  try {
    return sessionStorage.getItem(KEY) === table;
  } catch {
    return false;
  }
};
