// Pictures of every state of the page, at the sizes of a phone, of one on its side and of a desktop: `node tools/screens.ts [folder] [--png] [name…]`.
// Without a folder they go to docs/screens, whose README says what of them differs from its mockup. Needs Chromium and the built page.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { startBrowser, WEB_DIR } from '../src/server/testing/browser.ts';
import { startChild } from '../src/server/testing/child.ts';
import { mouse, playMatch } from '../src/server/testing/hands.ts';

const SIZES = {
  phone: { width: 390, height: 844 },
  landscape: { width: 844, height: 390 },
  desktop: { width: 1280, height: 800 },
} as const;

const args = process.argv.slice(2);
const isPng = args.includes('--png');
const [folder = join(dirname(import.meta.dirname), 'docs', 'screens'), ...wanted] = args.filter(
  (each) => !each.startsWith('--'),
);

/** What is laid out is drawn, and whatever only takes a moment is over. */
const SETTLED = `(async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let i = 0; i < 3; i++) await frame();
  await Promise.all(document.getAnimations().map((each) => each.finished.catch(() => undefined)));
  // A log that comes into sight with the window's size is read from its end.
  for (const log of document.querySelectorAll('.log, .rail-panel')) log.scrollTop = log.scrollHeight;
  await Promise.all([...document.images].map((each) => each.decode().catch(() => undefined)));
  await frame();
})()`;

/** A table on a page, and a way to take pictures of it: each name once. */
interface Scene {
  readonly page: Page;
  readonly shot: (name: string) => Promise<void>;
  readonly open: (body: object) => Promise<void>;
}

const taken = new Set<string>();

const sceneOf = async (page: Page, address: string): Promise<Scene> => {
  const devtools = await page.context().newCDPSession(page);
  return {
    page,
    shot: async (name) => {
      if (taken.has(name)) return;
      taken.add(name);
      await page.locator('.announcement:visible').waitFor({ state: 'detached' });
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await page.evaluate(SETTLED);
        const form = isPng ? ({ format: 'png' } as const) : ({ format: 'webp', quality: 50 } as const);
        const { data } = await devtools.send('Page.captureScreenshot', form);
        writeFileSync(join(folder, `${name}-${size}.${form.format}`), data, 'base64');
      }
      await page.setViewportSize(SIZES.phone);
      await page.evaluate(SETTLED);
    },
    open: async (body) => {
      await page.goto(address);
      const table: string = await page.evaluate(
        `fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(JSON.stringify(body))} })
          .then((reply) => reply.json()).then((opened) => opened.table)`,
      );
      await page.goto(`${address}/t/${table}`);
    },
  };
};

const count = (page: Page, selector: string): Promise<number> => page.locator(selector).count();

/** A card that must not be played, tried. */
const refused = async ({ page, shot }: Scene, name: string): Promise<void> => {
  const card = page.locator('.hand [data-legal=false]').first();
  if (taken.has(name) || (await count(page, '.hand [data-legal=true]')) === 0 || (await card.count()) === 0) return;
  await card.click({ position: { x: 12, y: 40 } });
  await page.locator('[data-tip]').waitFor();
  await shot(name);
  await page.keyboard.press('Escape');
};

const sheet = async ({ page, shot }: Scene, name: string, key: string): Promise<void> => {
  if (taken.has(name)) return;
  await page.keyboard.press(key);
  await page.locator('dialog[open] .body > *').first().waitFor();
  await page.waitForTimeout(300);
  await shot(name);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
};

const site = async ({ page, shot }: Scene, address: string): Promise<void> => {
  await page.goto(address);
  await page.locator('[data-testid^=setup-]').nth(3).waitFor();
  await shot('home');
  await page.locator('[data-testid=setup-guinote]').click();
  await page.locator('dialog[open] .setup').waitFor();
  await shot('setup');
  await page.keyboard.press('Escape');
  await page.locator('[data-testid=friend-guinote]').click();
  await page.locator('[data-testid=first-name]').fill('Ann');
  await page.locator('[data-testid=name-given]').click();
  await page.locator('[data-testid=invite]').waitFor();
  await shot('before-the-start');
};

/** How many cards lie in the middle. */
const LYING = '.cross > .card, .duel > .card';

const tricks = async (scene: Scene, players: 2 | 4): Promise<void> => {
  const { page, shot, open } = scene;
  const name = `guinote-${players}`;
  await open({ game: 'guinote', options: { players, partidasPerCoto: 1 } });
  await playMatch(page, mouse(page), 'tap', async (turn) => {
    if ((await count(page, '[data-testid=sums]')) > 0) return shot('sums-tricks');
    const speaks = await count(page, '.action-row [data-action]');
    if (speaks > 0) await shot(`${name}-may-speak`);
    else if (turn > 2 && (await count(page, LYING)) === players - 1) await shot(name);
    if (turn > 3) await refused(scene, `${name}-refused`);
    if (turn === 5 && players === 2) {
      await sheet(scene, 'settings', ',');
      await sheet(scene, 'keys', '?');
    }
  });
  await shot(`result-${name}`);
};

const openCards = async (scene: Scene): Promise<void> => {
  const { page, shot, open } = scene;
  await open({ game: 'mulle', options: { players: 2, omgangar: 1 }, opponents: ['easy'] });
  await playMatch(page, mouse(page), 'tap', async (turn) => {
    if ((await count(page, '[data-testid=sums]')) > 0) return shot('sums-open');
    if ((await count(page, '.compose [data-way=main]')) > 0) {
      if (turn > 3 && (await count(page, '.pile-open.lit')) > 1) await shot('mulle-chosen');
    } else if (turn > 6 && (await count(page, '.lying .medal')) > 0) await shot('mulle');
  });
  await shot('result-mulle');
};

