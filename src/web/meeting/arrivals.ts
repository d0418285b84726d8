// Somebody sits down at a table that waited: said on the page, and in the title of a tab that nobody looks at.

import { effect, untracked } from '@preact/signals';
import type { TableModel } from '../table/model/table-model.ts';
import type { After } from '../table/model/screen.ts';
import { fill, loadWords } from '../text/index.ts';
import { meetingText } from './text/index.ts';

const NOTICE = 4000;

/** Calls back for each person who sits down while this player sits there. */
const watchArrivals = (model: TableModel, arrived: (seat: number) => void): (() => void) => {
  let before: ReadonlySet<number> | undefined;
  return effect(() => {
    const { state } = model.client.value;
    if (state === null) return;
    const people = new Set(state.seats.flatMap(({ seat, sitter }) => (sitter?.kind === 'person' ? [seat] : [])));
    const was = before;
    before = people;
    if (was === undefined || state.seat === null) return;
    // Two who have changed places have not come.
    if (people.size <= was.size) return;
    untracked(() => {
      for (const seat of people) if (!was.has(seat) && seat !== state.seat) arrived(seat);
    });
  });
};

/** Tells of them; `knock` makes the sound. */
export const tellArrivals = (model: TableModel, after: After, knock: () => void): (() => void) => {
  loadWords('meeting').catch(() => undefined);
  return watchArrivals(model, (seat) => {
    const said = fill(meetingText.value.satDown, { name: model.nameOf(seat) });
    knock();
    model.polite.value = said;
    model.toast.value = [said];
    after(NOTICE, () => {
      if (model.toast.value?.[0] === said) model.toast.value = undefined;
    });
    // After whatever else the same news changes in it.
    if (document.visibilityState !== 'visible') after(0, () => (document.title = `● ${said}`));
  });
};
