// The service worker: a whole version is kept or none, pages come from the server as long as it answers, and nothing that is still in use is forgotten.

import { beforeEach, expect, test } from 'vitest';
import { hashText } from '../../kernel/hash.ts';
import { answering, keep, takeOver, type Version, type World } from './keeping.ts';

const ORIGIN = 'https://baize.example';

/** What a server has; `undefined` when it can't be reached. */
let files: Map<string, string> | undefined;
let asked: string[];
let pages: number;
let stores: Map<string, Map<string, Response>>;
let late: (() => void)[];

const pathOf = (request: Request | string): string => {
  const url = new URL(typeof request === 'string' ? request : request.url, ORIGIN);
  return `${url.pathname}${url.search}`;
};

const storeOf = (name: string): Map<string, Response> => {
  const known = stores.get(name) ?? new Map<string, Response>();
  stores.set(name, known);
  return known;
};

const cacheOf = (name: string): Cache =>
  ({
    match: (request: Request | string) => Promise.resolve(storeOf(name).get(pathOf(request))?.clone()),
    put: async (request: Request | string, response: Response) => {
      const body = await response.arrayBuffer();
      storeOf(name).set(pathOf(request), new Response(body, { headers: response.headers }));
    },
  }) as unknown as Cache;

const TYPES: { readonly [ending: string]: string } = { js: 'text/javascript', woff2: 'font/woff2' };

const world: World = {
  caches: {
    open: (name: string) => Promise.resolve(cacheOf(name)),
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    match: async (request: Request | string) => {
      for (const name of stores.keys()) {
        const found = await cacheOf(name).match(request);
        if (found !== undefined) return found;
      }
      return undefined;
    },
  } as unknown as CacheStorage,
  fetch: (request) => {
    const path = pathOf(request);
    asked.push(path);
    if (files === undefined) return Promise.reject(new TypeError('no server'));
    const text = files.get(path);
    const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'text/html';
    const headers = { 'content-type': type, 'content-security-policy': "default-src 'self'" };
    return Promise.resolve(new Response(text ?? 'none', { status: text === undefined ? 404 : 200, headers }));
  },
  sha256: (bytes) => Promise.resolve(hashText(new TextDecoder().decode(bytes))),
  pages: () => Promise.resolve(pages),
  after: (_, run) => void late.push(run),
};

const LONG = 'a line of code;'.repeat(200);

/** A version of the page, as the server has it and as it is listed. */
const version = (name: string): Version & { readonly served: Map<string, string> } => {
  const page = `<p>${name}</p>`;
  return {
    version: name,
    changing: [['/', hashText(page)]],
    lasting: [`/assets/${name}.js`, '/assets/font.woff2'],
    served: new Map([
      ['/', page],
      ['/t/abc', page],
      [`/assets/${name}.js`, `${name};${LONG}`],
      ['/assets/font.woff2', 'curves'],
    ]),
  };
};

const [one, two] = [version('one'), version('two')];

const navigation = (path: string): Request =>
  Object.defineProperty(new Request(`${ORIGIN}${path}`), 'mode', { value: 'navigate' });

const textOf = async (answer: Promise<Response> | undefined): Promise<string> => (await answer)?.text() ?? 'unanswered';

beforeEach(() => {
  [files, asked, pages, stores, late] = [one.served, [], 1, new Map<string, Map<string, Response>>(), []];
});

test('everything is kept, text of it compressed, and given out as it came when there is no server', async () => {
  await keep(world, one);
  const code = storeOf('baize-one').get('/assets/one.js');
  expect((await code?.clone().arrayBuffer())?.byteLength).toBeLessThan(LONG.length / 10);
  files = undefined;
  const answer = answering(world, one, ORIGIN);
  expect(await textOf(answer(new Request(`${ORIGIN}/assets/one.js`)))).toBe(`one;${LONG}`);
  expect(await textOf(answer(new Request(`${ORIGIN}/assets/font.woff2`)))).toBe('curves');
  const page = await answer(navigation('/t/abc'));
  expect(await page?.clone().text()).toBe('<p>one</p>');
  // What keeps a page from doing harm comes with it.
  expect(page?.headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(page?.headers.get('content-encoding')).toBeNull();
});

test('a page is the newest that the server has, and an old one only without it', async () => {
  await keep(world, one);
  files = two.served;
  const answer = answering(world, one, ORIGIN);
  expect(await textOf(answer(navigation('/')))).toBe('<p>two</p>');
  files = undefined;
  expect(await textOf(answer(navigation('/')))).toBe('<p>one</p>');
});

test('whoever waits for long gets the page that is kept, unless the server has just answered', async () => {
  await keep(world, one);
  const slow: World = { ...world, fetch: () => new Promise<Response>(() => undefined) };
  const answer = answering(slow, one, ORIGIN);
  const page = textOf(answer(navigation('/')));
  late.shift()?.();
  expect(await page).toBe('<p>one</p>');
  let isAnswered = false;
  void textOf(answer(navigation('/'), true)).then(() => (isAnswered = true));
  for (const run of late) run();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(isAnswered).toBe(false);
});

test('a proxy in front of a stopped server is no server', async () => {
  await keep(world, one);
  const answer = answering(
    { ...world, fetch: () => Promise.resolve(new Response('bad gateway', { status: 502 })) },
    one,
    ORIGIN,
  );
  expect(await textOf(answer(navigation('/')))).toBe('<p>one</p>');
});

test('an update that fails leaves the version before as it was, and goes on where it stopped', async () => {
  await keep(world, one);
  const half = new Map(two.served);
  half.delete('/assets/two.js');
  files = half;
  await expect(keep(world, two)).rejects.toThrow('/assets/two.js could not be fetched: 404');
  files = undefined;
  expect(await textOf(answering(world, one, ORIGIN)(navigation('/')))).toBe('<p>one</p>');
  files = two.served;
  asked = [];
  await keep(world, two);
  // The font is the same in both.
  expect(asked).toEqual(['/', '/assets/two.js']);
});

test('a page of another version than the files is not kept', async () => {
  files = new Map([...one.served, ['/', '<p>three</p>']]);
  await expect(keep(world, one)).rejects.toThrow('/ is of another version');
});

test('files of the version before are there as long as a page of it may be open', async () => {
  await keep(world, one);
  files = two.served;
  await keep(world, two);
  pages = 2;
  await takeOver(world, two);
  expect(await textOf(answering(world, two, ORIGIN)(new Request(`${ORIGIN}/assets/one.js`)))).toBe(`one;${LONG}`);
  pages = 1;
  await takeOver(world, two);
  expect([...stores.keys()]).toEqual(['baize-two']);
});

test('rule books that were read can be read again, and nothing else of the server is answered for', async () => {
  files = new Map([...one.served, ['/api/rules/mulle?lang=sv', 'regler'], ['/api/tables/mine', '[]']]);
  const answer = answering(world, one, ORIGIN);
  const rules = new Request(`${ORIGIN}/api/rules/mulle?lang=sv`);
  expect(await textOf(answer(rules))).toBe('regler');
  files = undefined;
  expect(await textOf(answer(rules))).toBe('regler');
  await expect(answer(new Request(`${ORIGIN}/api/rules/mulle?lang=fr`))).rejects.toThrow('no server');
  expect(answer(new Request(`${ORIGIN}/api/tables/mine`))).toBeUndefined();
  expect(answer(new Request(`${ORIGIN}/assets/one.js`, { method: 'POST' }))).toBeUndefined();
  expect(answer(new Request('https://elsewhere.example/assets/one.js'))).toBeUndefined();
});
