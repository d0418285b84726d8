// Guiñote with four: who sits where, what a plate says, what may be said while another plays, and why a card is refused.
// @vitest-environment happy-dom

import { render } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { advanceTimeline, openTimeline, type Timeline } from '../../kernel/timeline.ts';
import { isActor, type Seat } from '../../kernel/game.ts';
import { resolveOptions } from '../../kernel/options.ts';
import { PROTOCOL, type ClientMessage, type ServerMessage } from '../../protocol/messages.ts';
import type { Listener, OpenLine } from '../connection.ts';
import { chooseLanguage } from '../text/index.ts';
import { openTableSession, type TableSession } from './model/session.ts';
import { TableView } from './TableView.tsx';

const module = await GAMES['guinote']?.();
if (module === undefined) throw new Error('the registry has no Guiñote');
const bot = { kind: 'bot', level: 'greedy', version: 1, budget: 0 } as const;
const SITTERS = [{ kind: 'person', name: 'Ana' }, bot, bot, bot] as const;

/** Plays first legal cards until a moment of the match, as seat 0 sees it; words are left unsaid. */
const courseUntil = (holds: (timeline: Timeline) => boolean, chosen: object = {}): Timeline => {
  const options = resolveOptions(module.game.options, { options: chosen });
  if (!options.ok) throw new Error(options.error.message);
  for (let seed = 1; seed < 400; seed++) {
    let timeline = openTimeline(module.game, options.value, seed.toString(16).padStart(64, '0'), SITTERS);
    while (timeline.outcome === undefined && timeline.steps < 60) {
      if (holds(timeline)) return timeline;
      const [seat = 0] = timeline.match.actors.must;
      const next = advanceTimeline(timeline, { kind: 'act', seat, act: timeline.match.legal(seat)[0] ?? '', ms: 0 });
      if (!next.ok) throw new Error(JSON.stringify(next.error));
      timeline = next.value;
    }
  }
  throw new Error('no match comes to that');
};

/** A line to a table that stands still: it tells how things are and judges, nothing more. */
const still = (timeline: Timeline, said: ClientMessage[]): OpenLine => {
  const { match } = timeline;
  return (listener: Listener) => {
    const tell = (message: ServerMessage): void => listener.received(structuredClone(message));
    queueMicrotask(listener.opened);
    const send = (message: ClientMessage): void => {
      said.push(message);
      if (message.type === 'join') {
        tell({
          type: 'snapshot',
          protocol: PROTOCOL,
          table: 'still',
          game: 'guinote',
          rules: 1,
          options: {},
          seat: 0,
          seats: SITTERS.map((sitter, seat) => ({ seat, sitter, presence: seat === 0 ? 'here' : 'bot' })),
          events: [],
          revision: timeline.steps,
          view: match.view(0),
          actors: match.actors,
          legal: match.legal(0),
          outcome: null,
          clocks: [],
        });
      }
      const refused = message.type === 'act' ? match.refuse(0, message.action) : undefined;
      if (message.type === 'act' && refused?.kind === 'refused') {
        const { intent } = message;
        const { refusal } = refused;
        tell({ type: 'answer', intent, ok: false, code: 'refused', message: '', refusal, revision: timeline.steps });
      }
    };
    return { send, retry: () => undefined, redial: () => undefined, close: () => undefined };
  };
};

let root: HTMLElement;
let session: TableSession;
let said: ClientMessage[];

const settle = async (): Promise<void> => {
  for (let i = 0; i < 4; i++) await new Promise((resolve) => setTimeout(resolve, 0));
};

const show = async (timeline: Timeline, language: 'en' | 'es' = 'en'): Promise<void> => {
  chooseLanguage(language);
  said = [];
  session = openTableSession({
    open: still(timeline, said),
    load: () => Promise.resolve(module.presentation),
    exists: () => Promise.resolve(true),
    reload: () => undefined,
    after: () => () => undefined,
    intent: () => 'intent',
  });
  root = document.createElement('div');
  document.body.append(root);
  await settle();
  render(<TableView session={session} />, root);
  await settle();
};

