// The oracle: what must be true of every run, found from the durable log and from what clients were shown, nothing else.

import { botsHonest } from '../../bots/think.ts';
import { historyOf } from '../../kernel/timeline.ts';
import { writeStep } from '../../kernel/steps.ts';
import type { Answer } from '../../protocol/messages.ts';
import type { Actor, Sight } from './actor.ts';
import { COUNTDOWN_MS } from '../countdown.ts';
import { seatsAfter } from '../summary.ts';
import { leakOf } from './leak.ts';
import { first, same, truthOf, type Truth } from './truth.ts';
import type { Story } from './world.ts';

/** What is wrong with a run, if anything. */
export const faultOf = (story: Story): string | undefined => {
  const truth = truthOf(story);
  if (typeof truth === 'string') return truth;
  if (!story.ended) return 'the match did not end, or a client did not learn of it';
  return (
    doubled(story) ??
    robbed(story, truth) ??
    usurped(story, truth) ??
    intruded(story, truth) ??
    unagreed(story, truth) ??
    hasty(story, truth) ??
    early(story, truth) ??
    unready(story, truth) ??
    unasked(story, truth) ??
    parted(story) ??
    first(story.actors, (actor) => sightsOf(story, truth, actor)) ??
    first(story.actors, (actor) => answersOf(story, actor)) ??
    leakOf(story, truth) ??
    peeked(story, truth)
  );
};

/** No intent is in the log twice. */
const doubled = ({ durable }: Story): string | undefined => {
  const seen = new Set<string>();
  return first(durable, ({ seq, intent }) => {
    if (intent === undefined) return undefined;
    const key = `${intent.player} ${intent.id}`;
    if (seen.has(key)) return `step ${seq} applies ${key} a second time`;
    seen.add(key);
    return undefined;
  });
};

/** Nobody but oneself gives a match up, except that another side claims it from somebody absent. */
const robbed = ({ durable, actors }: Story, { seat }: Truth): string | undefined =>
  first(durable, ({ seq, step, intent }) => {
    if (intent === undefined || step.kind === 'sit') return undefined;
    if (isAgreement(actors, intent.id) || isHosts(actors, intent.id)) return undefined;
    const own = seat(intent.player, seq - 1) === step.seat;
    const claimed = actors.some(({ requests }) => requests.get(intent.id)?.type === 'claim');
    return own === claimed ? `step ${seq} is not ${intent.player}'s to make` : undefined;
  });

const isHosts = (actors: readonly Actor[], id: string): boolean =>
  actors.some(({ requests }) => ['remove', 'swap', 'bot'].includes(requests.get(id)?.type ?? ''));

/** Nobody but the host removes, swaps and seats bots, and not once a deal has begun; whoever was removed does not sit down again. */
const usurped = ({ plan, durable, actors }: Story, { seat }: Truth): string | undefined => {
  const begun = durable.find(({ step }) => step.kind === 'commit')?.seq ?? Infinity;
  const opener = plan.terms.seats.find((entry) => entry?.player != null)?.player ?? '';
  const isHost = (player: string, seq: number): boolean => {
    if (seat(opener, seq) !== undefined) return player === opener;
    const sits = durable.filter(({ step, intent }) => step.kind === 'sit' && step.sitter.kind === 'person' && intent);
    const since = (who: string): number =>
      sits.findLast((entry) => entry.intent?.player === who && entry.seq <= seq)?.seq ?? 0;
    const there = actors.map((actor) => actor.player).filter((who) => seat(who, seq) !== undefined);
    return there.every((who) => since(who) >= since(player));
  };
  const removed = new Set<string>();
  return first(durable, ({ seq, step, intent }) => {
    if (intent === undefined) return undefined;
    if (step.kind === 'sit' && step.sitter.kind === 'person')
      return removed.has(intent.player) ? `step ${seq} seats somebody who was removed` : undefined;
    if (!isHosts(actors, intent.id)) return undefined;
    const gone = actors.find(({ player }) => step.kind === 'stand' && seat(player, seq - 1) === step.seat)?.player;
    if (gone !== undefined) removed.add(gone);
    if (seq > begun) return `step ${seq} arranges the table after a deal has begun`;
    return isHost(intent.player, seq - 1) ? undefined : `step ${seq} is the host's, not ${intent.player}'s`;
  });
};

/** A bot's seat is taken between deals and only where the terms allow it, except by whoever left it. */
const intruded = ({ plan, durable }: Story, { timelines, seat }: Truth): string | undefined =>
  first(durable, ({ seq, step, intent }) => {
    const before = timelines[seq - 1];
    if (step.kind !== 'sit' || step.sitter.kind !== 'person' || before?.occupants[step.seat]?.kind !== 'bot')
      return undefined;
    // The seat was last that of whoever left it to the bot.
    const isHere = (entry: (typeof durable)[number]): boolean =>
      entry.step.kind === 'sit' && entry.step.seat === step.seat;
    const since = durable.slice(0, seq - 1).findLast(isHere);
    if (since !== undefined && intent !== undefined && seat(intent.player, since.seq - 1) === step.seat)
      return undefined;
    const isBetween = before.match.due !== undefined && before.deals > 0 && before.fair?.deals.at(-1)?.without != null;
    return isBetween && plan.terms.botSeats === 'open' ? undefined : `step ${seq} takes the seat of a bot`;
  });

