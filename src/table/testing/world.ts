// A simulated world: one server, several clients, a network that drops, doubles, delays and reorders, and a seeded scheduler.

import { fastRandom } from '../../kernel/random.ts';
import type { ClientMessage, ServerMessage } from '../../protocol/messages.ts';
import { clientAgain, clientConnected, clientLost } from '../../protocol/client.ts';
import type { Entry, NextTable } from '../model.ts';
import { hear, odd, openActor, sensible, want, type Actor } from './actor.ts';
import type { Plan } from './plan.ts';
import { openServer } from './server.ts';

/** Everything that came of a run, for the oracle. */
export interface Story {
  readonly plan: Plan;
  readonly durable: readonly Entry[];
  readonly actors: readonly Actor[];
  /** What left the server, to whom. */
  readonly told: readonly { readonly player: string; readonly message: ServerMessage }[];
  readonly ended: boolean;
  readonly crashes: readonly ('step' | 'answer' | 'nothing')[];
  /** The table that those who wanted to play again went on to, and how often one was opened. */
  readonly next: NextTable | null;
  readonly opened: number;
}

type Flying =
  | { readonly line: string; readonly to: 'server'; readonly message: ClientMessage }
  | { readonly line: string; readonly to: 'client'; readonly message: ServerMessage };

/** What a message can look like that no client of ours sends; none of it may move the match. */
const GARBAGE: readonly ((message: ClientMessage) => unknown)[] = [
  () => undefined,
  () => null,
  () => 'join',
  () => [],
  (message) => ({ ...message, type: 'dance' }),
  (message) => ({ ...message, intent: { toString: () => 'x' } }),
  (message) => ({ ...message, action: 5, base: -1 }),
  (message) => ({ ...message, seat: Number.NaN, name: null }),
  (message) => ({ ...message, what: 'everything', offer: [] }),
  (message) => ({ ...message, options: { players: { valueOf: 2 } } }),
  (message) => JSON.stringify(message),
];

interface Deed {
  readonly weight: number;
  readonly run: () => void;
}

/** Runs a plan to the end of its match, or until it is clear that the match will not end. */
export const runWorld = (plan: Plan): Story => {
  const random = fastRandom(plan.seed ^ 0x5bd1e995);
  const chance = (perMille: number): boolean => random.below(1000) < perMille;
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)] as T;
  const actors = plan.people.flatMap(({ player, clients }) =>
    Array.from({ length: clients }, (_, index) => openActor(player, index)),
  );
  const told: { player: string; message: ServerMessage }[] = [];
  const crashes: ('step' | 'answer' | 'nothing')[] = [];
  let flying: Flying[] = [];
  let now = plan.terms.createdAt;
  let calm = false;

  const fly = (message: Flying): void => {
    if (!calm && chance(plan.trouble.drop)) return;
    flying.push(message);
    if (!calm && chance(plan.trouble.double)) flying.push(message);
  };
  const server = openServer(plan, (line, message) => {
    const actor = actors.find((one) => one.line === line);
    if (actor === undefined) return;
    told.push({ player: actor.player, message });
    fly({ line, to: 'client', message });
  });
  const say = (actor: Actor, messages: readonly ClientMessage[]): void => {
    if (actor.line === null) return;
    for (const message of messages) fly({ line: actor.line, to: 'server', message });
  };

  const connect = (actor: Actor): void => {
    const { client, send } = clientConnected(actor.client);
    actor.client = client;
    actor.line = `${actor.name}/${actor.lines++}`;
    server.take({ type: 'connect', client: actor.line, player: actor.player }, now);
    say(actor, send);
  };
  const lose = (actor: Actor): void => {
    flying = flying.filter(({ line }) => line !== actor.line);
    actor.line = null;
    actor.client = clientLost(actor.client);
  };
  const cut = (actor: Actor): void => {
    if (actor.line === null) return;
    server.take({ type: 'disconnect', client: actor.line }, now);
    lose(actor);
  };
  const crash = (): void => {
    for (const actor of actors) lose(actor);
    crashes.push(server.crash(now) ?? 'nothing');
  };
  const deliver = (): void => {
    const at = !calm && plan.trouble.reorder ? random.below(flying.length) : 0;
    const [arrived] = flying.splice(at, 1);
    if (arrived === undefined) return;
    if (arrived.to === 'server') {
      const message = !calm && chance(plan.trouble.garble) ? pick(GARBAGE)(arrived.message) : arrived.message;
      return server.take({ type: 'message', client: arrived.line, message }, now);
    }
    const actor = actors.find((one) => one.line === arrived.line);
    if (actor !== undefined) say(actor, hear(actor, arrived.message));
  };
  const tick = (): void => {
    const next = server.nextRing() ?? now;
    now = chance(200) && next > now ? next : now + random.below(300);
    server.ring(now);
  };
  const request = (actor: Actor): void => {
    const wanted = !calm && chance(250) ? odd(actor, plan, random) : sensible(actor, plan, random);
    if (wanted !== undefined) say(actor, want(actor, wanted));
  };
  const again = (actor: Actor): void => {
    const { client, send } = clientAgain(actor.client);
    actor.client = client;
    say(actor, send);
  };

  const deeds = (): readonly Deed[] => {
    const online = actors.filter(({ line }) => line !== null);
    const offline = actors.filter(({ line }) => line === null);
    const all: Deed[] = [
      { weight: server.busy() ? (calm ? 600 : plan.trouble.disk) : 0, run: server.pump },
      { weight: flying.length > 0 ? 600 : 0, run: deliver },
      { weight: server.thinking() > 0 ? 200 : 0, run: () => server.answerThought(random, now) },
      { weight: server.opening() ? 100 : 0, run: () => server.openNext(random, now) },
      { weight: offline.length > 0 ? 200 : 0, run: () => connect(pick(offline)) },
      { weight: 300, run: () => request(pick(actors)) },
    ];
    // Bots on a pace, a countdown and whoever gathers contributions need the time to pass, also when all else is calm.
    const { pace, format } = plan.terms;
    const timed = pace !== undefined || format === 2 || plan.arena.game.countdown === true;
    if (calm) return timed ? [...all, { weight: 100, run: tick }] : all;
    return [
      ...all,
      { weight: 100, run: tick },
      { weight: online.length > 0 ? 50 : 0, run: () => again(pick(online)) },
      { weight: online.length > 0 ? plan.trouble.cut : 0, run: () => cut(pick(online)) },
      { weight: plan.trouble.crash * (server.busy() ? 2 : 1), run: crash },
    ];
  };
  const step = (): void => {
    const all = deeds();
    let at = random.below(all.reduce((sum, { weight }) => sum + weight, 0));
    for (const { weight, run } of all) {
      if (at < weight) return run();
      at -= weight;
    }
  };

  const finish = (): boolean =>
    server.table().timeline.outcome !== undefined &&
    !server.busy() &&
    !server.opening() &&
    flying.length === 0 &&
    actors.every(({ client }) => client.upToDate && client.pending.length === 0);

  for (let round = 0; round < plan.trouble.rounds; round++) step();
  calm = true;
  for (const actor of actors) cut(actor);
  for (let round = 0; round < 20_000 && !finish(); round++) step();
  return {
    plan,
    durable: server.durable,
    actors,
    told,
    ended: finish(),
    crashes,
    next: server.next(),
    opened: server.opened(),
  };
};
