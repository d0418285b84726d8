// A table without a server: the same reducer, driven here. Bots think in this thread, which is a worker's.

import type { Level } from '../../bots/bot.ts';
import { thinkAt } from '../../bots/think.ts';
import type { ServerMessage } from '../../protocol/messages.ts';
import type { Effect, Input, PlayerId } from '../../table/model.ts';
import type { Change } from '../../table/state.ts';
import { advance } from '../../table/table.ts';

/** What it needs of the world. */
export interface LocalNeeds {
  readonly levels: readonly Level[];
  readonly send: (message: ServerMessage) => void;
  /** Calls back after so many milliseconds; returns how to cancel. */
  readonly after: (ms: number, run: () => void) => () => void;
  /** Milliseconds that never go back. */
  readonly now: () => number;
}

export interface LocalTable {
  readonly hear: (message: unknown) => void;
}

const CLIENT = 'page';
/** Bots would be too fast to follow. */
const PAUSE = 500;

export const openLocalTable = (start: Change, player: PlayerId, needs: LocalNeeds): LocalTable => {
  const alarms = new Map<string, () => void>();
  const begun = needs.now();
  const epoch = start.table.now;
  const time = (): number => epoch + Math.floor(needs.now() - begun);
  let { table } = start;

  const take = (input: Input): void => {
    const next = advance(table, input, time());
    ({ table } = next);
    for (const effect of next.effects) carryOut(effect);
  };
  const think = (seat: number, revision: number, wait: number): void => {
    needs.after(wait, () => {
      if (table.timeline.steps !== revision) return;
      const action = thinkAt(table.timeline, seat, needs.levels);
      take({ type: 'thought', seat, revision, ...(action === undefined ? {} : { action }) });
    });
  };
  const setAlarm = (timer: string, at: number | null): void => {
    alarms.get(timer)?.();
    alarms.delete(timer);
    if (at !== null)
      alarms.set(
        timer,
        needs.after(Math.max(0, at - time()), () => take({ type: 'timer', timer })),
      );
  };
  const carryOut = (effect: Effect): void => {
    switch (effect.type) {
      case 'send':
        return needs.send(effect.message);
      case 'timer':
        return setAlarm(effect.timer, effect.at);
      case 'think':
        return think(effect.seat, effect.revision, effect.prompt === true ? 0 : PAUSE);
      case 'append':
      case 'fault':
      case 'talk':
      case 'open-next':
        return undefined;
    }
  };
  for (const effect of start.effects) carryOut(effect);
  take({ type: 'connect', client: CLIENT, player });
  return { hear: (message) => take({ type: 'message', client: CLIENT, message }) };
};