const isAgreement = (actors: readonly Actor[], id: string): boolean =>
  actors.some(({ requests }) => ['offer', 'accept'].includes(requests.get(id)?.type ?? ''));

/** What needs everybody's consent has it: each person who sat there has offered it or accepted an offer of it. */
const unagreed = ({ durable, actors }: Story, { timelines, seat }: Truth): string | undefined =>
  first(durable, ({ seq, step, intent }) => {
    const needsConsent = step.kind === 'pause' || step.kind === 'resume' || step.kind === 'takeback';
    if (intent === undefined || !needsConsent) return undefined;
    if (actors.some(({ requests }) => requests.get(intent.id)?.type === 'takeback')) return undefined;
    const what = step.kind === 'takeback' ? 'undo' : step.kind;
    const all = actors.flatMap(({ player, requests }) =>
      [...requests.values()].map((message) => ({ seat: seat(player, seq - 1), message })),
    );
    const offered = new Set(
      all.flatMap(({ message }) => (message.type === 'offer' && message.what === what ? [message.intent] : [])),
    );
    const agrees = ({ message }: (typeof all)[number]): boolean =>
      (message.type === 'offer' && message.what === what) || (message.type === 'accept' && offered.has(message.offer));
    const silent = timelines[seq - 1]?.occupants.findIndex(
      (sitter, place) => sitter?.kind === 'person' && !all.some((asked) => asked.seat === place && agrees(asked)),
    );
    return silent === -1 ? undefined : `step ${seq} (${step.kind}) was taken without the consent of seat ${silent}`;
  });

/** Nothing is dealt, and nothing happens but sitting down, standing up, swapping seats, being ready and choosing options, before everybody sits. */
const early = ({ durable, told }: Story, { timelines }: Truth): string | undefined => {
  const begun = timelines.findIndex(({ occupants }) => !occupants.includes(null));
  const waiting = timelines.slice(0, begun < 0 ? timelines.length : begun);
  const dealt = waiting.findIndex((timeline) => timeline.waiting === undefined || timeline.events.length > 0);
  if (dealt >= 0) return `revision ${dealt} is dealt with an empty seat`;
  const before: ReadonlySet<string> = new Set(['sit', 'stand', 'swap', 'ready', 'options']);
  const other = durable.slice(0, waiting.length).find(({ step }) => !before.has(step.kind));
  if (other !== undefined) return `step ${other.seq} is taken with an empty seat`;
  return first(told, ({ player, message }) => {
    const shown = 'events' in message && message.revision < waiting.length && message.events.length > 0;
    return shown ? `${player} is told of events before everybody sits` : undefined;
  });
};

/** Where a match starts with a countdown, nobody acts before it is over. */
const unready = ({ plan, durable }: Story, { timelines }: Truth): string | undefined => {
  if (plan.arena.game.countdown !== true) return undefined;
  const dealt = timelines.findIndex(({ deals }) => deals > 0);
  const dealtAt = durable[dealt - 1]?.step.ms ?? 0;
  const hasty = durable.find(({ step }) => step.kind === 'act' && step.ms < dealtAt + COUNTDOWN_MS);
  return hasty === undefined ? undefined : `step ${hasty.seq} is taken before the countdown is over`;
};

/** Where everybody is asked whether they are ready, nothing is dealt before all people are, and a moment later. */
const unasked = ({ plan, durable }: Story, { timelines }: Truth): string | undefined => {
  if (plan.terms.start !== 'ready') return undefined;
  const begins = durable.findIndex(({ step }) => step.kind === 'commit');
  const { occupants = [], ready = [] } = timelines[begins] ?? {};
  // One person with bots is not asked.
  if (begins < 0 || occupants.filter((sitter) => sitter?.kind === 'person').length < 2) return undefined;
  const late = occupants.findIndex((sitter, seat) => sitter?.kind === 'person' && !ready.includes(seat));
  if (late >= 0) return `the first deal begins before seat ${late} is ready`;
  const since = durable.slice(0, begins).findLast(({ step }) => step.kind === 'ready')?.step.ms ?? 0;
  const wait = plan.arena.game.countdown === true ? 0 : COUNTDOWN_MS;
  return (durable[begins]?.step.ms ?? 0) - since < wait ? 'the first deal begins without a countdown' : undefined;
};

