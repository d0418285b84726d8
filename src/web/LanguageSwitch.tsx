// The switch between the languages of the interface: all in a row where there is room, else a list to open.

import type { VNode } from 'preact';
import { chooseTongue, text, tongue, TONGUES, type Tongue } from './text/index.ts';

const Row = (): VNode => (
  <div class="seg only-wide flex" role="group" aria-label={text.value.switchLanguage}>
    {TONGUES.map(([id, name]) => (
      <button
        key={id}
        type="button"
        lang={id}
        aria-pressed={tongue.value === id}
        data-language={id}
        onClick={() => chooseTongue(id)}
      >
        {name}
      </button>
    ))}
  </div>
);

const List = ({ narrow }: { readonly narrow: boolean }): VNode => (
  <select
    class={narrow ? 'field choose' : 'field choose only-phone'}
    aria-label={text.value.switchLanguage}
    data-testid="language"
    value={tongue.value}
    onChange={(event) => chooseTongue(event.currentTarget.value as Tongue)}
  >
    {TONGUES.map(([id, name]) => (
      <option key={id} value={id} lang={id}>
        {name}
      </option>
    ))}
  </select>
);

/** `narrow`: where there is no room for a row even on a desk. */
export const LanguageSwitch = ({ narrow = false }: { readonly narrow?: boolean }): VNode => (
  <>
    {narrow ? null : <Row />}
    <List narrow={narrow} />
  </>
);
