// The switch between the languages of the interface.

import type { VNode } from 'preact';
import { chooseTongue, text, tongue, TONGUES } from './text/index.ts';

export const LanguageSwitch = (): VNode => (
  <div class="seg" role="group" aria-label={text.value.switchLanguage}>
    {TONGUES.map(([id, name]) => (
      <button
        key={id}
        type="button"
        lang={id}
        aria-pressed={tongue.value === id}
        aria-label={name}
        data-language={id}
        onClick={() => chooseTongue(id)}
      >
        <span class="only-wide">{name}</span>
        <span class="only-phone">{id}</span>
      </button>
    ))}
  </div>
);