/** There is one next table: whoever is told of one is told of that, and only people who asked for it or agreed have a place there. */
const parted = ({ next, opened, told, actors, durable, plan }: Story): string | undefined => {
  if (opened > 1) return `the next table was opened ${opened} times`;
  const seats = seatsAfter(plan.terms, durable);
  const wants = (player: string | null | undefined): boolean =>
    actors.some(
      (actor) =>
        actor.player === player &&
        [...actor.requests.values()].some(
          (message) => message.type === 'accept' || (message.type === 'offer' && message.what === 'rematch'),
        ),
    );
  const dragged = next?.seats.find((seat) => !wants(seats[seat]?.player));
  if (dragged !== undefined) return `seat ${dragged} has a place at the next table and never asked for it`;
  return first(told, ({ player, message }) => {
    const said = message.type === 'next' || message.type === 'snapshot' ? message.next : undefined;
    return said === undefined || same(said, next) ? undefined : `${player} was told of another next table`;
  });
};

/** A match is stopped for want of progress only after as long a time without any as the terms say. */
const hasty = ({ plan, durable }: Story, { timelines }: Truth): string | undefined => {
  let since = 0;
  return first(durable, ({ seq, step }) => {
    const [was, is] = [timelines[seq - 1]?.match.progress(), timelines[seq]?.match.progress()];
    if (!same(was ?? null, is ?? null)) since = step.ms;
    const early = step.kind === 'stall' && step.ms - since < (plan.terms.progressMs ?? Infinity);
    return early ? `step ${seq} stops the match too early` : undefined;
  });
};

/** Every sight is the server's state at that revision, in order, and the last is the end. */
const sightsOf = (story: Story, truth: Truth, actor: Actor): string | undefined => {
  let last = -1;
  const wrong = first(actor.sights, (sight) => {
    const { revision } = sight.state;
    if (sight.by === 'step' && revision !== last + 1) return `${actor.name} saw step ${revision} after ${last}`;
    last = revision;
    return sightFault(truth, actor, sight);
  });
  if (wrong !== undefined) return wrong;
  return last === story.durable.length ? undefined : `${actor.name} ended at ${last} of ${story.durable.length}`;
};

const sightFault = (truth: Truth, { name, player }: Actor, { by, state, events }: Sight): string | undefined => {
  const { revision } = state;
  const timeline = truth.timelines[revision];
  if (timeline === undefined) return `${name} saw revision ${revision}, which the log does not have`;
  // Whoever watches from behind may have sat there at the time, or sit there now.
  const isBehind = state.behind !== undefined;
  const viewer = isBehind ? 'public' : truth.viewer(player, revision);
  const seat = isBehind ? undefined : truth.seat(player, revision);
  const own = timeline.events.map((event) => event.seenBy(seat ?? 'public'));
  const wanted = {
    view: timeline.match.view(viewer),
    legal: seat === undefined || timeline.outcome !== undefined ? [] : timeline.match.legal(seat),
    outcome: timeline.outcome ?? null,
    events: by === 'step' ? own : historyOf(timeline, viewer),
    seat: seat ?? null,
  };
  const { view, legal, outcome } = state;
  const shown = { view, legal, outcome, events, seat: state.seat };
  return same(shown, wanted) ? undefined : `${name} saw another revision ${revision} by ${by} than the server's`;
};

/** What was granted is in the log at the revision that was named, and the same request never had two answers. */
const answersOf = (story: Story, actor: Actor): string | undefined => {
  const had = new Map<string, Answer>();
  const wrong = first(actor.answers, (answer) => {
    const earlier = had.get(answer.intent);
    // What a client contributes by itself it says until the deal is made; a late one is judged anew after a crash.
    if (!actor.requests.has(answer.intent)) return answer.ok ? lostFault(story, actor, answer) : undefined;
    if (earlier !== undefined && !same(earlier, answer)) return `${answer.intent} was answered in two ways`;
    had.set(answer.intent, answer);
    return lostFault(story, actor, answer);
  });
  if (wrong !== undefined) return wrong;
  return first([...actor.requests.keys()], (id) => (had.has(id) ? undefined : `${id} was never answered`));
};

const lostFault = ({ durable }: Story, { player, requests }: Actor, answer: Answer): string | undefined => {
  const at = durable.findIndex(({ intent }) => intent?.player === player && intent.id === answer.intent);
  if (!answer.ok) return at < 0 ? undefined : `${answer.intent} was refused and is step ${at + 1}`;
  const type = requests.get(answer.intent)?.type;
  // Leaving bots, and sitting where one sits, are granted without a step.
  if (at < 0 && (type === 'leave' || type === 'sit')) return undefined;
  // So are offers and what is said of them, until everybody agrees.
  if (at < 0 && ['offer', 'accept', 'decline', 'withdraw'].includes(type ?? '')) return undefined;
  // The seat of a bot is granted at once, and taken with the next deal.
  if (type === 'sit' && answer.revision < at + 1) return undefined;
  return at + 1 === answer.revision ? undefined : `${answer.intent} was acknowledged as ${answer.revision} and is lost`;
};

/** Every move of an honest bot can be computed again from the log. */
const peeked = ({ plan, durable }: Story, { timelines }: Truth): string | undefined => {
  if (plan.oddBots) return undefined;
  const steps = durable.map(({ step }) => writeStep(step));
  const found = botsHonest(timelines, steps, [plan.arena.level]);
  return found === undefined ? undefined : `step ${found.step} is not the bot's: ${found.why}`;
};
