// What events do on the table: who plays what where, whom it strikes, and missions as they are decided.

import type { Seat } from '../../../kernel/game.ts';
import type { Moment } from '../../../kernel/moments.ts';
import type { CharacterRef, MythosEvent } from '../events.ts';

/** A character as tables point at it; of a hidden one only its side of the mission. */
const at = ({ side, lane, card }: CharacterRef): string =>
  card === null ? `lane-${lane}-${side}` : `lane-${lane}-${side} ${card}`;

const done = (by: Seat, card: string, ...targets: readonly string[]): Moment => ({ kind: 'done', by, card, targets });

export const momentOf = (event: MythosEvent): Moment | undefined => {
  switch (event.type) {
    case 'played':
    case 'revealed':
    case 'upgraded':
      return done(event.seat, event.card, `mission-${event.lane}`);
    case 'jutsu':
      return done(event.seat, event.card, at(event.on));
    case 'powered':
    case 'drained':
    case 'bound':
      return { kind: 'struck', targets: [at(event.on)] };
    case 'moved':
      return { kind: 'struck', targets: [at(event.who), `mission-${event.to}`] };
    case 'blocked':
    case 'defeated':
    case 'turned':
    case 'took':
    case 'copied':
      return { kind: 'struck', targets: [at(event.who)] };
    case 'evaluated': {
      const { lane, powers, winner } = event;
      return {
        kind: 'decided',
        lane: `mission-${lane}`,
        figures: powers,
        ...(winner === null ? {} : { winner }),
      };
    }
    default:
      return undefined;
  }
};
