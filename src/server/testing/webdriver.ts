// Browsers other than Chromium, for tests: Firefox over WebDriver BiDi, WebKitGTK over classic WebDriver. Only what a smoke test needs.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';

/** A page in a browser: scripts are expressions whose value is plain data. */
export interface DrivenPage {
  readonly open: (address: string) => Promise<void>;
  readonly read: <Value>(expression: string) => Promise<Value>;
  /** Presses and releases the pointer at a point of the viewport. */
  readonly press: (x: number, y: number) => Promise<void>;
  readonly end: () => Promise<void>;
}

const WAIT_MS = 60_000;
const HEADLESS_SIZE = { width: 1280, height: 800 };

const program = (variable: string, usual: string): string => process.env[variable] ?? usual;

/** Something that a process says, or an error that tells what it said instead. */
const said = async (child: ChildProcess, pattern: RegExp): Promise<string> => {
  const heard: string[] = [];
  return await new Promise((resolve, reject) => {
    const fail = (why: string): void =>
      reject(new Error(`${child.spawnfile} ${why}: ${heard.join('\n').slice(-2000)}`));
    const late = setTimeout(() => fail('did not start in time'), WAIT_MS);
    child.once('error', (error) => fail(error.message));
    child.once('exit', (code) => fail(`ended with ${code}`));
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      createInterface({ input: stream }).on('line', (line) => {
        heard.push(line);
        const found = pattern.exec(line)?.[1];
        if (found === undefined) return;
        clearTimeout(late);
        resolve(found);
      });
    }
  });
};

const ended = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGKILL');
  });
};

const POINTER = { type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' } };
const press = (x: number, y: number): readonly object[] => [
  {
    ...POINTER,
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

/** Calls over a line on which answers carry the number of their question. */
const callsOver = async (address: string) => {
  const line = new WebSocket(address);
  await new Promise((resolve, reject) => line.once('open', resolve).once('error', reject));
  const waiting = new Map<number, (answer: { readonly [key: string]: unknown }) => void>();
  line.on('message', (data: Buffer) => {
    const answer = JSON.parse(data.toString()) as { readonly id?: number };
    if (answer.id === undefined) return;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let last = 0;
  const call = async (method: string, params: object): Promise<{ readonly [key: string]: unknown }> => {
    last += 1;
    const id = last;
    const answer = await new Promise<{ readonly [key: string]: unknown }>((resolve) => {
      waiting.set(id, resolve);
      line.send(JSON.stringify({ id, method, params }));
    });
    if (answer['type'] === 'error') throw new Error(`${method}: ${JSON.stringify(answer)}`);
    return answer['result'] as { readonly [key: string]: unknown };
  };
  return { call, close: () => line.terminate() };
};

/** Firefox speaks WebDriver BiDi itself: there is no driver to install. */
export const startFirefox = async (): Promise<DrivenPage> => {
  const profile = mkdtempSync(join(tmpdir(), 'baize-firefox-'));
  writeFileSync(join(profile, 'user.js'), 'user_pref("ui.prefersReducedMotion", 1);\n');
  const { width, height } = HEADLESS_SIZE;
  const child = spawn(
    program('BAIZE_FIREFOX', '/usr/bin/firefox-esr'),
    [
      '--headless',
      '--no-remote',
      '--profile',
      profile,
      '--width',
      `${width}`,
      '--height',
      `${height}`,
      '--remote-debugging-port',
      '0',
    ],
    { stdio: 'pipe', env: { ...process.env, HOME: profile, MOZ_HEADLESS: '1' } },
  );
  const end = async (): Promise<void> => {
    await ended(child);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const address = await said(child, /WebDriver BiDi listening on (ws:\/\/\S+)/u);
    const line = await callsOver(`${address}/session`);
    await line.call('session.new', { capabilities: {} });
    const tree = await line.call('browsingContext.getTree', {});
    const [{ context }] = tree['contexts'] as [{ context: string }];
    return {
      open: async (url) => void (await line.call('browsingContext.navigate', { context, url, wait: 'complete' })),
      read: async <Value>(expression: string) => {
        const asked = {
          expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
          target: { context },
          awaitPromise: true,
        };
        const { result } = await line.call('script.evaluate', asked);
        return JSON.parse((result as { value: string }).value) as Value;
      },
      press: async (x, y) => void (await line.call('input.performActions', { context, actions: press(x, y) })),
      end: async () => {
        line.close();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
};

const freePort = async (): Promise<number> =>
  await new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** WebKitGTK draws on a display: a virtual one of its own. */
const startDisplay = async (): Promise<{ readonly name: string; readonly child: ChildProcess }> => {
  const { width, height } = HEADLESS_SIZE;
  const child = spawn(
    program('BAIZE_XVFB', '/usr/bin/Xvfb'),
    ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
    { stdio: 'pipe' },
  );
  return { name: `:${await said(child, /^(\d+)$/u)}`, child };
};

/** WebKitGTK's small browser, through its driver. */
export const startWebKit = async (): Promise<DrivenPage> => {
  const display = await startDisplay();
  const home = mkdtempSync(join(tmpdir(), 'baize-webkit-'));
  const port = await freePort();
  const child = spawn(program('BAIZE_WEBKIT_DRIVER', '/usr/bin/WebKitWebDriver'), [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      DISPLAY: display.name,
      // Neither a sandbox nor a graphics card can be counted on in a container.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      GTK_A11Y: 'none',
      NO_AT_BRIDGE: '1',
    },
  });
  const call = async (method: 'DELETE' | 'POST', path: string, body: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: JSON.stringify(body) });
    const { value } = (await answer.json()) as { readonly value: unknown };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const end = async (): Promise<void> => {
    await ended(child);
    await ended(display.child);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const { sessionId } = (await patiently(() => call('POST', '/session', { capabilities: {} }))) as {
      sessionId: string;
    };
    const at = `/session/${sessionId}`;
    return {
      open: async (url) => void (await call('POST', `${at}/url`, { url })),
      read: async <Value>(expression: string) =>
        (await call('POST', `${at}/execute/sync`, { script: `return ${expression}`, args: [] })) as Value,
      press: async (x, y) => void (await call('POST', `${at}/actions`, { actions: press(x, y) })),
      end: async () => {
        await call('DELETE', at, {}).catch(() => undefined);
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
};

/** Asks again while nobody listens yet. */
const patiently = async <Value>(ask: () => Promise<Value>): Promise<Value> => {
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > deadline || !(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
};
