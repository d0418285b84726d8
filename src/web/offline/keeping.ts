// What the service worker does: keeps one whole version of the page, and answers with it when the server can't be reached.
//
// A page comes from the server as long as that answers, so nobody gets an old page for a new protocol. Files with a hash in their name come from
// what is kept, also those of the version before, which a page that is still open may want. Text is kept compressed.

/** A version of the page. */
export interface Version {
  readonly version: string;
  /** The page itself, the same for every address, and files that change under the same name; each with the SHA-256 of its bytes. */
  readonly changing: readonly (readonly [path: string, sha256: string])[];
  /** Files that never change under their name. */
  readonly lasting: readonly string[];
}

/** What it needs of the browser. */
export interface World {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  readonly sha256: (bytes: ArrayBuffer) => Promise<string>;
  /** How many pages are open. */
  readonly pages: () => Promise<number>;
  readonly after: (ms: number, run: () => void) => void;
}

const PREFIX = 'baize-';
/** Rule books that were read, which are no part of a version. */
const RULES = 'rules-of-baize';
const PAGE = '/';

/** Whoever waits for so long gets the page that is kept, in milliseconds. */
const PATIENCE = 4000;
const AT_ONCE = 6;

const STORED = 'x-baize-stored';
/** Headers about how the bytes came. */
const OF_TRANSPORT = ['content-encoding', 'content-length', 'transfer-encoding'];
const IS_TEXT = /javascript|css|html|svg|json/u;

const headersOf = (response: Response): Headers => {
  const headers = new Headers(response.headers);
  for (const name of OF_TRANSPORT) headers.delete(name);
  return headers;
};

/** The same answer as it is kept. */
const packed = (response: Response, body: ArrayBuffer): Response => {
  const headers = headersOf(response);
  const isText = IS_TEXT.test(headers.get('content-type') ?? '');
  if (!isText || typeof CompressionStream === 'undefined') return new Response(body, { headers });
  headers.set(STORED, 'gzip');
  return new Response(new Blob([body]).stream().pipeThrough(new CompressionStream('gzip')), { headers });
};

/** What is kept, as it came. */
const unpacked = (stored: Response): Response => {
  if (stored.headers.get(STORED) !== 'gzip' || stored.body === null) return stored;
  const headers = headersOf(stored);
  headers.delete(STORED);
  return new Response(stored.body.pipeThrough(new DecompressionStream('gzip')), { headers });
};

const nameOf = ({ version }: Version): string => `${PREFIX}${version}`;

/** Fetches all of a version, or fails: then the one before goes on. What has come is not fetched again. */
export const keep = async (world: World, version: Version): Promise<void> => {
  const cache = await world.caches.open(nameOf(version));
  const fetched = async (path: string, init: RequestInit): Promise<{ response: Response; body: ArrayBuffer }> => {
    const response = await world.fetch(path, init);
    if (!response.ok || response.redirected) throw new Error(`${path} could not be fetched: ${response.status}`);
    return { response, body: await response.arrayBuffer() };
  };
  const lasting = async (path: string): Promise<void> => {
    if ((await cache.match(path)) !== undefined) return;
    const known = await world.caches.match(path);
    if (known !== undefined) return cache.put(path, known);
    const { response, body } = await fetched(path, {});
    return cache.put(path, packed(response, body));
  };
  const changing = async (path: string, sha256: string): Promise<void> => {
    const { response, body } = await fetched(path, { cache: 'no-cache' });
    // The server may have been changed since: what does not belong together is not kept.
    if ((await world.sha256(body)) !== sha256) throw new Error(`${path} is of another version`);
    return cache.put(path, packed(response, body));
  };
  const waiting = [
    ...version.changing.map(
      ([path, sha256]) =>
        () =>
          changing(path, sha256),
    ),
    ...version.lasting.map((path) => () => lasting(path)),
  ];
  const some = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, some));
};

/** From now on this version answers. The one before is forgotten, unless some page of it may still be open. */
export const takeOver = async (world: World, version: Version): Promise<void> => {
  if ((await world.pages()) > 1) return;
  const names = await world.caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== nameOf(version));
  await Promise.all(old.map((name) => world.caches.delete(name)));
};

/** Answers requests of pages; those that it leaves to the browser get nothing. `patient`: the server has answered a moment ago. */
export const answering = (
  world: World,
  version: Version,
  origin: string,
): ((request: Request, patient?: boolean) => Promise<Response> | undefined) => {
  const known = new Set([...version.lasting, ...version.changing.map(([path]) => path)]);

  const keptPage = async (): Promise<Response | undefined> => {
    const cache = await world.caches.open(nameOf(version));
    const page = await cache.match(PAGE);
    return page && unpacked(page);
  };

  const page = async (request: Request, patient: boolean): Promise<Response> => {
    const coming = world.fetch(request);
    const late = new Promise<'late'>((resolve) => world.after(PATIENCE, () => resolve('late')));
    try {
      const first = patient ? await coming : await Promise.race([coming, late]);
      // A proxy in front of a stopped server answers for it.
      if (first !== 'late' && (first.status < 502 || first.status > 504)) return first;
    } catch {
      // There is no server to be reached.
    }
    return (await keptPage()) ?? coming;
  };

  const file = async (request: Request, path: string): Promise<Response> => {
    const kept = await world.caches.match(path);
    return kept === undefined ? world.fetch(request) : unpacked(kept);
  };

  const rules = async (request: Request): Promise<Response> => {
    const cache = await world.caches.open(RULES);
    try {
      const answer = await world.fetch(request);
      if (answer.ok) await cache.put(request.url, packed(answer, await answer.clone().arrayBuffer()));
      return answer;
    } catch (error) {
      const kept = await cache.match(request.url);
      if (kept === undefined) throw error;
      return unpacked(kept);
    }
  };

  return (request, patient = false) => {
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== origin) return undefined;
    if (url.pathname.startsWith('/api/rules/')) return rules(request);
    if (url.pathname.startsWith('/api/') || url.pathname.startsWith('/ws/')) return undefined;
    if (request.mode === 'navigate') return page(request, patient);
    return known.has(url.pathname) || url.pathname.startsWith('/assets/') ? file(request, url.pathname) : undefined;
  };
};
