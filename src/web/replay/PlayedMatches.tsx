// The last matches of this player on the front page, each with a way to look at it again.

import type { VNode } from 'preact';
import { botNames } from '../../protocol/names.ts';
import type { MyTable } from '../api.ts';
import { frontWords } from '../games.ts';
import { follow, replayPath } from '../router.ts';
import { text } from '../text/index.ts';

const namesOf = ({ seats }: MyTable): readonly string[] => {
  const bots = botNames(seats.map(({ sitter }) => sitter));
  return seats.flatMap(({ sitter }, seat) => (sitter?.kind === 'person' ? sitter.name : (bots[seat] ?? [])));
};

const SHOWN = 3;

/** The list comes with the newest first. */
export const PlayedMatches = ({ tables }: { readonly tables: readonly MyTable[] }): VNode | null => {
  const played = tables.filter(({ finished, unplayable }) => finished && unplayable === undefined).slice(0, SHOWN);
  if (played.length === 0) return null;
  return (
    <section class="replays" aria-label={text.value.replays}>
      <h2>{text.value.replays}</h2>
      <ul>
        {played.map((table) => (
          <li key={table.table}>
            <a href={replayPath(table.table)} data-testid="replay-of" onClick={follow}>
              {[frontWords(table.game)?.name ?? table.game, namesOf(table).join(', ')].join(' · ')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
