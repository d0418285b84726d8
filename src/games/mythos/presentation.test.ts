// What a table of Mythos shows and says: lanes, sheets of any set, and ways with outcomes that are certain.

import { describe, expect, test } from 'vitest';
import { plain, type Language, type Preview } from '../../kernel/presentation.ts';
import { presentation } from './presentation/whole.ts';
import { mythos } from './index.ts';
import { optionsWith, plainSet, positionOf, scenario } from './testing/scenario.ts';
import type { View } from './view.ts';

const SET = plainSet(`
character Sera — Dancer
  group Blue; cost 4; power 4; keywords Elite
  MAIN ⚡ Hide an enemy character with power 3 or less on this mission.
character Neth — Rower
  group Blue; cost 2; power 2
character Brasa — Smith
  group Red; cost 3; power 3
character Tolk — Scribe
  group Red; cost 2; power 2
character Hask — Guard
  group Red; cost 4; power 4
character Mover — One
  group Red; cost 1; power 1
  MAIN ⚡ Move an enemy character on this mission.
character Polite — One
  group Red; cost 1; power 1
  MAIN ⚡ You may: draw 1 card. Then: gain 1 chakra.
jutsu Blast
  cost 2
  MAIN ⚡ Draw 1 card.
`);

const view = (state: ReturnType<typeof scenario>['state'], seat = 0): View =>
  JSON.parse(JSON.stringify(mythos.view(state, seat))) as View;

const who = (seat: number): string => ['You', 'Bea'][seat] as string;

const way = (seen: View, action: string): Preview => {
  const words = presentation.words('en', seen);
  const preview = words.preview?.(action, seen, who);
  if (preview === undefined) throw new Error('Mythos has previews');
  return preview;
};

const said = ({ label, effect }: Preview): string => `${plain(label, presentation.words('en').card)} | ${effect}`;

describe('the log', () => {
  const passed = { type: 'passed', seat: 0, edge: true };
  const say = (language: Language, you?: number): string =>
    plain(
      presentation.words(language).event(
        passed,
        Object.assign(() => 'Ana', { you }),
      ) ?? [],
      (id) => id,
    );

  test('speaks to the reader, and of everybody else by name', () => {
    expect(say('en', 0)).toBe('You pass and take the Edge.');
    expect(say('en', 1)).toBe('Ana passes and takes the Edge.');
    expect(say('en')).toBe('Ana passes and takes the Edge.');
    expect(say('es', 0)).toBe('Pasas y te llevas el Edge.');
  });
});

describe('ways', () => {
  const table = scenario({
    set: SET,
    hands: [['Sera — Dancer', 'Blast'], []],
    lanes: { D: [['Neth — Rower'], ['Brasa — Smith', 'Tolk — Scribe', 'Hask — Guard']] },
  });

  test('where to says who goes there, also if nobody had to choose the character', () => {
    const moving = scenario({
      set: SET,
      round: 3,
      hands: [['Mover — One'], []],
      lanes: { D: [[], ['Tolk — Scribe']], C: [[], []], B: [[], []] },
    }).p1.play('Mover — One', 'D');
    const seen = view(moving.state);
    expect(said(way(seen, 'to C'))).toContain('Tolk — Scribe → C');
    expect(plain(presentation.words('en', seen).action('to B', seen), presentation.words('en').card)).toBe(
      'Tolk — Scribe → To mission B',
    );
    expect(seen.about).toEqual({ side: 1, lane: 'D', place: 0 });
    expect(view(moving.state, 1).about).toBeNull();
    moving.choose('C');
  });

  test('a card that is played says its price, the powers after it and what it fires', () => {
    const seen = view(table.state);
    expect(said(way(seen, 'play Sera/Dancer D'))).toBe(
      'Play on D for 4 | D: 2 → 6; Main: hide an enemy character with power 3 or less on this mission',
    );
    expect(said(way(seen, 'hide Sera/Dancer D'))).toBe('Hidden on D for 1 | ');
    expect(said(way(seen, 'jutsu Blast D Neth/Rower'))).toBe('With Neth — Rower on D for 2 | Main: draw 1 card');
  });

  test('each answer says what it leads to: a tie that the Edge decides, or who still leads', () => {
    const asked = scenario({
      set: SET,
      hands: [['Sera — Dancer'], []],
      lanes: { D: [['Neth — Rower'], ['Brasa — Smith', 'Tolk — Scribe', 'Hask — Guard']] },
    });
    asked.p1.play('Sera — Dancer', 'D');
    const seen = view(asked.state);
    expect(way(seen, 'choose 1 D Brasa/Smith')).toMatchObject({
      effect: 'hidden; D: 9 → 6, tie: your Edge wins',
      brief: 'hidden',
      good: true,
    });
    expect(way(seen, 'choose 1 D Tolk/Scribe')).toMatchObject({
      effect: 'hidden; D: 9 → 7, Bea still leads',
      brief: 'hidden',
      good: false,
    });
    asked.leaveOpen();
  });

  test('a question is asked once: no “you may” beside the button that declines, nor again on the one that accepts', () => {
    const asked = scenario({ set: SET, hands: [['Polite — One'], []] });
    asked.p1.play('Polite — One', 'D');
    const seen = view(asked.state);
    const [fact] = presentation.scene(seen).facts.filter(({ at }) => at === 'choice');
    const words = presentation.words('en', seen);
    expect(fact && words.fact(fact, () => '')).toBe('Polite — One: draw 1 card. Then gain 1 chakra');
    expect(said(way(seen, 'accept'))).toBe('Do it | ');
    asked.leaveOpen();
  });

  test('what hangs on cards that the player does not know is not foretold', () => {
    const asked = scenario({
      set: SET,
      hands: [['Mover — One'], []],
      lanes: { D: [[], ['Brasa — Smith', 'Tolk — Scribe']], C: [[], []] },
    });
    asked.p1.play('Mover — One', 'D');
    expect(way(view(asked.state), 'choose 1 D Brasa/Smith').effect).toBe(
      'to C; D: 5 → 2, Bea still leads; C: 0 → 3, Bea leads',
    );
    asked.leaveOpen();
    // Somebody hidden on C may have that name: then nobody goes there.
    const table = scenario({
      set: SET,
      hands: [['Mover — One'], ['Neth — Rower']],
      turn: 1,
      lanes: { D: [[], ['Brasa — Smith', 'Tolk — Scribe']], C: [[], []] },
    });
    table.p2.hide('Neth — Rower', 'C');
    table.p1.play('Mover — One', 'D');
    expect(way(view(table.state), 'choose 1 D Brasa/Smith').effect).toBe('on D, your opponent’s');
    table.leaveOpen();
  });
});

