// Three Quays on the page, which has never heard of it: lanes, boats and milestones of its own, and a whole match by touch.
// @vitest-environment happy-dom

import { render } from 'preact';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { resolveOptions } from '../../src/kernel/options.ts';
import { advanceTimeline, openTimeline, type Timeline } from '../../src/kernel/timeline.ts';
import { PROTOCOL, type ClientMessage, type ServerMessage } from '../../src/protocol/messages.ts';
import { wholeStep } from '../../src/protocol/testing/whole-step.ts';
import type { Listener, OpenLine } from '../../src/web/connection.ts';
import { openTableSession, type TableSession } from '../../src/web/table/model/session.ts';
import { TableView } from '../../src/web/table/TableView.tsx';
import { chooseLanguage } from '../../src/web/text/index.ts';
import { module } from './index.ts';

const SITTERS = [
  { kind: 'person', name: 'Ana' },
  { kind: 'bot', level: 'random', version: 1, budget: 0 },
] as const;

/** A table in memory that judges like the server; seat 1 does the first thing it may. */
const openFakeTable = (): { readonly open: OpenLine; readonly timeline: () => Timeline } => {
  const options = resolveOptions(module.game.options, { preset: 'quick' });
  if (!options.ok) throw new Error(options.error.message);
  let timeline = openTimeline(module.game, options.value, '5'.repeat(64), SITTERS);
  let listener: Listener | undefined;
  const tell = (message: ServerMessage): void => listener?.received(structuredClone(message));
  const state = () => ({
    revision: timeline.steps,
    view: timeline.match.view(timeline.outcome === undefined ? 0 : 'open'),
    actors: timeline.match.actors,
    legal: timeline.outcome === undefined ? timeline.match.legal(0) : [],
    outcome: timeline.outcome ?? null,
    clocks: [],
  });
  const act = (seat: number, action: string): void => {
    const next = advanceTimeline(timeline, { kind: 'act', seat, act: action, ms: 0 });
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    timeline = next.value;
    const events = timeline.events.map((event) => event.seenBy(0));
    tell(wholeStep(state(), { seat, action: seat === 0 ? action : null, events }));
  };
  const hear = (message: ClientMessage): void => {
    if (message.type === 'join') {
      tell({
        ...state(),
        type: 'snapshot',
        protocol: PROTOCOL,
        table: 'fake',
        game: 'quays',
        rules: 1,
        options: {},
        seat: 0,
        seats: SITTERS.map((sitter, seat) => ({ seat, sitter, presence: seat === 0 ? 'here' : 'bot' })),
        events: [],
      });
    }
    if (message.type !== 'act') return;
    const refused = timeline.match.refuse(0, message.action);
    const answer = { type: 'answer', intent: message.intent, revision: timeline.steps } as const;
    if (refused?.kind === 'refused') {
      tell({ ...answer, ok: false, code: 'refused', message: '', refusal: refused.refusal });
      return;
    }
    act(0, message.action);
    tell({ ...answer, ok: true, revision: timeline.steps });
    while (timeline.outcome === undefined && timeline.match.actors.must.includes(1)) {
      act(1, timeline.match.legal(1)[0] ?? '');
    }
  };
  const open: OpenLine = (heard) => {
    listener = heard;
    queueMicrotask(heard.opened);
    return { send: hear, retry: () => undefined, redial: () => undefined, close: () => undefined };
  };
  return { open, timeline: () => timeline };
};

let root: HTMLElement;
let session: TableSession;
let table: ReturnType<typeof openFakeTable>;

const settle = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setTimeout(resolve, 0));
};
const all = (place: string): readonly HTMLElement[] => [...root.querySelectorAll<HTMLElement>(place)];
const texts = (place: string): readonly string[] => all(place).map((element) => element.textContent ?? '');
const tap = async (place: string): Promise<void> => {
  const [first] = all(place);
  if (first === undefined) throw new Error(`there is no ${place}`);
  first.click();
  await settle();
};
/** The widths of the stretches from milestone to milestone, in percent, side by side. */
const stretches = (): readonly (readonly string[])[] =>
  all('.bar .milestones').map((bar) => [...bar.querySelectorAll('i')].map((i) => i.style.getPropertyValue('--f')));

beforeEach(async () => {
  chooseLanguage('en');
  let intents = 0;
  table = openFakeTable();
  session = openTableSession({
    open: table.open,
    load: (game) => (game === 'quays' ? Promise.resolve(module.presentation) : undefined),
    exists: () => Promise.resolve(true),
    reload: () => undefined,
    after: (ms, run) => {
      if (ms > 1000) return () => undefined;
      const timer = setTimeout(run, 0);
      return () => clearTimeout(timer);
    },
    intent: () => `intent-${++intents}`,
  });
  root = document.createElement('div');
  document.body.append(root);
  await settle();
  const Shown = () => <TableView session={session} />;
  render(<Shown />, root);
  await settle();
});
afterEach(() => {
  render(null, root);
  session.close();
  root.remove();
});

