// The field for the player's own name: takes what can be given as a name, as it is typed or pasted.

import type { Signal } from '@preact/signals';
import type { TargetedInputEvent, VNode } from 'preact';
import { typedName } from './names.ts';

export const NameField = ({
  name,
  id,
  ...looks
}: {
  readonly name: Signal<string>;
  /** For tests. */
  readonly id: string;
  readonly class: string;
  readonly required?: boolean;
}): VNode => {
  const type = (event: TargetedInputEvent<HTMLInputElement>): void => {
    const field = event.currentTarget;
    // Half a character of a keyboard that composes them must be left alone.
    const kept = event.isComposing ? field.value : typedName(field.value);
    if (kept !== field.value) field.value = kept;
    name.value = kept;
  };
  return (
    <input
      {...looks}
      value={name.value}
      autocomplete="nickname"
      data-testid={id}
      onInput={type}
      onCompositionEnd={() => (name.value = typedName(name.value))}
    />
  );
};
