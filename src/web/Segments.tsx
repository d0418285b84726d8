// A few short choices side by side.

import type { VNode } from 'preact';

/** The choices; one of them is pressed. */
export const Segments = <V extends string | number>({
  label,
  values,
  value,
  nameOf,
  onChoose,
  id,
}: {
  readonly label: string;
  readonly values: readonly V[];
  readonly value: V;
  readonly nameOf: (value: V) => string;
  readonly onChoose: (value: V) => void;
  readonly id: string;
}): VNode => (
  <div class="seg" role="group" aria-label={label}>
    {values.map((each) => (
      <button
        key={each}
        type="button"
        aria-pressed={each === value}
        data-testid={`${id}-${each}`}
        onClick={() => onChoose(each)}
      >
        {nameOf(each)}
      </button>
    ))}
  </div>
);
