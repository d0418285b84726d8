// The player of a terminal table who is a program: events and turns as JSON Lines, the same lines typed.

import type { Seat } from '../../kernel/game.ts';
import type { Lines } from '../input/prompt.ts';
import { readCommand } from '../input/typed-line.ts';
import type { Shell } from '../shell.ts';
import { parseError } from './answers.ts';
import { tidy } from './columns.ts';
import { numberMoves } from './moves.ts';
import { refusalSentence } from './names.ts';
import type { Player } from './table.ts';

/** A player who is told everything as JSON and answers with numbers, cards or actions. */
export const jsonPlayer = (shell: Shell, lines: Lines, seat: Seat): Player => {
  const say = (message: object): Promise<void> => shell.stdout.write(`${JSON.stringify(message)}\n`);
  const unreadable = (typed: string, why?: string): Promise<void> => {
    const quoted = `"${tidy(typed.trim()).slice(0, 40)}" isn't a number, card or action`;
    return say({ type: 'unreadable', message: why === undefined ? quoted : `${quoted}: ${why}` });
  };
  return {
    notify: async ({ timeline }) => {
      for (const event of timeline.events)
        await say({ type: 'event', step: timeline.steps, event: event.seenBy(seat) });
    },
    decide: async (table) => {
      const { presentation } = table.module;
      const { match, steps: step } = table.timeline;
      const { words } = table.voice;
      const scene = presentation.scene(match.view(seat));
      const moves = numberMoves(presentation, words, scene, seat, match.legal(seat));
      const must = match.actors.must.includes(seat);
      await say({ type: 'turn', step, seat, must, legal: moves.map((move) => move.action) });
      for (;;) {
        const line = await lines('');
        if (line === undefined) return undefined;
        const command = readCommand(line, { presentation, scene, seat, moves, short: words.short });
        if (command.kind === 'quit') return { kind: 'resign' };
        if (command.kind === 'pass' && !must) return { kind: 'pass' };
        if (command.kind === 'number') {
          await unreadable(line, `there are ${command.most} moves`);
          continue;
        }
        if (command.kind !== 'move') {
          await unreadable(line);
          continue;
        }
        const refused = match.refuse(seat, command.action);
        if (refused === undefined) return { kind: 'act', action: command.action };
        if (refused.kind === 'unreadable') await unreadable(line, parseError(table, refused.error, command.typed));
        else if (refused.kind === 'refused') {
          const { code, clause } = refused.refusal;
          const message = refusalSentence(words, refused.refusal);
          await say({ type: 'refused', code, clause, message, legal: moves.map((move) => move.action) });
        } else await say({ type: 'unreadable', message: refused.breach.message });
      }
    },
  };
};
