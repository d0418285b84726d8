// The switch between the languages of the interface: all in a row where there is room, else a list to open.

import type { VNode } from 'preact';
import { chooseLanguage, missingLanguage, text, language, UI_LANGUAGES, type UiLanguage } from './text/index.ts';

const Row = (): VNode => (
  <div class="seg only-wide flex" role="group" aria-label={text.value.switchLanguage}>
    {UI_LANGUAGES.map(([id, name]) => (
      <button
        key={id}
        type="button"
        lang={id}
        aria-pressed={language.value === id}
        data-language={id}
        onClick={() => chooseLanguage(id)}
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
    value={language.value}
    onChange={(event) => {
      const chosen = event.currentTarget.value as UiLanguage;
      // Shown once it is spoken.
      event.currentTarget.value = language.peek();
      chooseLanguage(chosen);
    }}
  >
    {UI_LANGUAGES.map(([id, name]) => (
      <option key={id} value={id} lang={id}>
        {name}
      </option>
    ))}
  </select>
);

/** `narrow`: where there is no room for a row even on a desktop. */
export const LanguageSwitch = ({ narrow = false }: { readonly narrow?: boolean }): VNode => (
  <>
    {narrow ? null : <Row />}
    <List narrow={narrow} />
    {missingLanguage.value === undefined ? null : (
      <span class="small" role="alert" data-testid="language-missing">
        {text.value.notLoaded}
      </span>
    )}
  </>
);
