// When the device is handed on, and to whom: from what everybody at the table may know.

import type { Seat } from '../../kernel/game.ts';
import type { Snapshot } from '../../protocol/messages.ts';
import type { Picture } from '../table/model/pictures.ts';

/** What a session shows of a table. */
export interface Shown {
  readonly client: { readonly value: { readonly state: Snapshot | null } };
  readonly picture: { readonly value: Picture | undefined };
}

/** The table as its last step left it; nothing while a step or a count is still being shown. */
const settled = ({ client, picture }: Shown): Snapshot | undefined => {
  const { state } = client.value;
  const { value: shown } = picture;
  if (state === null || shown === undefined || shown.sums !== undefined) return undefined;
  return shown.revision === state.revision && state.outcome === null ? state : undefined;
};

/** Who holds the device next: somebody here who is asked for something, or has the turn, when its holder has neither. */
export const nextHolder = (shown: Shown, holder: Seat, here: readonly Seat[]): Seat | undefined => {
  const state = settled(shown);
  if (state === undefined) return undefined;
  const asked = (state.offers ?? []).flatMap(({ awaits }) => awaits);
  if (asked.includes(holder)) return undefined;
  const answers = here.find((seat) => asked.includes(seat));
  if (answers !== undefined) return answers;
  const { must } = state.actors;
  return state.paused === true || must.includes(holder) ? undefined : here.find((seat) => must.includes(seat));
};

/** Who else here may act now, without having to: whether they want to is theirs to say. */
export const othersWhoMay = (shown: Shown, holder: Seat, here: readonly Seat[]): readonly Seat[] => {
  const state = settled(shown);
  if (state === undefined || state.actors.must.length === 0) return [];
  const { must, may } = state.actors;
  return here.filter((seat) => seat !== holder && may.includes(seat) && !must.includes(seat));
};
