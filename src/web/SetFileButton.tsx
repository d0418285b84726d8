// The button that chooses the file of a set of cards.

import type { ComponentChildren, VNode } from 'preact';
import { text } from './text/index.ts';

export const SetFileButton = (props: {
  /** What stands before its words. */
  readonly children?: ComponentChildren;
  readonly onFile: (file: File) => void;
}): VNode => {
  const take = (input: HTMLInputElement): void => {
    const [file] = input.files ?? [];
    // The same file can be chosen again.
    input.value = '';
    if (file !== undefined) props.onFile(file);
  };
  return (
    <label class="btn file">
      {props.children}
      {text.value.setFile}
      <input
        type="file"
        class="visually-hidden"
        accept=".txt,.json,text/plain,application/json"
        data-testid="set-file"
        onChange={(event) => take(event.currentTarget)}
      />
    </label>
  );
};
