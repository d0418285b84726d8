// Every table, sheet and choice at every size, and in German on the smallest phone: nothing overlaps, overflows, or is too small.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { GUIDES } from '../games/index.ts';
import { until } from './testing/browser.ts';
import { faultsAt, SIZES, type Size } from './testing/layout.ts';
import { cardRoom } from './testing/room.ts';

const room = cardRoom({ botPaceMs: [0, 0], seed: '5eed'.repeat(16) });

/** A page, and what is wrong with everything it has shown so far. */
interface Walk {
  readonly page: Page;
  readonly faults: string[];
  readonly seen: ReadonlySet<string>;
  /** Looks over what is shown now; once for each name. */
  readonly look: (what: string) => Promise<void>;
}

const START = { width: 390, height: 844 } as const;

const walk = async (table: string, locale: string, sizes: readonly Size[]): Promise<Walk> => {
  const page = await room.visitor({ viewport: START, locale });
  const faults: string[] = [];
  const seen = new Set<string>();
  const places = new Map<string, string>();
  page.on('pageerror', (error) => faults.push(error.message));
  const look = async (what: string): Promise<void> => {
    if (seen.has(what)) return;
    seen.add(what);
    // What is announced across a table hides it for a moment.
    if (what !== 'announced') await page.locator('.announcement:visible').waitFor({ state: 'detached' });
    faults.push(...(await faultsAt(page, `${table} ${locale} ${what}`, sizes, places)));
    await page.setViewportSize(START);
  };
  await page.goto(room.address());
  return { page, faults, seen, look };
};

/** What is wrong with a walk in English at every size and in German on the smallest phone, side by side; it has to meet some things. */
const faultsOf = async (
  table: string,
  take: (at: Walk) => Promise<void>,
  toMeet: readonly string[] = [],
): Promise<readonly string[]> => {
  const taken = async (locale: string, some: readonly Size[]): Promise<readonly string[]> => {
    const at = await walk(table, locale, some);
    await take(at);
    const missed = toMeet.filter((what) => !at.seen.has(what));
    return [...missed.map((what) => `${table} ${locale} ${what}: never met`), ...at.faults];
  };
  return (await Promise.all([taken('en', SIZES), taken('de', SIZES.slice(0, 1))])).flat();
};

/** A clock that takes much room and never runs out here. */
const CLOCK = { baseMs: 3_600_000, incrementMs: 0, moveMs: 3_600_000 } as const;

const openTable = async (page: Page, body: object): Promise<void> => {
  const table: string = await page.evaluate(
    `fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(JSON.stringify(body))} })
      .then((reply) => reply.json()).then((opened) => opened.table)`,
  );
  await page.goto(`${room.address()}/t/${table}`);
};

const theMenu = async ({ page, look }: Walk): Promise<void> => {
  await page.locator('[data-testid=menu]').click();
  await page.locator('dialog .items').waitFor();
  await look('menu');
  await page.keyboard.press('Escape');
};