it('lays out its lanes with their names, its boats with their pictures', async () => {
  await module.presentation.deck();
  await settle();
  expect(all('.lanes').map((lanes) => lanes.getAttribute('aria-label'))).toEqual(['Quays']);
  expect(texts('.lane .head b')).toEqual(['Fish Quay', 'Timber Quay', 'Spice Quay']);
  expect(texts('.lane .head small')).toEqual(['2 points', '3 points', '4 points']);
  const faces = all('.hand [data-card] img').map((img) => decodeURIComponent(img.getAttribute('src') ?? ''));
  expect(faces).toHaveLength(6);
  expect(faces.every((face) => face.includes('#A4461A') || face.includes('#28406F'))).toBe(true);
});

it('a boat is offered to every quay, openly and in the fog, with what that leads to', async () => {
  await tap('.hand [data-legal=true]');
  expect(all('.lane.lit')).toHaveLength(3);
  expect(texts('[data-testid=choice] .opt b')).toEqual(['Spice Quay', 'Spice Quay, in the fog']);
  expect(texts('[data-testid=choice] .opt .out')[0]).toMatch(/^\d against 0$/u);
  // The cards have no words on them, so there is nothing to read about one.
  expect(all('[data-testid=choice] [data-look]')).toEqual([]);
  // The head of a lane that has no card is touched like the lane itself.
  await tap('[data-lane="quay-A"] .head');
  expect(texts('[data-testid=choice] .opt b')).toEqual(['Fish Quay', 'Fish Quay, in the fog']);
  await tap('[data-action^="fog"]');
  expect(all('[data-zone="quay-A-0"] .unit.veiled')).toHaveLength(1);
  expect(texts('.purse [data-fact=fog]')).toEqual(['Fog: 0']);
});

it('with one way left a quay takes the boat at a touch, on another boat too', async () => {
  await tap('.hand [data-legal=true]');
  await tap('[data-lane="quay-A"] .head');
  await tap('[data-action^="fog"]');
  await tap('.hand [data-legal=true]');
  await tap('[data-zone="quay-A-0"] .unit');
  expect(all('[data-zone="quay-A-0"] .unit')).toHaveLength(2);
});

it('what can’t be done is explained with its clause', async () => {
  session.act('sail');
  await settle();
  const [tip] = all('[data-tip]');
  expect(tip?.dataset['tip']).toBe('boats-left');
  expect(tip?.querySelector('[data-clause]')?.getAttribute('href')).toBe('/rules/quays#QUA-12');
});

it('a whole match, with the milestones of both players in sight', { timeout: 30_000 }, async () => {
  expect(stretches()).toEqual([
    ['0%', '0%', '0%'],
    ['0%', '0%', '0%'],
  ]);
  const notices: string[] = [];
  const asked: string[] = [];
  const notes: string[] = [];
  for (let i = 0; i < 200 && table.timeline().outcome === undefined; i++) {
    if (all('.hand [data-legal=true]').length > 0) {
      await tap('.hand [data-legal=true]');
      await tap('[data-testid=choice] [data-action]');
    } else {
      notices.push(...texts('[data-testid=toast]'));
      asked.push(...texts('[data-testid=choice] header b'));
      notes.push(...texts('.lane .head small'));
      await tap('[data-action="sail"]');
    }
  }
  const { outcome } = table.timeline();
  expect(outcome?.reason).toBe('points');
  expect(new Set(asked)).toEqual(new Set(['The fog has lifted']));
  expect(notes).toHaveLength(3 * asked.length);
  expect(notes.every((note) => note.includes(' · '))).toBe(true);
  expect(notices[0]).toMatch(/Fish Quay: .*\nTimber Quay: .*\nSpice Quay: /u);
  const rank = (points: number): string => (points >= 8 ? 'captain' : points >= 4 ? 'mate' : 'deckhand');
  expect(texts('.bar .score .note')).toEqual((outcome?.points ?? []).map(rank));
  const share = (points: number) =>
    [0, 4, 8].map((from) => `${Math.round((100 * Math.min(4, Math.max(0, points - from))) / 4)}%`);
  expect(stretches()).toEqual((outcome?.points ?? []).map(share));
  expect(texts('[data-testid=result] .lanes-won .grow')).toEqual(['Fish Quay', 'Timber Quay', 'Spice Quay']);
});
