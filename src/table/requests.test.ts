// Acting and resigning: answers, repeated requests, races, the safety net, and what each player is shown.

import { describe, expect, test } from 'vitest';
import { module as whistle } from '../../examples/whistle/index.ts';
import { historyOf } from '../kernel/timeline.ts';
import { writeStep } from '../kernel/steps.ts';
import { KEPT_ANSWERS } from './answers.ts';
import { bench, bot, isSnapshot, isStep, person, termsOf } from './testing/bench.ts';
import { grab } from './testing/grab.ts';

const act = (intent: string, action: string, base = 0) => ({ type: 'act', intent, base, action }) as const;

const duel = () => {
  const table = bench(grab, termsOf(grab, [person('ann'), person('bob')]));
  table.join('ann');
  table.join('bob');
  return table;
};

const trick = () => {
  const table = bench(whistle.game, termsOf(whistle.game, [person('ann'), person('bob')]));
  table.join('ann');
  table.join('bob');
  return table;
};

describe('an action', () => {
  test('is appended first, then shown to everybody, then answered', () => {
    const table = duel();
    const effects = table.say("ann'", act('a', 'take G1'), 1500);
    expect(
      effects.map((effect) => (effect.type === 'send' ? `${effect.client} ${effect.message.type}` : effect.type)),
    ).toEqual(['append', "ann' step", "bob' step"]);
    expect(table.log()).toEqual([
      { seq: 1, step: { kind: 'act', seat: 0, act: 'take G1', ms: 500 }, intent: { player: 'ann', id: 'a' } },
    ]);
    expect(table.answer("ann'")).toEqual({ type: 'answer', intent: 'a', ok: true, revision: 1 });
    expect(table.sent("ann'").find(isStep)).toMatchObject({ revision: 1, seat: 0, action: 'take G1' });
    // What a seat chose is its own; the others have what happened.
    expect(table.sent("bob'").find(isStep)).toMatchObject({ revision: 1, seat: 0 });
    expect(table.sent("bob'").find(isStep)?.events).toEqual([{ type: 'took', seat: 0, take: 'G1' }]);
  });

  test('refused by the rules says which rule, and changes nothing', () => {
    const table = trick();
    const { timeline } = table.table();
    const [waiting] = timeline.match.actors.must.map((seat) => 1 - seat);
    const client = waiting === 0 ? "ann'" : "bob'";
    table.say(client, act('a', 'play HA'));
    expect(table.answer(client)).toMatchObject({
      ok: false,
      code: 'refused',
      refusal: { code: 'not-your-turn', clause: 'WHI-3' },
      revision: 0,
    });
    expect(table.table().timeline).toBe(timeline);
    expect(table.log()).toEqual([]);
  });

  test('that is no action of the game is unreadable', () => {
    const table = duel();
    table.say("ann'", act('a', 'dance'));
    expect(table.answer("ann'")).toMatchObject({
      code: 'unreadable',
      message: `That isn't an action of this game: must read "take" and a card.`,
    });
  });

  test.each(['take  G1\n', 'TAKE G1'])(
    'written in another way (%j) is logged in the one way the game writes it',
    (action) => {
      const table = duel();
      table.say("ann'", act('a', action));
      expect(table.log().map(({ step }) => writeStep(step))).toEqual(['0 0 take G1']);
      expect(table.sent("ann'").find(isStep)?.action).toBe('take G1');
      table.crash();
      expect(table.table().timeline.steps).toBe(1);
    },
  );

  test('needs a seat', () => {
    const table = duel();
    table.join('eve');
    table.say("eve'", act('a', 'take G1'));
    expect(table.answer("eve'")).toMatchObject({ code: 'not-seated' });
  });

  test('waits for every seat to be taken', () => {
    const table = bench(grab, termsOf(grab, [person('ann'), null]));
    table.join('ann');
    table.say("ann'", act('a', 'take G1'));
    expect(table.answer("ann'")).toMatchObject({ code: 'not-now' });
    table.say("ann'", { type: 'resign', intent: 'b' });
    expect(table.answer("ann'")).toMatchObject({ code: 'not-now' });
  });

  test('of a client that is not connected is not heard', () => {
    expect(duel().say('nobody', act('a', 'take G1'))).toEqual([]);
  });
});