const lanes = async (scene: Scene): Promise<void> => {
  const { page, shot, open } = scene;
  await open({ game: 'mythos', opponents: ['easy'] });
  await playMatch(page, mouse(page), 'tap', async (turn) => {
    if ((await count(page, '[data-testid=sums]')) > 0) return shot('sums-lanes');
    if ((await count(page, '.opening')) > 0) return shot('mythos-first-hand');
    if ((await count(page, '.choice[data-asked=true]')) > 0) return shot('mythos-asked');
    if ((await count(page, '.choice')) > 0) return turn > 5 ? shot('mythos-choice') : undefined;
    if ((await count(page, '.unit')) > 3) await shot('mythos');
  });
  await shot('result-mythos');
};

const race = async ({ page, shot, open }: Scene): Promise<void> => {
  await open({ game: 'highnoon', opponents: ['easy'], pace: 'relaxed', options: { quietLimit: 6 } });
  await playMatch(page, mouse(page), 'tap', async (turn) => {
    if (turn < 12) return;
    await shot('highnoon');
    if (taken.has('highnoon-ways')) return;
    const movable = page.locator('.column [data-card][data-legal="true"], .waste-at [data-legal=true]');
    if ((await movable.count()) === 0) return;
    await movable
      .first()
      .focus({ timeout: 3000 })
      .catch(() => undefined);
    await page.keyboard.press('o');
    if ((await count(page, '.ways [data-way]')) > 0) await shot('highnoon-ways');
    await page.keyboard.press('Escape');
    const wrong = page.locator('.column [data-card][data-legal="false"]').first();
    if ((await wrong.count()) === 0) return;
    // The race goes on: by now it may be over.
    await wrong.click({ position: { x: 12, y: 6 }, timeout: 3000 }).catch(() => undefined);
    if ((await count(page, '.says [data-tip]')) > 0) await shot('highnoon-refused');
    await page.keyboard.press('Escape');
  });
  await shot('result-highnoon');
};

/** A rule book, a lesson, and a match of two played again. */
const around = async ({ page, shot, open }: Scene, address: string): Promise<void> => {
  await page.goto(`${address}/rules/mulle`);
  await page.locator('.whole-book .toc').waitFor({ state: 'attached' });
  await shot('rule-book');
  await page.goto(`${address}/learn/guinote`);
  await page.locator('.learn[data-step="0"]').waitFor();
  await page.locator('[data-testid=lesson-next]').click();
  await page.locator('.learn[data-step="1"]').waitFor();
  await shot('lesson');
  await open({ game: 'guinote', options: { players: 2, partidasPerCoto: 1 } });
  await playMatch(page, mouse(page), 'tap');
  await page.goto(page.url().replace('/t/', '/r/'));
  const track = page.locator('[data-testid=scrubber]');
  await track.waitFor();
  const { x, y, width, height } = (await track.boundingBox())!;
  await page.mouse.click(x + width * 0.4, y + height / 2);
  await page.waitForTimeout(1000);
  await shot('replay');
};

/** A deck that is built, one card too many in it; a draft; custom cards with a fault. */
const decks = async ({ page, shot }: Scene, address: string): Promise<void> => {
  await page.goto(`${address}/decks/mythos`);
  await page.locator('[data-testid=my-decks]').click();
  await page.locator('[data-testid=from-lanterns]').click();
  await page.locator('[data-testid=text]').click();
  const list = page.locator('[data-testid=list-text]');
  await list.fill((await list.inputValue()).replace('2 Sen', '3 Sen'));
  await page.locator('[data-testid=use-text]').click();
  await page.locator('[data-testid=fix]').waitFor();
  await shot('deck');
  await page.locator('[data-testid=add-cards]').click();
  await shot('deck-cards');
  await page.locator('[data-read="Kaito/Captain"]').click();
  await shot('deck-zoom');
  await page.keyboard.press('Escape');
  await page.goto(`${address}/decks/mythos/draft`);
  await page.locator('[data-testid=begin-draft]').click();
  for (let i = 0; i < 9; i++)
    await page
      .locator('[data-testid=take]')
      .nth(i % 3)
      .click();
  await shot('draft');
  await page.goto(`${address}/decks/mythos/cards`);
  await page.locator('[data-testid=begin-set]').click();
  const set = page.locator('[data-testid=set-text]');
  await set.fill((await set.inputValue()).slice(0, 900).replace('power 2', 'pwer 2'));
  await page.locator('[data-testid=set-faults] button').first().waitFor();
  await shot('custom-cards');
};

const SCENES: { readonly [name: string]: (scene: Scene, address: string) => Promise<void> } = {
  site,
  'tricks-2': (scene) => tricks(scene, 2),
  'tricks-4': (scene) => tricks(scene, 4),
  open: openCards,
  around,
  decks,
  lanes,
  race,
};

const dir = mkdtempSync(join(tmpdir(), 'baize-screens-'));
mkdirSync(folder, { recursive: true });
const server = await startChild({
  host: '127.0.0.1',
  port: 0,
  dataDir: join(dir, 'data'),
  webDir: WEB_DIR,
  logLevel: 'error',
  botPaceMs: [0, 0],
  seed: '5eed'.repeat(16),
});
try {
  for (const [name, take] of Object.entries(SCENES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const browser = await startBrowser({ viewport: SIZES.phone, locale: 'en-GB' });
    try {
      const page = browser.context.pages()[0] ?? (await browser.context.newPage());
      await take(await sceneOf(page, server.address), server.address);
    } finally {
      await browser.end();
    }
    process.stdout.write(`${name}: ${taken.size} states so far\n`);
  }
} finally {
  await server.end('SIGKILL');
  rmSync(dir, { recursive: true, force: true });
}