describe('what becomes of characters and chakra', () => {
  const fates = plainSet(`
character Leech — One
  group Red; cost 1; power 1
  MAIN ⚡ Remove 2 power from an enemy character. Then: steal 3 chakra.
character Killer — One
  group Red; cost 1; power 1
  MAIN ⚡ Defeat an enemy character.
character Siren — One
  group Red; cost 1; power 1
  MAIN ⚡ Take control of an enemy character.
character Storm — One
  group Red; cost 1; power 1
  MAIN ⚡ Defeat all enemy characters with power 2 or less.
character Cook — One
  group Red; cost 3; power 1
  MAIN ⚡ Gain 2 chakra.
character Vera — One
  group Blue; cost 3; power 3
character Vera — Two
  group Blue; cost 5; power 5
character Small — One
  group Blue; cost 1; power 1
character Tiny — One
  group Blue; cost 1; power 2
jutsu Oath
  cost 2
  MAIN ⚡ Put 3 power on this character.
`);
  const lanes = { D: [['Vera — One'], [{ card: 'Vera — One', tokens: 6 }, 'Small — One', 'Tiny — One']] } as const;
  const asked = (card: string, more: { readonly [key: string]: unknown } = {}): View => {
    const table = scenario({ set: fates, hands: [[card], []], chakra: [4, 2], lanes, ...more });
    table.p1.play(card, 'D');
    table.leaveOpen();
    return view(table.state);
  };
  const idle = (hand: readonly string[]): View =>
    view(scenario({ set: fates, hands: [hand, []], chakra: [4, 2], lanes }).state);

  test('the target of an answer: its power before and after, and what else comes of it', () => {
    expect(way(asked('Leech — One'), 'choose 1 D Vera/One')).toEqual({
      label: [{ card: 'Vera/One' }],
      effect: 'power 9 → 7; chakra 3 → 5; Bea: chakra 2 → 0; D: 12 → 10, Bea still leads',
      brief: '9 → 7',
      good: false,
    });
  });

  test('who leaves play, and who changes sides', () => {
    expect(way(asked('Killer — One'), 'choose 1 D Vera/One')).toMatchObject({
      effect: 'out of play; D: 12 → 3, you lead',
      brief: 'out of play',
    });
    expect(way(asked('Siren — One'), 'choose 1 D Small/One').brief).toBe('to your side');
  });

  test('others that an action reaches are named; what the button says that it costs is not said again', () => {
    expect(way(idle(['Storm — One']), 'play Storm/One D').effect).toMatch(
      /^Small — One, Tiny — One: out of play; D: 3–12 → 4–9, Bea still leads; Main: /u,
    );
    expect(way(idle(['Cook — One']), 'play Cook/One D').effect).toMatch(/^chakra 4 → 3; D: 3 → 4, /u);
    expect(way(idle(['Oath']), 'jutsu Oath D Vera/One')).toMatchObject({
      effect: expect.stringMatching(/^power 3 → 6; D: 3 → 6, Bea still leads; Main: /u),
      brief: '3 → 6',
    });
  });

  test('whoever is upgraded is not gone', () => {
    const seen = idle(['Vera — Two']);
    expect(way(seen, 'upgrade Vera/Two D').effect).toBe('D: 3 → 5, Bea still leads');
  });

  test('in every language', () => {
    const seen = asked('Killer — One');
    const brief = (language: Language): string | undefined =>
      presentation.words(language, seen).preview?.('choose 1 D Small/One', seen, who).brief;
    expect((['es', 'sv', 'de', 'fr'] as const).map(brief)).toEqual([
      'fuera de juego',
      'ur spel',
      'aus dem Spiel',
      'hors jeu',
    ]);
  });
});