describe('a repeated request', () => {
  test('that was granted gets the same answer and is done once, also after a crash', () => {
    const table = duel();
    table.say("ann'", act('a', 'take G1'));
    const first = table.answer("ann'");
    table.say("bob'", act('b', 'take G2'));
    expect(table.say("ann'", act('a', 'take G1'))).toEqual([{ type: 'send', client: "ann'", message: first }]);
    table.crash();
    table.join('ann');
    expect(table.say("ann'", act('a', 'take G1'))).toEqual([{ type: 'send', client: "ann'", message: first }]);
    expect(table.log()).toHaveLength(2);
  });

  test('that was refused gets the same answer, even if it could be granted now', () => {
    const table = trick();
    const [turn] = table.table().timeline.match.actors.must as [number];
    const [mover, waiter] = turn === 0 ? ["ann'", "bob'"] : ["bob'", "ann'"];
    const card = table.table().timeline.match.view(1 - turn) as { readonly hands: readonly (readonly string[])[] };
    const early = act('early', `play ${card.hands[1 - turn]?.[0]}`);
    table.say(waiter, early);
    const first = table.answer(waiter);
    table.say(mover, act('m', table.table().timeline.match.legal(turn)[0] as string));
    table.say(waiter, early);
    expect(table.answer(waiter)).toEqual(first);
  });

  test('of another player is another request', () => {
    const table = duel();
    table.say("ann'", act('a', 'take G1'));
    table.say("bob'", act('a', 'take G2'));
    expect(table.answer("bob'")).toMatchObject({ ok: true, revision: 2 });
  });

  test('is remembered for the newest refusals only', () => {
    const table = duel();
    for (let n = 0; n < KEPT_ANSWERS + 5; n++) table.say("ann'", act(`a${n}`, 'dance'));
    expect(table.table().answers.get('ann')).toHaveLength(KEPT_ANSWERS);
    table.join('eve');
    table.say("eve'", act('a', 'dance'));
    table.tell({ type: 'disconnect', client: "eve'" });
    expect([...table.table().answers.keys()]).toEqual(['ann']);
  });
});

describe('a race', () => {
  test('is looked for in the last 100 steps only, so that no answer costs more than that', () => {
    let asked = 0;
    const counted: typeof grab = {
      ...grab,
      refuse: (state, seat, action) => {
        asked++;
        return grab.refuse(state, seat, action);
      },
    };
    const table = bench(counted, termsOf(grab, [person('ann'), bot()]));
    table.join('ann');
    for (let n = 0; n < 100; n++) {
      const { timeline } = table.table();
      table.say("ann'", act(`a${n}`, 'take G1', timeline.steps));
      table.say("ann'", { type: 'takeback', intent: `t${n}`, base: timeline.steps + 1 });
    }
    table.say("ann'", act('last', 'take G1', 200));
    asked = 0;
    table.say("ann'", act('old', 'take G1', 50));
    expect(table.answer("ann'")).toMatchObject({ code: 'refused' });
    expect(asked).toBeLessThan(5);
    table.say("ann'", act('new', 'take G1', 200));
    expect(table.answer("ann'")).toMatchObject({ code: 'lost-race', overtakenBy: 201 });
  });

  test('lost names the step that was faster, and the rule', () => {
    const table = duel();
    table.say("ann'", act('a', 'take G3'));
    table.say("ann'", act('b', 'take G1', 1));
    table.say("ann'", act('c', 'take G2', 2));
    table.say("bob'", act('d', 'take G1', 0));
    expect(table.answer("bob'")).toMatchObject({
      code: 'lost-race',
      overtakenBy: 2,
      revision: 3,
      refusal: { code: 'not-there', clause: 'GRA-1' },
    });
  });

  test('is not lost by what was illegal already', () => {
    const table = duel();
    table.say("ann'", act('a', 'take G1'));
    table.say("ann'", act('b', 'take G2', 1));
    table.say("bob'", act('d', 'take G1', 1));
    expect(table.answer("bob'")).toMatchObject({ code: 'refused' });
    expect(table.answer("bob'")).not.toHaveProperty('overtakenBy');
  });

  test('is won from a stale base if the action is still legal', () => {
    const table = duel();
    table.say("ann'", act('a', 'take G1'));
    table.say("bob'", act('b', 'take G2', 0));
    expect(table.answer("bob'")).toMatchObject({ ok: true, revision: 2 });
  });

  test('from a revision that does not exist gets a fresh snapshot', () => {
    const table = duel();
    table.say("ann'", act('a', 'take G1', 1));
    expect(table.sent("ann'").map(({ type }) => type)).toEqual(['snapshot', 'answer']);
    expect(table.answer("ann'")).toMatchObject({ code: 'not-now' });
  });
});

