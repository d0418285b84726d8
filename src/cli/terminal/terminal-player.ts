// The player of a terminal table who reads screens and types lines; at a terminal or through a pipe.

import type { SceneCard } from '../../kernel/presentation.ts';
import { readCommand } from '../input/typed-line.ts';
import type { Shell } from '../shell.ts';
import { respond, type Choice, type Session } from './answers.ts';
import { wrap } from './columns.ts';
import { completedTrick, dealEndView } from './deal-end.ts';
import { numberMoves } from './moves.ts';
import { CLEAR } from './pager.ts';
import { clockText } from './player-clock.ts';
import { screenLines, type ScreenContent } from './screen.ts';
import type { Decision, Player, Table } from './table.ts';

const PROMPT = '> ';

/** What a terminal player needs besides the table. */
interface Surroundings extends Pick<Session, 'shell' | 'lines' | 'rules'> {
  readonly title: string;
}

/** A player at a terminal; `drawEnd` shows the last screen of the match with its outcome. */
export interface TerminalPlayer extends Player {
  readonly drawEnd: (table: Table, outcome: string) => Promise<void>;
}

const draw = async (shell: Shell, table: Table, content: ScreenContent): Promise<void> => {
  const text = screenLines(content, table.voice, shell.stdout.size()).join('\n');
  await shell.stdout.write(`${shell.stdout.terminal ? CLEAR : '\n'}${text}\n`);
};

/** A player who is shown screens and asked for lines. */
export const terminalPlayer = ({ shell, lines, title, rules }: Surroundings): TerminalPlayer => {
  const isInteractive = shell.stdin.terminal && shell.stdout.terminal;
  let lastTrick: readonly SceneCard[] | undefined;
  /** The news are the lines of the log from `newsFrom` on; up to `seen` they have been shown before. */
  let [newsFrom, seen] = [0, 0];
  const contentOf = (table: Table, view: unknown): ScreenContent => ({
    title,
    scene: table.module.presentation.scene(view),
    seat: table.seat,
    moves: [],
    lastTrick,
    news: table.log.slice(newsFrom),
    notice: [],
    hint: '',
  });
  return {
    notify: async (table) => {
      const { presentation, game } = table.module;
      lastTrick = completedTrick(presentation, table.timeline, table.seat) ?? lastTrick;
      const dealEnd = isInteractive ? dealEndView(game, table.timeline, table.seat) : undefined;
      if (dealEnd === undefined) return;
      newsFrom = seen;
      const redraw = (): Promise<void> => draw(shell, table, contentOf(table, dealEnd));
      await redraw();
      await lines(`${table.voice.phrases.nextDeal} `, { redraw, instant: /^ $/u });
    },
    decide: (table) => {
      if (table.log.length > seen) [newsFrom, seen] = [seen, table.log.length];
      const { match } = table.timeline;
      const view = match.view(table.seat);
      const content = contentOf(table, view);
      const { presentation } = table.module;
      const { words, phrases } = table.voice;
      const moves = numberMoves(presentation, words, content.scene, table.seat, match.legal(table.seat), view);
      const must = match.actors.must.includes(table.seat);
      const choice = { scene: content.scene, moves, must };
      const time = must && table.clock !== undefined ? `${clockText(table.clock)} ` : '';
      const hint = `${time}${must ? phrases.mustAct : phrases.mayAct}`;
      return converse({ shell, lines, rules }, table, choice, { ...content, moves, hint });
    },
    drawEnd: (table, outcome) => {
      newsFrom = Math.min(seen, Math.max(0, table.log.length - END_NEWS));
      const content = contentOf(table, table.timeline.match.view(table.seat));
      return draw(shell, table, { ...content, notice: [outcome] });
    },
  };
};

/** How many lines of the log are shown at least at the end of a match. */
const END_NEWS = 8;

/** Asks until the player has decided; everything else that is typed is answered. */
const converse = async (
  around: Pick<Session, 'shell' | 'lines' | 'rules'>,
  table: Table,
  choice: Choice,
  content: ScreenContent,
): Promise<Decision | undefined> => {
  const { shell, lines } = around;
  let notice: readonly string[] = [];
  const redraw = (): Promise<void> => draw(shell, table, { ...content, notice });
  const ask = (): Promise<string | undefined> => lines(PROMPT, { redraw });
  const say = async (answer: readonly string[]): Promise<void> => {
    notice = answer;
    if (shell.stdout.terminal) return redraw();
    const { columns } = shell.stdout.size();
    const text = answer.flatMap((line) => wrap(line, columns, '  ')).map((line) => `${line}\n`);
    await shell.stdout.write(text.join(''));
  };
  const session: Session = {
    ...around,
    confirm: async (question) => {
      await say([question]);
      return ask();
    },
  };
  await redraw();
  for (;;) {
    const line = await ask();
    if (line === undefined) return undefined;
    const reading = {
      presentation: table.module.presentation,
      scene: choice.scene,
      seat: table.seat,
      moves: choice.moves,
      short: table.voice.words.short,
    };
    const answer = await respond(session, table, choice, readCommand(line, reading));
    if ('kind' in answer) return answer;
    await say(answer);
  }
};
