// What talk asks of the server over HTTP.

const pathOf = (table: string, rest: string): string => `/api/tables/${encodeURIComponent(table)}/${rest}`;

/** Sends a voice message; the status of the answer, 0 for none. */
export const sendVoice = async (table: string, audio: Blob): Promise<number> => {
  const body = new Blob([audio], { type: audio.type.split(';')[0] ?? '' });
  return fetch(pathOf(table, 'voice'), { method: 'POST', body }).then(
    ({ status }) => status,
    () => 0,
  );
};

/** A voice message; nothing if it is not there any more. */
export const fetchVoice = async (table: string, voice: string): Promise<Blob | undefined> => {
  try {
    const answer = await fetch(pathOf(table, `voice/${voice}`));
    return answer.ok ? await answer.blob() : undefined;
  } catch {
    return undefined;
  }
};

export const sendReport = async (table: string, line: number, why: string): Promise<boolean> =>
  fetch(pathOf(table, 'reports'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ line, why }),
  }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Whom this player has blocked, by the server; none if it can't be asked. */
export const fetchBlocks = async (): Promise<readonly string[]> => {
  try {
    const answer = await fetch('/api/blocks');
    const { blocked } = (await answer.json()) as { readonly blocked?: unknown };
    return Array.isArray(blocked) ? blocked.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
};

export const sendBlock = (person: string, isBlocked: boolean): Promise<unknown> =>
  fetch(`/api/blocks/${person}`, { method: isBlocked ? 'PUT' : 'DELETE' }).catch(() => undefined);