describe('the end', () => {
  test('by resignation is a step, and everything after it is too late', () => {
    const table = duel();
    table.say("bob'", { type: 'resign', intent: 'r' });
    expect(table.shown("ann'")).toMatchObject({
      outcome: { rank: [1, 2], reason: 'resigned' },
    });
    expect(table.log()).toMatchObject([{ step: { kind: 'resign', seat: 1 } }]);
    for (const [index, late] of [
      act('x', 'take G1', 1),
      { type: 'resign', intent: 'x' },
      { type: 'takeback', intent: 'x', base: 1 },
      { type: 'sit', intent: 'x', seat: 0, name: 'N' },
    ].entries()) {
      table.say("ann'", { ...late, intent: `x${index}` } as never);
      expect(table.answer("ann'")).toMatchObject({ ok: false, code: 'match-finished' });
    }
  });

  test('opens everything, not a step earlier', () => {
    const table = bench(grab, termsOf(grab, [person('ann'), bot()], { options: { cards: 1 } }));
    table.join('ann');
    table.join('eve');
    const { secrets } = table.table().timeline.match.view('open') as { readonly secrets: readonly string[] };
    expect(JSON.stringify(table.sent("eve'"))).not.toMatch(/X\d/u);
    table.say("ann'", act('a', 'take G1'));
    expect(table.shown("eve'")).toMatchObject({ view: { secrets } });
    table.join('eve', 'eve-2');
    expect(table.sent('eve-2').find(isSnapshot)?.events).toEqual(historyOf(table.table().timeline, 'open'));
  });
});

describe('what is sent', () => {
  test('holds only what the seat may know, and never the seed or a player id', () => {
    const table = duel();
    table.join('eve');
    table.join('bob', 'bob-2');
    const { match } = table.table().timeline;
    expect(table.sent('bob-2').find(isSnapshot)).toMatchObject({ seat: 1, view: match.view(1), legal: match.legal(1) });
    const effects = table.say("ann'", act('a', 'take G1'));
    const text = JSON.stringify(effects.filter(({ type }) => type === 'send'));
    expect(text).not.toContain(table.table().terms.seed);
    expect(text).not.toContain('"player"');
    expect(table.shown("eve'")).toMatchObject({
      view: table.table().timeline.match.view('public'),
      legal: [],
    });
    expect(table.shown("bob'")?.view).toEqual(table.table().timeline.match.view(1));
  });

  test('goes to who has joined only', () => {
    const table = duel();
    table.tell({ type: 'connect', client: 'quiet', player: 'eve' });
    table.say("ann'", act('a', 'take G1'));
    expect(table.sent('quiet')).toEqual([]);
  });
});