afterEach(() => {
  render(null, root);
  session.close();
  root.remove();
});

const seatAt = (place: string): HTMLElement | null => root.querySelector<HTMLElement>(`${place} [data-seat]`);
const text = (place: string): string => root.querySelector(place)?.textContent ?? '';
const onTurn = (timeline: Timeline): boolean => timeline.match.actors.must.includes(0);

test('the next player sits at the right, the partner across, and everybody has a name', async () => {
  await show(courseUntil((timeline) => onTurn(timeline) && timeline.steps > 0));
  expect(seatAt('.rival.right')?.dataset['seat']).toBe('1');
  expect(seatAt('.strip')?.dataset['seat']).toBe('2');
  expect(seatAt('.rival.left')?.dataset['seat']).toBe('3');
  expect(text('.rival.right .name')).toBe('Cierzo');
  expect(text('.strip b')).toBe('Ebro');
  expect(text('.rival.left .name')).toBe('Loarre');
  expect(text('.strip small')).toMatch(/^your partner · simple bot$|your partner/u);
  expect(text('.strip small')).not.toContain('Ebro');
  expect(root.querySelector('.next')?.getAttribute('aria-label')).toBe('Play goes to the right');
});

test('a plate tells what its player is, without the name', async () => {
  const dealerOf = (timeline: Timeline): Seat => (timeline.match.view(0) as { readonly dealer: Seat }).dealer;
  await show(
    courseUntil((timeline) => onTurn(timeline) && dealerOf(timeline) === 1),
    'es',
  );
  expect(text('.rival.right .now')).toBe('reparte');
  expect(text('.strip small')).toContain('tu compañero');
});

test('cards of the trick lie at their owners’ sides, the latest on top', async () => {
  const timeline = courseUntil((each) => {
    const { trick } = each.match.view(0) as { readonly trick: { readonly cards: readonly string[] } };
    return onTurn(each) && trick.cards.length === 3;
  });
  await show(timeline);
  const { trick } = timeline.match.view(0) as { readonly trick: { readonly cards: readonly string[] } };
  const lying = trick.cards.map((card) => root.querySelector<HTMLElement>(`.cross [data-card="${card}"]`));
  expect(lying.map((card) => card?.className.match(/at-\w+/u)?.[0])).toEqual(['at-east', 'at-north', 'at-west']);
  expect(lying.map((card) => card?.style.zIndex)).toEqual(['1', '2', '3']);
  expect(root.querySelector('.cross .slot.at-south.turn')).not.toBeNull();
});

const mayOnly = (timeline: Timeline): boolean =>
  !onTurn(timeline) && isActor(timeline.match.actors, 0) && timeline.match.legal(0).length > 0;

test('who may only speak sees what, with a hint, and no card counts as wrong', async () => {
  const timeline = courseUntil(mayOnly);
  await show(timeline);
  const buttons = [...root.querySelectorAll<HTMLElement>('.action-row [data-action]')];
  expect(buttons.map((button) => button.dataset['action'])).toEqual(timeline.match.legal(0));
  expect(buttons.every((button) => button.classList.contains('hot'))).toBe(true);
  expect(text('[data-testid=may-speak]')).toBe('you may speak');
  expect(root.querySelectorAll('.hand .off')).toHaveLength(0);
  expect(root.querySelector('main')?.dataset['turn']).toBe('false');
  expect(root.querySelector('.piles [data-fact="mayspeak"]')).toBeNull();

  // A card now is not an offence, just too early: touched, it is chosen for later.
  const card = root.querySelector<HTMLElement>('.hand [data-card]');
  card?.click();
  await settle();
  expect(card?.dataset['held']).toBe('turn');
  expect(said.filter(({ type }) => type === 'act')).toEqual([]);
  session.ask('hand', card?.dataset['card'] ?? '');
  await settle();
  expect(root.querySelector('[data-tip]')?.classList.contains('notnow')).toBe(true);
  buttons[0]?.click();
  await settle();
  expect(said.at(-1)).toMatchObject({ type: 'act', action: timeline.match.legal(0)[0] });
});

