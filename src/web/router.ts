// Where we are: the kinds of page by address, and links that change it without a reload.

import { signal } from '@preact/signals';

/** A page by its address. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly table: string }
  /** Of a match of this server, or of whatever record is opened there. */
  | { readonly page: 'replay'; readonly match: string | undefined }
  | { readonly page: 'rules'; readonly game: string; readonly clause: string }
  /** `about`: the code of a refusal that the lesson should be about. */
  | { readonly page: 'learn'; readonly game: string; readonly about: string }
  /** `part`: where decks are built, drafted, or their cards are made. */
  | { readonly page: 'decks'; readonly game: string; readonly part: string }
  | { readonly page: 'privacy' }
  | { readonly page: 'nowhere' };

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

export const routeOf = (path: string, hash = ''): Route => {
  const [first, second, ...more] = path.split('/').filter((part) => part !== '');
  if (first === undefined) return { page: 'home' };
  if (first === 'privacy' && second === undefined) return { page: 'privacy' };
  if (first === 'r' && more.length === 0) return { page: 'replay', match: second && decoded(second) };
  if (first === 'decks' && second !== undefined && more.length < 2)
    return { page: 'decks', game: decoded(second), part: more[0] ?? '' };
  if (second === undefined || more.length > 0) return { page: 'nowhere' };
  if (first === 't') return { page: 'table', table: decoded(second) };
  if (first === 'rules') return { page: 'rules', game: decoded(second), clause: decoded(hash.slice(1)) };
  if (first === 'learn') return { page: 'learn', game: decoded(second), about: decoded(hash.slice(1)) };
  return { page: 'nowhere' };
};

const here = (): Route => routeOf(location.pathname, location.hash);

export const route = signal<Route>(here());

addEventListener('popstate', () => {
  route.value = here();
});

export const tablePath = (table: string): string => `/t/${encodeURIComponent(table)}`;

/** The replay of a match; at `/r` any record can be opened. */
export const replayPath = (match: string): string => `/r/${encodeURIComponent(match)}`;

export const rulesPath = (game: string, clause = ''): string =>
  `/rules/${encodeURIComponent(game)}${clause === '' ? '' : `#${encodeURIComponent(clause)}`}`;

export const learnPath = (game: string, about = ''): string =>
  `/learn/${encodeURIComponent(game)}${about === '' ? '' : `#${encodeURIComponent(about)}`}`;

/** Where decks of a game are built; `part` is `draft` or `cards`. */
export const decksPath = (game: string, part = ''): string =>
  `/decks/${encodeURIComponent(game)}${part === '' ? '' : `/${part}`}`;

export const go = (path: string): void => {
  history.pushState(null, '', path);
  route.value = here();
  scrollTo(0, 0);
};

/** For a link's click: stays in the page unless the player wants a new tab. */
export const follow = (event: MouseEvent): void => {
  const link = event.currentTarget as HTMLAnchorElement;
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  ) {
    return;
  }
  event.preventDefault();
  go(link.getAttribute('href') ?? '/');
};
