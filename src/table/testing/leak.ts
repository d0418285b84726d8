// Leaks: whether anything that left the server tells its reader what they may not know.

import { historyOf, type Timeline } from '../../kernel/timeline.ts';
import type { Refusal, Seat, Viewer } from '../../kernel/game.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { Answer, ClientMessage, ServerMessage } from '../../protocol/messages.ts';
import { first, same, type Truth } from './truth.ts';
import type { Story } from './world.ts';

/** The first message that names a card its reader may not know, a player's id, the seed, or the salt of another's deck. */
export const leakOf = (story: Story, truth: Truth): string | undefined => {
  const { plan, told } = story;
  const cardsIn = (value: unknown): readonly string[] => JSON.stringify(value).match(plan.arena.cards) ?? [];
  const secrets = [plan.terms.seed, 'cookie-of'];
  const hidden = hiddenSecrets(truth);
  const salts = saltsOf(story);
  const known = new Map<string, ReadonlySet<string>>();
  const mayKnow = (viewer: Viewer, revision: number): ReadonlySet<string> => {
    const key = `${viewer} ${revision}`;
    const timeline = truth.timelines[revision] as Timeline;
    const found = known.get(key) ?? new Set(cardsIn([timeline.match.view(viewer), historyOf(timeline, viewer)]));
    known.set(key, found);
    return found;
  };
  return first(told, ({ player, message }) => {
    const text = JSON.stringify(message);
    if (secrets.some((secret) => text.includes(secret))) return `a message to ${player} tells a secret`;
    const revision = revisionOf(message);
    if (hidden(revision).some((secret) => text.includes(secret))) return `a message to ${player} tells a deal's secret`;
    const viewer = revision === undefined ? 'public' : truth.viewer(player, revision);
    if (viewer !== 'open' && salts.some(({ seat, salt }) => seat !== viewer && text.includes(salt))) {
      return `a message to ${player} tells the salt of another`;
    }
    if (message.type === 'answer') return answerLeak(story, truth, player, message);
    if (
      message.type === 'step' &&
      message.action !== undefined &&
      truth.seat(player, message.revision) !== message.seat
    ) {
      return `a message to ${player} tells of what seat ${message.seat} chose`;
    }
    const seen = revision === undefined ? new Set<string>() : mayKnow(viewer, revision);
    // A patch may name what its reader had until now: a field that goes.
    const had =
      message.type === 'step'
        ? mayKnow(truth.viewer(player, message.revision - 1), message.revision - 1)
        : new Set<string>();
    const leaked = cardsIn(message).find((card) => !seen.has(card) && !had.has(card));
    return leaked === undefined ? undefined : `a message to ${player} tells of ${leaked}`;
  });
};

/** The secrets and keys of deals that nobody may know at a revision; without one, none of them. */
const hiddenSecrets = ({ timelines }: Truth): ((revision?: number) => readonly string[]) => {
  const { fair } = timelines.at(-1) ?? {};
  if (fair === undefined) return () => [];
  const keys = [...new Set(timelines.map((timeline) => timeline.fair?.key))];
  const deals = Array.from({ length: (fair.deals.at(-1)?.deal ?? 0) + 1 }, (_, i) => i + 1);
  return (revision = 0) => {
    // A secret is revealed before the next deal begins.
    const last = timelines[revision]?.fair?.deals.at(-1);
    const isKnown = (deal: number): boolean =>
      last !== undefined && (deal < last.deal || (deal === last.deal && last.secret !== null));
    const secrets = deals.filter((deal) => !isKnown(deal)).map((deal) => fair.secretOf(deal));
    return [...secrets, ...keys].filter((secret) => secret !== undefined);
  };
};

/** The salts of everything that was ever brought, also by those who stood up again. */
const saltsOf = ({ plan, durable }: Story): readonly { readonly seat: Seat; readonly salt: string }[] => {
  const sits = durable.map(({ step }) => ({
    seat: step.seat,
    loadout: step.kind === 'sit' ? step.loadout : undefined,
  }));
  const first = (plan.terms.loadouts ?? []).map((loadout, seat) => ({ seat, loadout }));
  return [...first, ...sits].flatMap(({ seat, loadout }) => {
    const salt = (loadout as { readonly salt?: string } | null | undefined)?.salt;
    return salt === undefined ? [] : [{ seat, salt }];
  });
};

const revisionOf = (message: ServerMessage): number | undefined =>
  'revision' in message ? message.revision : undefined;

/** A refusal may name any card, but must be the same in a world that the player could not tell from the real one. */
const answerLeak = (story: Story, truth: Truth, player: string, answer: Answer): string | undefined => {
  if (answer.ok || answer.refusal === undefined) return undefined;
  const { intent, revision } = answer;
  const seat = truth.seat(player, revision);
  const request = requestOf(story, intent);
  if (seat === undefined || request?.type !== 'act') return `${intent} was refused by a rule and is no action`;
  const other = refusalElsewhere(
    truth.timelines[revision] as Timeline,
    seat,
    request.action,
    story.plan.seed + revision,
  );
  return same(other ?? null, answer.refusal) ? undefined : `the refusal of ${intent} tells what its player can't see`;
};

const requestOf = ({ actors }: Story, intent: string): ClientMessage | undefined =>
  actors.map(({ requests }) => requests.get(intent)).find((request) => request !== undefined);

const refusalElsewhere = (timeline: Timeline, seat: Seat, action: string, seed: number): Refusal | undefined =>
  timeline.match.open((game, state) => {
    const sampled = game.sample(game.view(state, seat), fastRandom(seed), historyOf(timeline, seat));
    const parsed = game.parse(action);
    return parsed.ok ? game.refuse(sampled, seat, parsed.value) : undefined;
  });
