// A refused move at a table that punishes offences: the terminal says how to insist and what that costs, and takes it.

import { expect, test } from 'vitest';
import { ALL_GAMES, ran } from './testing/shell.ts';

const CARDS = ['O', 'C', 'E', 'B'].flatMap((suit) => [1, 2, 3, 4, 5, 6, 7, 10, 11, 12].map((rank) => `${rank}${suit}`));
const ASKED = `${CARDS.map((card) => `why play ${card}`).join('\n')}\n1\n`.repeat(24);

const played = async (renuncio: string, stdin: string): Promise<string> => {
  const options = ['players=2', 'partidasPerCoto=1', `renuncio=${renuncio}`].flatMap((each) => ['--option', each]);
  const { out } = await ran(['play', 'guinote', '--seed', 'x', ...options], { stdin, games: ALL_GAMES });
  return out.replaceAll(/\n {2}/gu, ' ');
};

test('[GUI-13.1] why not, how to insist, and what it costs', async () => {
  const out = await played('punish', ASKED);
  const [, offer] = /^(Play it anyway: renuncio play \w+\. .*)$/mu.exec(out) ?? [];
  expect(offer).toMatch(/the move is not played\. The other side wins the partida at once, and the match with it\.$/u);
  expect(await played('prevent', ASKED)).not.toContain('renuncio play');
});

test('[GUI-13.2] insisting ends the partida', async () => {
  expect(await played('punish', 'renuncio show\n')).toContain('The match is over.');
});
