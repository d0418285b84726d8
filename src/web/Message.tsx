// A page that only says something, with a way home.

import type { VNode } from 'preact';
import { follow } from './router.ts';
import { Site } from './Site.tsx';
import { text } from './text/index.ts';

export const Message = ({ title, help }: { readonly title: string; readonly help: string }): VNode => (
  <>
    <Site />
    <main class="page message" data-testid="message">
      <h1>{title}</h1>
      {help === '' ? null : <p>{help}</p>}
      <a class="btn primary" href="/" onClick={follow}>
        {text.value.home}
      </a>
    </main>
  </>
);