/** A card of seat 0 that must not be played because another beats. */
const forbidden = (timeline: Timeline): string | undefined => {
  const view = timeline.match.view(0) as { readonly hands: readonly (readonly string[])[] };
  return onTurn(timeline)
    ? view.hands[0]?.find((card) => {
        const refused = timeline.match.refuse(0, `play ${card}`);
        return refused?.kind === 'refused' && refused.refusal.code === 'must-beat';
      })
    : undefined;
};

test('a refusal outlines the cards that are its reason', async () => {
  const timeline = courseUntil((each) => forbidden(each) !== undefined);
  await show(timeline);
  root.querySelector<HTMLElement>(`.hand [data-card="${forbidden(timeline)}"]`)?.click();
  await settle();
  expect(root.querySelector<HTMLElement>('[data-tip]')?.dataset['tip']).toBe('must-beat');
  const winning = root.querySelectorAll('.cross .evidence');
  expect(winning.length).toBeGreaterThan(0);
  expect(text('[data-tip] p')).toMatch(/is winning/u);
  expect(root.querySelector('.hand .tried')).not.toBeNull();
  const offers = [...root.querySelectorAll<HTMLElement>('[data-offer]')].map((offer) => offer.dataset['offer']);
  expect(offers.map((card) => `play ${card}`)).toEqual(
    timeline.match.legal(0).filter((act) => act.startsWith('play ')),
  );
  // Where offences are only refused there is nothing to insist on.
  expect(root.querySelector('[data-insist]')).toBeNull();
});

const PUNISH = { renuncio: 'punish' };
const acts = (): readonly string[] => said.flatMap((message) => (message.type === 'act' ? [message.action] : []));
const press = async (place: string): Promise<void> => {
  root.querySelector<HTMLElement>(place)?.click();
  await settle();
};

test('[GUI-13.1] where offences are punished a refused card can be played anyway, after a warning', async () => {
  const timeline = courseUntil((each) => forbidden(each) !== undefined, PUNISH);
  const card = forbidden(timeline);
  await show(timeline);
  await press(`.hand [data-card="${card}"]`);
  expect(text('[data-insist]')).toBe('Play it anyway');
  await press('[data-insist]');
  expect(text('dialog h2')).toBe('Play it anyway');
  expect(text('[data-testid=risk-warning]')).toContain('The other side wins the partida at once.');
  expect(acts()).toEqual([`play ${card}`]);

  // Second thoughts cost nothing.
  await press('[data-testid=risk-no]');
  expect(root.querySelector('dialog')).toBeNull();
  expect(acts()).toEqual([`play ${card}`]);

  await press(`.hand [data-card="${card}"]`);
  await press('[data-insist]');
  await press('[data-testid=risk-yes]');
  expect(acts().at(-1)).toBe(`renuncio play ${card}`);
  expect(root.querySelector('dialog')).toBeNull();
});

test('[GUI-13.3] a card out of turn can be insisted on too', async () => {
  await show(
    courseUntil((timeline) => !onTurn(timeline) && timeline.steps > 0, PUNISH),
    'es',
  );
  await press('.hand [data-card]');
  expect(text('[data-insist]')).toBe('Echarla de todos modos');
});

test('[GUI-13.4] the menu offers to show the cards where that is an offence, and says what it costs', async () => {
  await show(courseUntil(onTurn, PUNISH));
  await press('[data-testid=menu]');
  expect(text('[data-testid="risk renuncio show"]')).toBe('Show your cards');
  await press('[data-testid="risk renuncio show"]');
  expect(text('[data-testid=risk-warning]')).toMatch(
    /^Showing your cards is a renuncio\..*wins the partida at once\.$/u,
  );
  expect(acts()).toEqual([]);
  await press('[data-testid=risk-yes]');
  expect(acts()).toEqual(['renuncio show']);
});

test('[GUI-13.4] there is no such offer at a table that prevents offences', async () => {
  await show(courseUntil(onTurn));
  await press('[data-testid=menu]');
  expect(root.querySelector('[data-testid^=risk]')).toBeNull();
  expect(root.querySelector('[data-testid=resign]')).not.toBeNull();
});
