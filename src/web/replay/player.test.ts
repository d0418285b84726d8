// The player of a replay without a browser's worker: what it asks for, what it shows, and when it gives up.
// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { writeRecord } from '../../kernel/record.ts';
import { randomRecord } from '../../kernel/testing/sample-records.ts';
import { answeringWith } from './answering.ts';
import type { Ask, Reply } from './asking.ts';
import type { Place } from './address.ts';
import { openPlayer, type Player } from './player.ts';
import { openProver } from './proving.ts';
import type { StartReader } from './reader.ts';

const settle = async (): Promise<void> => {
  for (let i = 0; i < 8; i++) await new Promise((resolve) => setTimeout(resolve, 0));
};

interface World {
  readonly player: Player;
  readonly asked: Ask[];
  readonly timers: { readonly ms: number; readonly run: () => void }[];
  readonly ended: () => boolean;
}

/** Answers in this process; `deaf` never answers. */
const inProcess =
  (asked: Ask[], onEnd: () => void, deaf = false): StartReader =>
  (heard) => {
    const answer = answeringWith({
      games: GAMES,
      reply: (reply: Reply) => queueMicrotask(() => heard(reply)),
      after: (_, run) => {
        const timer = setTimeout(run, 0);
        return () => clearTimeout(timer);
      },
      now: () => 0,
    });
    return {
      ask: (ask) => {
        asked.push(ask);
        if (!deaf) void answer(ask);
      },
      end: onEnd,
    };
  };

const open = async (text: string, place: Place = {}, deaf = false): Promise<World> => {
  const asked: Ask[] = [];
  const timers: World['timers'] = [];
  let ended = false;
  const player = openPlayer({
    text,
    start: inProcess(asked, () => (ended = true), deaf),
    load: (game) => GAMES[game]?.().then(({ presentation }) => presentation),
    after: (ms, run) => {
      const timer = { ms, run };
      timers.push(timer);
      return () => {
        if (timers.includes(timer)) timers.splice(timers.indexOf(timer), 1);
      };
    },
    place,
  });
  for (let i = 0; i < 50 && player.track.value === undefined && player.problem.value === undefined && !deaf; i++)
    await settle();
  await settle();
  return { player, asked, timers, ended: () => ended };
};

const guinote = await GAMES['guinote']!();
const TEXT = writeRecord(randomRecord(guinote.game, { players: 2, partidasPerCoto: 1 }, 3));

describe('a player', () => {
  it('shows the start, then what it is moved to', async () => {
    const { player } = await open(TEXT);
    expect(player.session.picture.value?.revision).toBe(player.step.value);
    player.move(1);
    await settle();
    player.session.skip();
    expect(player.session.picture.value?.revision).toBe(player.track.value?.stops[1]?.step);
    player.leap(true);
    await settle();
    expect(player.track.value?.stops[player.at.value]?.tall).toBe(true);
    player.close();
  });

  it('begins where the address says, with its eyes', async () => {
    const { player } = await open(TEXT, { step: 9, viewer: 1 });
    expect([player.step.value, player.viewer.value]).toEqual([9, 1]);
    expect(player.session.client.value.state).toMatchObject({ revision: 9, seat: 1 });
    player.lookAs('public');
    await settle();
    expect(player.session.client.value.state).toMatchObject({ revision: 9, seat: null });
    player.close();
  });

  it('is content with an address that is beyond the match', async () => {
    const { player } = await open(TEXT, { step: 99_999, viewer: 7 });
    expect(player.viewer.value).toBe('open');
    expect(player.step.value).toBe((player.outline.value?.notes.length ?? 0) - 1);
    player.close();
  });

  it('asks for one state at a time while it is dragged, and ends at the last', async () => {
    const { player, asked } = await open(TEXT);
    const before = asked.length;
    for (let at = 1; at <= 30; at++) player.goToStop(at);
    await settle();
    await settle();
    const steps = asked.slice(before).flatMap((ask) => (ask.type === 'show' ? [ask.step] : []));
    expect(steps).toHaveLength(2);
    expect(player.session.picture.value?.revision).toBe(player.track.value?.stops[30]?.step);
    player.close();
  });

  it('never plays anything: touches, actions and requests go nowhere', async () => {
    const { player } = await open(TEXT, { viewer: 0, step: 5 });
    player.session.act('play 1C');
    player.session.request({ type: 'resign' });
    player.session.touch('hand', '1C');
    expect(player.session.client.value.pending).toEqual([]);
    player.close();
  });

  it('plays by itself, as fast as it is told, and stops at the end', async () => {
    const { player, timers } = await open(TEXT);
    player.speed.value = 4;
    player.goToStop((player.track.value?.stops.length ?? 0) - 2);
    await settle();
    player.toggle();
    for (let i = 0; i < 40 && player.running.value; i++) {
      const due = timers.filter(({ ms }) => ms < 10_000);
      for (const timer of due) {
        timers.splice(timers.indexOf(timer), 1);
        timer.run();
      }
      await settle();
    }
    expect(player.running.value).toBe(false);
    expect(player.at.value).toBe((player.track.value?.stops.length ?? 0) - 1);
    player.close();
  });

  it('says what is wrong with a text that is no record', async () => {
    const { player } = await open('{"format":3}');
    expect(player.problem.value).toMatchObject({ why: 'unreadable', error: { at: 'format' } });
    player.close();
  });

  it('gives up after its time, and ends the worker', async () => {
    const { player, timers, ended } = await open(TEXT, {}, true);
    timers.find(({ ms }) => ms === 60_000)?.run();
    expect(player.problem.value).toEqual({ why: 'slow' });
    expect(ended()).toBe(true);
    player.close();
  });
});

describe('a proof', () => {
  it('runs, tells how far it is, and is cancelled by ending its worker', async () => {
    let ends = 0;
    const prover = openProver(
      TEXT,
      inProcess([], () => ends++),
    );
    prover.run();
    expect(prover.state.value).toEqual({ at: 'running', progress: undefined });
    prover.cancel();
    expect([prover.state.value.at, ends]).toEqual(['idle', 1]);
    prover.run();
    for (let i = 0; i < 200 && prover.state.value.at === 'running'; i++) await settle();
    expect(prover.state.value).toMatchObject({ at: 'done', proof: { ok: true } });
  });

  it('names the step where a record is not what was played', async () => {
    const record = randomRecord(guinote.game, { players: 2, partidasPerCoto: 1 }, 3);
    const altered = writeRecord({ ...record, steps: record.steps.with(4, '2800 1 play 9Z') });
    const prover = openProver(
      altered,
      inProcess([], () => undefined),
    );
    prover.run();
    for (let i = 0; i < 200 && prover.state.value.at === 'running'; i++) await settle();
    expect(prover.state.value).toMatchObject({ at: 'done', proof: { ok: false, step: 5 } });
  });
});
