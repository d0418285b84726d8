// Asking for a hint.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Somebody who is told nothing asks again: the page may still have been busy with the deal. */
export const askForHint = async (page: Page): Promise<void> => {
  await expect
    .poll(async () => {
      await page.keyboard.press('h');
      return page
        .locator('[data-testid="reason"]')
        .waitFor({ timeout: 8000 })
        .then(
          () => true,
          () => false,
        );
    })
    .toBe(true);
};
