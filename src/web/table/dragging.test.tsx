// Dragging a card of the hand onto the table: what lies there, lanes, a trick; what it means, and what it does when it means nothing.
// @vitest-environment happy-dom

import { afterEach, describe, expect, test } from 'vitest';
import { change, DEFAULTS } from '../settings/settings.ts';
import { openMulle, settle, type MulleTable, type Sketch } from './testing/mulle-table.tsx';
import { acts, close, POSITION, session, show } from './testing/mythos-table.tsx';
import { openPlayed, type PlayedTable } from './testing/played-table.tsx';

// Loaded after a table is shown: here it is there from the start.
await import('./around/hand-dragging.ts');

let open: MulleTable | undefined;
let tricks: PlayedTable | undefined;
afterEach(() => {
  open?.close();
  tricks?.close();
  open = undefined;
  tricks = undefined;
  change(DEFAULTS);
});

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`${selector} is not there`);
  return found;
};
const count = (selector: string): number => document.querySelectorAll(selector).length;
const pointer = (element: HTMLElement, type: string, x: number, y: number): void => {
  const init = { bubbles: true, cancelable: true, pointerId: 1, isPrimary: true, button: 0, pointerType: 'touch' };
  element.dispatchEvent(new PointerEvent(type, { ...init, clientX: x, clientY: y }));
};

/** From the hand over a place, but not dropped yet. */
const lift = async (card: string, onto: string): Promise<HTMLElement> => {
  const element = find(`.hand [data-card="${card}"]`);
  for (const other of document.querySelectorAll<HTMLElement>('[data-drop]'))
    other.getBoundingClientRect = () => new DOMRect(0, 0, 0, 0);
  find(onto).getBoundingClientRect = () => new DOMRect(500, 100, 60, 80);
  pointer(element, 'pointerdown', 100, 600);
  pointer(element, 'pointermove', 100, 570);
  await settle();
  pointer(element, 'pointermove', 530, 140);
  await settle();
  return element;
};
const drop = async (card: string, onto: string): Promise<void> => {
  pointer(await lift(card, onto), 'pointerup', 530, 140);
  await settle();
};

const SEVENS: Sketch = { table: ['S3', 'H4', 'C5', 'H2', 'HQ'], hands: ['CQ D9 D7', 'DK H9 H10'] };
const lying = (target: string): string => `.lying [data-drop="${target}"]`;

describe('onto cards that lie open', () => {
  test('what it could take is lit; laid on some of it, it does the best it can', async () => {
    open = await openMulle(SEVENS);
    const card = await lift('D7', lying('S3'));
    expect(count('.pile-open.lit')).toBe(4);
    expect([count('.ghost'), find(lying('S3')).dataset['over']]).toEqual([1, 'true']);
    pointer(card, 'pointerup', 530, 140);
    await settle();
    expect(open.acts()).toEqual(['take D7: S3+H4, H2+C5']);
    expect(count('.ghost')).toBe(0);
  });

  test('laid on what can mean several things it stays chosen, with what it lies on picked', async () => {
    const seven = { cards: 'C5 D2', owner: 1, value: 7, locked: false };
    open = await openMulle({ table: ['S3', seven], hands: ['H3 S10 C4', 'DQ H7 H8'] });
    await drop('H3', lying('build-7'));
    expect(open.acts()).toEqual([]);
    expect([count('.pile-open.picked'), count('.hand .sel')]).toEqual([1, 1]);
    expect(find('.compose [data-way=main]').dataset['action']).toMatch(/^rebuild H3 on 7 to /u);
  });

  test('laid on what it can do nothing with, it is refused with the reason', async () => {
    open = await openMulle(SEVENS);
    await drop('D9', lying('HQ'));
    expect(open.acts()).toHaveLength(1);
    expect(count('[data-tip]')).toBe(1);
  });

  test('laid on the cloth it lies there', async () => {
    open = await openMulle({ table: ['SK'], hands: ['D2 D4', 'DQ H9'] });
    await lift('D2', '.cloth');
    expect(find('.cloth').classList).toContain('lit');
    pointer(find('.hand [data-card="D2"]'), 'pointerup', 530, 140);
    await settle();
    expect(open.acts()).toEqual(['discard D2']);
  });

  test('let go beside everything, or taken away by the browser, nothing happens', async () => {
    open = await openMulle(SEVENS);
    for (const type of ['pointerup', 'pointercancel']) {
      const card = await lift('D7', lying('S3'));
      pointer(card, 'pointermove', 900, 700);
      pointer(card, type, 900, 700);
      await settle();
      expect([open.acts(), count('.ghost'), count('.hand .sel'), count('.lifted')]).toEqual([[], 0, 0, 0]);
    }
  });
});

describe('to a lane', () => {
  afterEach(close);
  const CARD = 'Tomo/Torchbearer';
  const lane = '[data-drop="mission-C"]';

  test('with one way there it is gone to; nothing is asked while it is dragged', async () => {
    await show({ ...POSITION, chakra: [1, 3] });
    const card = await lift(CARD, lane);
    expect([count('.lane.lit'), count('.choice')]).toEqual([2, 0]);
    pointer(card, 'pointerup', 530, 140);
    await settle();
    expect(acts()).toEqual([`hide ${CARD} C`]);
  });

  test('with several they are listed for that lane', async () => {
    await show({ ...POSITION, chakra: [9, 3] });
    await drop(CARD, lane);
    expect([acts(), session.aimed.value, count('.choice')]).toEqual([[], 'mission-C', 1]);
  });
});

describe('to a trick', () => {
  const legalCard = ({ timeline }: PlayedTable): string => timeline().match.legal(0)[0]?.split(' ')[1] ?? '';
  const openTricks = async (turn: boolean): Promise<PlayedTable> => {
    tricks = await openPlayed({
      game: 'guinote',
      seats: 2,
      options: { players: 2 },
      course: (timeline) => {
        const [seat = 0] = timeline.match.actors.must;
        const action = timeline.match.legal(seat)[0] ?? '';
        return timeline.steps > 2 && (seat === 0) === turn && action.startsWith('play') ? undefined : { seat, action };
      },
    });
    return tricks;
  };

  test('it is played, even where moves are confirmed: dropping it is sure enough', async () => {
    change({ confirmMoves: true });
    const shown = await openTricks(true);
    const card = legalCard(shown);
    await lift(card, '.centre');
    expect(find('.centre').classList).toContain('lit');
    expect(count('.action-row .cancel')).toBe(0);
    pointer(find(`.hand [data-card="${card}"]`), 'pointerup', 530, 140);
    await settle();
    expect(shown.acts()).toEqual([`play ${card}`]);
  });

  test("before one's turn it is chosen for then", async () => {
    const shown = await openTricks(false);
    const card = find('.hand [data-card]').dataset['card'] ?? '';
    await drop(card, '.centre');
    expect(shown.acts()).toEqual([]);
    expect(shown.session.held.value).toEqual({ zone: 'hand', card, until: 'turn' });
  });
});