describe('sheets', () => {
  test('any set is drawn: strange groups take colours of their own, known ones keep theirs', () => {
    const seen = view(scenario({ set: SET, lanes: { D: [['Neth — Rower'], ['Brasa — Smith']] } }).state);
    const { sheet } = presentation.words('es', seen);
    expect(sheet?.('Neth/Rower')).toMatchObject({
      name: 'Neth',
      title: 'Rower',
      art: { kind: 'character', faction: 'tide' },
    });
    expect(sheet?.('Brasa/Smith')).toMatchObject({
      art: { faction: 'lantern' },
      cost: 3,
      power: 3,
      summary: 'Red · coste 3 · poder 3',
    });
    expect(sheet?.('Plain_One')).toMatchObject({ art: { kind: 'mission', rank: 'D', points: 1 } });
    expect(sheet?.('Sera/Dancer')).toMatchObject({
      lines: [{ head: 'Main ⚡' }],
      art: { effects: [{ trigger: 'main', timing: 'instant', head: 'Main ⚡' }] },
    });
    expect(sheet?.('Kaito/Scout')).toBeUndefined();
    expect(presentation.words('en').sheet?.('Kaito/Scout')).toMatchObject({
      art: { faction: 'lantern' },
      cost: 2,
      power: 2,
    });
    expect(presentation.words('en').sheet?.('Grim/Sellsword')?.art).toMatchObject({ faction: 'independent' });
  });
});

describe('lanes', () => {
  test('four from the start of a round, with what each is worth and whose it is', () => {
    const seen = view(scenario({ set: SET, lanes: { D: [[], []], C: [['Neth — Rower'], []] } }).state);
    const { lanes = [] } = presentation.scene(seen);
    expect(lanes.map(({ group, state }) => `${group} ${state}`)).toEqual(['D open', 'C now', 'B later', 'A later']);
    const heads = lanes.map((lane) => presentation.words('en', seen).lane?.(lane, who, false));
    expect(heads[1]).toEqual({ title: 'Plain Two', note: '2 points · this round' });
    expect(heads[2]).toEqual({ title: 'Round 3', note: '3 points' });
    const won = { ...lanes[0], state: 'done', winner: 1 } as (typeof lanes)[number];
    expect(presentation.words('en', seen).lane?.(won, who, false)?.note).toBe('1 point, Bea’s');
    expect(presentation.words('sv', seen).lane?.({ ...won, winner: 0 }, who, true)?.note).toBe('1 poäng, ditt');
  });

  test('a hidden character of the rival is nothing but its tokens; one’s own is known and marked', () => {
    const position = positionOf({ set: SET, lanes: { D: [[], []] } });
    const state = mythos.position.read(optionsWith(), {
      ...position,
      lanes: [
        {
          mission: 'Plain_One',
          sides: [[{ card: 'Neth/Rower', hidden: true }], [{ card: 'Brasa/Smith', hidden: true, tokens: 2 }]],
        },
      ],
    });
    if (!state.ok) throw new Error(state.error.message);
    const scene = presentation.scene(view(state.value));
    expect(scene.zones.find(({ id }) => id === 'lane-D-1')).toMatchObject({ cards: [null], tokens: [2] });
    expect(scene.zones.find(({ id }) => id === 'lane-D-0')?.cards).toMatchObject([
      { id: 'Neth/Rower', mark: 'hidden' },
    ]);
    expect(JSON.stringify(scene)).not.toContain('Brasa');
    expect(presentation.touchTarget('reveal Neth/Rower D', scene)).toEqual({ zone: 'lane-D-0', card: 'Neth/Rower' });
    expect(presentation.tryTouch('lane-D-0', 'Neth/Rower', scene)).toBe('reveal Neth/Rower D');
  });

  test('touching a card that can’t be played tries what says most: a jutsu with somebody, a character where its name is free', () => {
    const table = scenario({
      set: SET,
      chakra: [0, 0],
      hands: [['Blast', 'Neth — Rower'], []],
      lanes: { D: [['Neth — Rower'], []], C: [[], []] },
    });
    const scene = presentation.scene(view(table.state));
    expect(presentation.tryTouch('hand', 'Blast', scene)).toBe('jutsu Blast D Neth/Rower');
    expect(presentation.tryTouch('hand', 'Neth/Rower', scene)).toBe('play Neth/Rower C');
    expect(presentation.tryTouch('hand', 'Neth/Rower')).toBe('play Neth/Rower D');
  });
});
