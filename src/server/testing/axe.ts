// Accessibility of whatever a page shows now, judged by axe.

import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Whatever moves or fades has arrived: halfway through a fade colours are none that anybody reads. What goes round for ever is not waited for. */
const SETTLED = `Promise.all(document.getAnimations()
  .filter((each) => each.effect.getComputedTiming().endTime !== Infinity)
  .map((each) => each.finished.catch(() => 0)))`;

/** What axe finds wrong: rule, and where. Each state is looked at once per visit, by the name it is given. */
export const axeFaults = async (page: Page, state: string): Promise<readonly string[]> => {
  await page.evaluate(`if (window.axe === undefined) { ${axe.source} }`);
  return page.evaluate<readonly string[]>(`(async () => {
    await ${SETTLED};
    const found = await axe.run(document, { resultTypes: ['violations'] });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => ${JSON.stringify(state)} + ': ' + id + ' ' + target.join(' ') + ' ' + failureSummary.split('\\n').slice(1).join(' ')));
  })()`);
};
