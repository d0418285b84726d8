// Deletes what was said once it is old enough: talk after its match, reports after the days that whoever runs the server has set.

import type { Store } from '../store.ts';
import type { Reports } from './reports.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** The last words of a match can be read for so long after its end, and those of one that nobody goes on with for so long. */
const AFTER_THE_END_MS = DAY;
const UNTOUCHED_MS = 30 * DAY;

/** How many days reports are kept, unless the operator says otherwise. */
export const REPORT_DAYS = 30;

/** Sweeps now and every hour; gives how to stop. */
export const keepSweeping = (needs: {
  readonly store: Pick<Store, 'talk'>;
  readonly reports: Pick<Reports, 'sweep'>;
  readonly reportDays: number;
  readonly now: () => number;
  readonly warn: (message: string, error?: unknown) => void;
}): (() => void) => {
  const sweep = async (): Promise<void> => {
    try {
      const time = needs.now();
      await needs.store.talk.sweep(time - AFTER_THE_END_MS, time - UNTOUCHED_MS);
      needs.reports.sweep(time - needs.reportDays * DAY);
    } catch (error) {
      needs.warn("can't delete old talk", error);
    }
  };
  void sweep();
  const timer = setInterval(() => void sweep(), HOUR).unref();
  return () => clearInterval(timer);
};