/** What opens over a table by the menu or a key, much the same in every game. */
const sheets = async ({ page, look }: Walk): Promise<void> => {
  const menu = page.locator('[data-testid=menu]');
  await menu.click();
  for (const item of ['open-log', 'open-rules', 'open-settings', 'resign']) {
    await page.locator(`[data-testid=${item}]`).click();
    await page
      .locator(item === 'open-settings' ? 'dialog .settings' : 'dialog .body > *')
      .first()
      .waitFor();
    await look(item);
    await page.keyboard.press('Escape');
    await menu.click();
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.locator('dialog .body > *').first().waitFor();
  await look('keys');
  await page.keyboard.press('Escape');
};

/** What a score is made of. */
const score = async ({ page, look }: Walk): Promise<void> => {
  await page.locator('[data-testid=explain-score]').first().click();
  await page.locator('[data-testid=score-sheet]').waitFor();
  await look('score');
  await page.keyboard.press('Escape');
};

/** What a deal came to, looked over, and on to the next. */
const sums = async ({ page, look }: Walk): Promise<void> => {
  await look('sums');
  await page.locator('[data-testid=next]').click();
  await page.locator('[data-testid=sums]').waitFor({ state: 'detached' });
};

/** The end of a match: its report, all of it unfolded, and the table behind it. */
const result = async ({ page, look }: Walk): Promise<void> => {
  await look('result');
  const folded = page.locator('.part:not([open]) summary');
  if ((await folded.count()) > 0) {
    while ((await folded.count()) > 0) await folded.first().click();
    await look('result unfolded');
  }
  await page.locator('[data-testid=close-result]').click();
  await page.locator('[data-testid=show-result]').waitFor();
  await look('the table at the end');
};

const hint = async ({ page, look }: Walk): Promise<void> => {
  const ask = page.locator('[data-testid=ask-hint]:enabled');
  if ((await ask.count()) === 0) return;
  await ask.click();
  await page.locator('.tip.hint').waitFor();
  await look('hint');
  await page.keyboard.press('Escape');
};

/** What can be done now, or what the table waits for. */
interface Ready {
  readonly at: 'turn' | 'sums' | 'end';
  readonly revision: number;
  readonly legal: readonly string[];
  readonly illegal: readonly string[];
  readonly actions: readonly string[];
}

const READY = `(() => {
  const main = document.querySelector('main[data-revision]');
  if (main === null) return null;
  const cards = (legal) => [...main.querySelectorAll('.hand [data-card][data-legal="' + legal + '"]')].map((card) => card.dataset.card);
  const actions = [...main.querySelectorAll('[data-action]')].map((button) => button.dataset.action);
  const shown = { revision: Number(main.dataset.revision), legal: cards(true), illegal: cards(false), actions };
  if (main.querySelector('[data-testid=result]') !== null) return { at: 'end', ...shown };
  if (main.querySelector('[data-testid=sums]') !== null) return { at: 'sums', ...shown };
  if (actions.length > 0 || (main.dataset.turn === 'true' && shown.legal.length > 0)) return { at: 'turn', ...shown };
  main.querySelector('.table').click();
  return null;
})()`;

/** Waits until something can be done after a revision, a deal is counted, or it is the end. */
const ready = async (page: Page, after = -1): Promise<Ready> => {
  for (let tries = 0; tries < 1000; tries++) {
    const shown = await page.evaluate<Ready | null>(READY);
    if (shown !== null && (shown.at !== 'turn' || shown.revision > after)) return shown;
    await page.waitForTimeout(25);
  }
  throw new Error('neither our turn, nor a count, nor the end');
};

/** Where a card of the hand is never covered by the next one. */
const CORNER = { position: { x: 12, y: 40 }, timeout: 10_000 } as const;

const verbsOf = (actions: readonly string[]): string =>
  [...new Set(actions.map((action) => action.split(' ', 1)[0]))].join(' and ');

/** A refused card, explained. */
const refusal = async ({ page, look }: Walk, card: string): Promise<void> => {
  await page.locator(`.hand [data-card="${card}"]`).click(CORNER);
  await page.locator('[data-tip]').waitFor();
  await look('refused');
  await page.keyboard.press('Escape');
};

/** A whole match of tricks; everything that can be met on the way is looked over once. */
const tricks = async (at: Walk, players: 2 | 4): Promise<void> => {
  const { page, look, seen } = at;
  await openTable(page, { game: 'guinote', options: { players, partidasPerCoto: 1 }, clock: CLOCK });
  let revision = -1;
  for (let shown = await ready(page); shown.at !== 'end'; shown = await ready(page, revision)) {
    revision = shown.revision;
    if (shown.at === 'sums') {
      await sums(at);
      continue;
    }
    if ((await page.locator('.announcement').count()) > 0) await look('announced');
    if (!seen.has('menu')) {
      await theMenu(at);
      if (players === 2) await sheets(at);
      await score(at);
      await hint(at);
    }
    await look(shown.actions.length === 0 ? 'turn' : `may ${verbsOf(shown.actions)}`);
    if (!seen.has('last trick') && (await page.locator('.last').count()) > 0) {
      await look('second trick');
      await page.locator('.last').click();
      await look('last trick');
      await page.keyboard.press('Escape');
    }
    const [wrong] = shown.illegal;
    if (wrong !== undefined && shown.legal.length > 0 && !seen.has('refused')) await refusal(at, wrong);
    const [action] = shown.actions;
    const card = page.locator(`.hand [data-card="${shown.legal[0]}"]`);
    const next =
      action === undefined
        ? card.click(CORNER)
        : page.locator(`[data-action="${action}"]`).first().click({ timeout: 5000 });
    // A word that is free passes while it is looked over: then the next moment comes.
    await next.catch(() => (revision = -1));
  }
  await result(at);
};

it.each([2, 4] as const)('a table of tricks for %i', { timeout: 600_000 }, async (players) => {
  expect(
    await faultsOf(`tricks-${players}`, (at) => tricks(at, players), [
      'menu',
      'turn',
      'refused',
      'last trick',
      'result',
    ]),
  ).toEqual([]);
});

/** Open cards: idle, a card chosen, another picked for it, a count, and the end. */
const openCards = async (at: Walk, players: 2 | 4): Promise<void> => {
  const { page, look, seen } = at;
  const opponents = Array.from({ length: players - 1 }, () => 'easy');
  await openTable(page, { game: 'mulle', options: { players, omgangar: 1 }, opponents, clock: CLOCK });
  let revision = -1;
  for (let shown = await ready(page); shown.at !== 'end'; shown = await ready(page, revision)) {
    if (shown.at === 'sums') {
      await sums(at);
      continue;
    }
    revision = shown.revision;
    if (!seen.has('menu')) {
      await theMenu(at);
      await hint(at);
    }
    await look('turn');
    await page.locator('.hand [data-legal=true]').first().click(CORNER);
    await page.locator('.compose [data-way=main]').waitFor();
    await look('a card chosen');
    if (!seen.has('a card picked') && (await page.locator('.lying .pile-open').count()) > 2) {
      await page.locator('.lying .pile-open').nth(1).click();
      await page.locator('.lying .picked').waitFor();
      await look('a card picked');
      await page.keyboard.press('Escape');
      await page.locator('.hand [data-legal=true]').first().click(CORNER);
    }
    if ((await page.locator('.lying .medal').count()) > 1) await look('builds');
    if (shown.legal.length < 4) await look('few cards');
    await page.locator('.compose [data-way=main]').click();
  }
  await result(at);
};

it.each([2, 4] as const)('a table of open cards for %i', { timeout: 600_000 }, async (players) => {
  expect(
    await faultsOf(`open-${players}`, (at) => openCards(at, players), [
      'turn',
      'a card chosen',
      'a card picked',
      'sums',
      'result',
    ]),
  ).toEqual([]);
});

/** A race: the board, a refused card, where a card may go, and the end. */
const race = async (at: Walk): Promise<void> => {
  const { page, look } = at;
  await openTable(page, { game: 'highnoon', opponents: 'easy', pace: 'relaxed' });
  await until(page, 'the deal', ({ actions }) => actions.includes('draw'));
  await look('board');
  await theMenu(at);
  await hint(at);
  for (let i = 0; i < 3; i++) await page.locator('[data-zone="stock"] [data-tap]').click();
  const refused = page.locator('.column [data-card][data-legal="false"]').first();
  const explained = async (): Promise<boolean> => {
    await refused.click({ timeout: 5000, position: { x: 12, y: 8 } });
    return page.locator('.says [data-tip]').isVisible();
  };
  await expect.poll(explained, { timeout: 20_000, interval: 400 }).toBe(true);
  await look('refused');
  await page.keyboard.press('Escape');
  await page.locator('.column [data-card][data-legal="true"]').first().focus();
  await page.keyboard.press('o');
  await look('where to');
  await page.keyboard.press('Escape');
  await page.locator('[data-testid=menu]').click();
  await page.locator('[data-testid=resign]').click();
  await page.locator('[data-testid=resign-yes]').click();
  await page.locator('[data-testid=result]').waitFor();
  await result(at);
};

it('a race', { timeout: 600_000 }, async () => {
  expect(await faultsOf('race', race)).toEqual([]);
});

/** Lanes: the first hand, ways of a card, what an effect asks, cards looked at, and the end. */
const lanes = async (at: Walk): Promise<void> => {
  const { page, look, seen } = at;
  await openTable(page, { game: 'mythos', opponents: 'heuristic', clock: CLOCK });
  let revision = -1;
  for (let shown = await ready(page); shown.at !== 'end'; shown = await ready(page, revision)) {
    if (shown.at === 'sums') {
      await sums(at);
      continue;
    }
    revision = shown.revision;
    if ((await page.locator('.opening').count()) > 0) await look('first hand');
    else if ((await page.locator('.choice').count()) > 0) await look(shown.actions.length > 4 ? 'asked much' : 'asked');
    else {
      const most: number = await page.evaluate(
        `Math.max(...[...document.querySelectorAll('.side')].map((side) => side.querySelectorAll('.unit').length))`,
      );
      await look(most > 3 ? 'full lanes' : most > 0 ? 'turn' : 'empty lanes');
      if (!seen.has('menu') && most > 0) {
        await theMenu(at);
        await hint(at);
        await page.locator('.unit[data-card]').first().click();
        if ((await page.locator('dialog[open]').count()) > 0) await look('card');
        await page.keyboard.press('Escape');
      }
      const pile = page.locator('button.pile').first();
      if (!seen.has('pile') && (await pile.count()) > 0) {
        await pile.click();
        await look('pile');
        await page.keyboard.press('Escape');
      }
      if (shown.legal.length > 0) {
        await page.locator('.hand [data-legal=true]').first().click(CORNER);
        await page.locator('.choice').waitFor();
        await look((await page.locator('.lanes-of').count()) > 0 ? 'ways by lane' : 'ways');
      }
    }
    const answer = page.locator('.choice [data-action]');
    await ((await answer.count()) > 0 ? answer : page.locator('[data-action]')).first().click({ timeout: 10_000 });
  }
  await result(at);
};

it('lanes', { timeout: 600_000 }, async () => {
  expect(await faultsOf('lanes', lanes, ['first hand', 'ways', 'asked', 'menu', 'result'])).toEqual([]);
});

/** A match given up is looked at again: at its start and its end, to other eyes, and proven. */
const replay = async (at: Walk, body: object): Promise<void> => {
  const { page, look } = at;
  await openTable(page, body);
  await page.locator('[data-testid=menu]').click();
  await page.locator('[data-testid=resign]').click();
  await page.locator('[data-testid=resign-yes]').click();
  await page.locator('[data-testid=result] [data-testid=replay]').click();
  await page.locator('[data-testid=scrubber]').waitFor();
  await look('start');
  await page.keyboard.press('End');
  await page.locator('[data-testid=viewer]').selectOption('public');
  await page.locator('[data-testid=verify]').click();
  await page.locator('[data-testid=verdict]').waitFor();
  await look('end, public, proven');
  await page.locator('[data-testid=tab-log]').click();
  await look('log');
};

it.each([
  ['tricks', { game: 'guinote', options: { players: 4 } }],
  ['race', { game: 'highnoon', opponents: 'easy', pace: 'relaxed' }],
  ['open', { game: 'mulle', options: { players: 4 }, opponents: ['easy', 'easy', 'easy'] }],
  ['lanes', { game: 'mythos', opponents: 'heuristic' }],
] as const)('a replay of %s', { timeout: 600_000 }, async (kind, body) => {
  expect(await faultsOf(`replay-${kind}`, (at) => replay(at, body))).toEqual([]);
});

/** The front page, what opens over it, a table that waits, and the rules. */
const site = async ({ page, look }: Walk): Promise<void> => {
  const setUps = page.locator('[data-testid^=setup-]');
  await expect.poll(() => setUps.count(), { timeout: 30_000 }).toBe(4);
  await look('front page');
  for (let i = 0; i < 4; i++) {
    await setUps.nth(i).click();
    await page.locator('dialog[open] .setup').waitFor();
    await look(`set-up ${i + 1}`);
    await page.keyboard.press('Escape');
  }
  await page.locator('[data-testid=friend-guinote]').click();
  await page.locator('[data-testid=first-name]').waitFor();
  await look('name');
  await page.locator('[data-testid="first-name"]').fill('Ann');
  await page.locator('[data-testid="name-given"]').click();
  await page.locator('[data-testid=invite]').waitFor();
  await look('waiting');
  await page.goto(`${room.address()}/rules/guinote`);
  await page.locator('.prose h2').first().waitFor();
  await look('rules');
  await page.locator('.whole-book .toc').waitFor({ state: 'attached' });
  await look('rule book');
  await page.locator('[data-testid=search-rules]').fill('trump');
  await look('search in the rules');
  await page.locator('[data-try]').first().click();
  await look('something tried');
  await page.goto(`${room.address()}/r`);
  await page.locator('[data-testid=open-record]').waitFor();
  await look('without a record');
};

/** A lesson: what is told, what is to be done, and a few steps on. */
const lesson = async ({ page, look }: Walk, game: string): Promise<void> => {
  await page.goto(`${room.address()}/learn/${game}`);
  const buttons = page.locator('[data-testid=lesson-next], [data-testid=show-me]:enabled');
  for (let step = 0; step < 4; step++) {
    await expect.poll(() => page.locator(`.learn[data-step="${step}"]`).count(), { timeout: 30_000 }).toBe(1);
    await look(`lesson ${step}`);
    await buttons.click();
  }
};

it.each(Object.keys(GUIDES))('the lesson of %s', { timeout: 600_000 }, async (game) => {
  const faults = await faultsOf(`lesson-${game}`, (at) => lesson(at, game));
  expect(faults).toEqual([]);
});

it('the front page, every set-up sheet, the rules, and a waiting table', { timeout: 600_000 }, async () => {
  expect(await faultsOf('site', site)).toEqual([]);
});
