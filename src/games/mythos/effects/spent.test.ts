// A line fires once a round: when it is triggered again, the player is told so, in the log and on the card.

import { describe, expect, test } from 'vitest';
import { LANGUAGES, plain } from '../../../kernel/presentation.ts';
import { presentation } from '../presentation/whole.ts';
import { nameOfId } from '../cards.ts';
import { plainSet, scenario, type Scenario } from '../testing/scenario.ts';

const SET = plainSet(`
character Phoenix
  group Red; cost 1; power 1
  MAIN ⚡ DEFEAT SELF then PLAY_CHARACTER 9 discard
  MAIN ⚡ DRAW 1
character Veil
  group Red; cost 1; power 1
  AMBUSH ⚡ HIDE
  AMBUSH ⚡ GAIN_CHAKRA 1
character V
  group Red; cost 1; power 1
`);

const phoenix = (): Scenario =>
  scenario({ set: SET, hands: [['Phoenix'], []], decks: [['V'], []], chakra: [1, 0] }).p1.play('Phoenix', 'D');

describe('a line that has fired in this round', () => {
  test('[MYT-6.9] is told when it does not fire again, with its trigger', () => {
    const at = phoenix();
    expect(at.lane('D', 0)).toEqual(['Phoenix:1']);
    expect(at.last.filter(({ type }) => type === 'spent')).toEqual([
      { type: 'spent', seat: 0, card: 'Phoenix', line: 0, trigger: 'MAIN' },
      { type: 'spent', seat: 0, card: 'Phoenix', line: 1, trigger: 'MAIN' },
    ]);
  });

  test('[MYT-6.9] the log says so in every language, and the table gives notice of it', () => {
    const [event] = phoenix().last.filter(({ type }) => type === 'spent');
    const said = LANGUAGES.map((language) => plain(presentation.words(language).event(event, String) ?? [], nameOfId));
    expect(said[1]).toBe('Phoenix: its Main line has fired this round and does not fire again.');
    expect(new Set(said).size).toBe(LANGUAGES.length);
    for (const line of said) expect(line).toMatch(/Phoenix.*Main/u);
    expect(presentation.isNotable?.(event)).toBe(true);
  });

  test('[MYT-6.9] the card is marked until the next round', () => {
    const marked = (at: Scenario): unknown =>
      presentation
        .scene(at.view(0))
        .zones.find(({ id }) => id === 'lane-D-0')
        ?.cards.map((card) => card?.spent);
    const fresh = scenario({ set: SET, lanes: { D: [['Phoenix'], []] } });
    expect(marked(fresh)).toEqual([undefined]);
    const at = phoenix();
    expect(marked(at)).toEqual(['⚡']);
    at.p2.pass().p1.pass();
    expect(marked(at)).toEqual([undefined]);
  });

  test('[MYT-6.9] what is said of an action leaves out the lines that will not fire', () => {
    const at = scenario({ set: SET, lanes: { D: [[{ card: 'Veil', hidden: true }], []] } });
    const effect = (): string | undefined =>
      presentation.words('en').preview?.('reveal Veil D', at.view(0), String).effect;
    expect(effect()).toContain('Ambush: gain 1 chakra');
    at.p1.reveal('Veil', 'D').p2.pass();
    expect(at.lane('D', 0)).toEqual(['(Veil)']);
    expect(effect()).not.toContain('Ambush');
    at.p1.reveal('Veil', 'D');
    expect(at.eventTypes()).toEqual(['revealed', 'spent', 'spent']);
  });
});
