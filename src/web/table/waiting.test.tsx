// A table that waits for somebody, of every game: empty, with who is here and who is awaited; and the countdown when all are there.
// @vitest-environment happy-dom

import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { module as whistle } from '../../../examples/whistle/index.ts';
import { GAMES, type GameModule } from '../../games/index.ts';
import { resolveOptions } from '../../kernel/options.ts';
import type { ClientMessage, ServerMessage } from '../../protocol/messages.ts';
import { openingLoadouts } from '../../table/decks.ts';
import { bench, person, termsOf } from '../../table/testing/bench.ts';
import type { Listener } from '../connection.ts';
import { chooseLanguage } from '../text/index.ts';
import { openTableSession, type TableSession } from './model/session.ts';
import { TableView } from './TableView.tsx';

const MODULES: readonly (readonly [string, GameModule])[] = [
  ...(await Promise.all(Object.entries(GAMES).map(async ([id, load]) => [id, await load()] as const))),
  ['whistle', whistle],
];

let root: HTMLElement | undefined;
let session: TableSession | undefined;
let said: ClientMessage[];
/** What was to be done later: how long to wait, and what. */
let later: { readonly ms: number; readonly run: () => void }[];

const settle = async (): Promise<void> => {
  for (let i = 0; i < 6; i++) await new Promise((resolve) => setTimeout(resolve, 0));
};

/** Shows what a table says to somebody who joins. */
const show = async (module: GameModule, messages: readonly ServerMessage[]): Promise<(told: ServerMessage) => void> => {
  chooseLanguage('en');
  said = [];
  later = [];
  let listener: Listener | undefined;
  session = openTableSession({
    open: (heard) => {
      listener = heard;
      queueMicrotask(heard.opened);
      const send = (message: ClientMessage): void => {
        said.push(message);
        if (message.type === 'join') for (const told of messages) heard.received(structuredClone(told));
      };
      return { send, retry: () => undefined, redial: () => undefined, close: () => undefined };
    },
    load: () => Promise.resolve(module.presentation),
    exists: () => Promise.resolve(true),
    reload: () => undefined,
    after: (ms, run) => {
      const entry = { ms, run };
      later.push(entry);
      return () => void (later = later.filter((each) => each !== entry));
    },
    intent: () => 'intent',
  });
  root = document.createElement('div');
  document.body.append(root);
  await settle();
  render(<TableView session={session} />, root);
  await settle();
  return (told) => listener?.received(structuredClone(told));
};
beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new Error('there is no server'))));
afterEach(() => {
  vi.unstubAllGlobals();
  if (root !== undefined) render(null, root);
  session?.close();
  root?.remove();
});
const find = (place: string): readonly HTMLElement[] => [...(root?.querySelectorAll<HTMLElement>(place) ?? [])];
const texts = (place: string): readonly string[] => find(place).map((element) => element.textContent ?? '');

/** A table at which Ann waits for everybody else. */
const waitingTable = ({ game, deckTools }: GameModule) => {
  const options = resolveOptions(game.options);
  if (!options.ok) throw new Error(options.error.message);
  const seats = Array.from({ length: game.seats(options.value) }, (_, seat) => (seat === 0 ? person('ann') : null));
  const terms = termsOf(game, seats);
  const loadout = openingLoadouts({ game, ...(deckTools && { deckTools }) }, options.value, seats, {}, terms.seed);
  if (!loadout.ok) throw new Error(loadout.error.message);
  return bench(game, { ...terms, ...loadout.value }, deckTools);
};

describe.each(MODULES)('%s', (_, module) => {
  test.each(['ann', 'eve'])('before everybody sits %s sees an empty table, and who is here', async (player) => {
    const table = waitingTable(module);
    table.join('ann');
    table.join(player);
    await show(module, table.sent(`${player}'`));
    expect(find('[data-revision="0"]')).toHaveLength(1);
    expect(find('[data-card]')).toEqual([]);
    const free = table.table().terms.seats.slice(1);
    const me = player === 'ann' ? 'You' : 'ANN';
    expect(texts('[data-testid="company"] li > .grow > span:first-child')).toEqual([
      me,
      ...free.map(() => 'Empty seat'),
    ]);
    expect(find(player === 'ann' ? '[data-testid="invite"]' : '[data-testid="sit"]')).toHaveLength(1);
    expect(find('[data-testid="countdown"]')).toEqual([]);
  });
});

test('each seat says what whoever takes it is to the player who waits', async () => {
  const paired = MODULES.find(([, { game }]) => {
    const options = resolveOptions(game.options);
    return options.ok && game.sides(options.value).some(({ length }) => length > 1);
  })?.[1];
  if (paired === undefined) throw new Error('no game is played in pairs');
  const table = waitingTable(paired);
  table.join('ann');
  await show(paired, table.sent("ann'"));
  expect(texts('[data-testid="company"] .avatar')).toHaveLength(4);
  await vi.waitFor(() =>
    expect(texts('[data-testid="company"] li[data-presence="empty"] .small')).toEqual([
      'opponent',
      'your partner',
      'opponent',
    ]),
  );
});

describe('the countdown', () => {
  const race = MODULES.find(([, { game }]) => game.countdown === true)?.[1];
  if (race === undefined) throw new Error('no game starts with a countdown');
  const next = async (): Promise<void> => {
    const due = later.find(({ ms }) => ms === 1000);
    later = later.filter((each) => each !== due);
    due?.run();
    await settle();
  };
  const started = async () => {
    const table = bench(race.game, termsOf(race.game, [person('ann'), person('bob')]));
    table.join('ann');
    return { table, tell: await show(race, table.sent("ann'")) };
  };

  test('is shown second by second, said once, and lets nobody act before its end', async () => {
    await started();
    const action = session?.picture.value?.legal[0] ?? '';
    const spoken = texts('[data-testid="assertive"]');
    expect(spoken).toEqual(['The match starts in 3 seconds.']);
    for (const second of ['3', '2', '1']) {
      expect(texts('[data-testid="countdown"]')).toEqual([second]);
      expect(texts('[data-testid="assertive"]')).toEqual(spoken);
      session?.act(action);
      await next();
    }
    expect(find('[data-testid="countdown"]')).toEqual([]);
    expect(said.map(({ type }) => type)).toEqual(['join']);
    session?.act(action);
    expect(said.at(-1)).toMatchObject({ type: 'act', action });
  });

  test('is over at once when the match is', async () => {
    const { table, tell } = await started();
    table.join('bob');
    table.say("bob'", { type: 'resign', intent: 'r' });
    for (const message of table.sent("ann'")) tell(message);
    await settle();
    expect(find('[data-testid="countdown"]')).toEqual([]);
    expect(later.filter(({ ms }) => ms === 1000)).toEqual([]);
  });
});
