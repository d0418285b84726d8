// The door: who may connect when many want to. No flood keeps out somebody who holds a seat, or somebody from elsewhere.

import type { PlayerId } from '../table/model.ts';

/** How many connections there may be. */
export interface DoorLimits {
  /** At one time, on this server. */
  readonly clients: number;
  /** From one address; players with a seat get in beyond that, as long as the server has room. */
  readonly clientsPerAddress: number;
  /** Of one player; the oldest gives way. */
  readonly clientsPerPlayer: number;
  /** Of people who hold no seat there, at one table. */
  readonly onlookersPerTable: number;
  /** Where several servers count together; each has room for its own number of clients. */
  readonly sharedDoor?: SharedDoor;
}

/** Connections at other servers. */
export interface SharedDoor {
  /** How many there are elsewhere with this address, of this player, or looking on at this table, about. */
  readonly elsewhere: (kind: Counted, key: string) => number;
  /** Is asked from now on how many there are here. */
  readonly count: (counts: () => Iterable<readonly [kind: Counted, key: string, count: number]>) => void;
}

export type Counted = 'address' | 'player' | 'onlookers';

/** A connection as the door sees it. */
export interface Guest {
  readonly address: string;
  readonly player: PlayerId;
  readonly table: string;
  /** Does the player hold a seat at the table, now? */
  readonly isSeated: () => boolean;
  /** Ends the connection to make room. */
  readonly dismiss: () => void;
}

/** Why somebody is not let in. */
export type Full = 'server' | 'address' | 'table';

export interface Door {
  /** Lets somebody in, dismissing others to make room if need be; or says what is full. */
  readonly enter: (guest: Guest) => Full | undefined;
  /** A connection is gone. */
  readonly leave: (guest: Guest) => void;
}

/** Guests by something they share, the newest last. */
type Groups = Map<string, readonly Guest[]>;

const isOnlooker = (guest: Guest): boolean => !guest.isSeated();
const isAnybody = (): boolean => true;

/** Opens the door. Work per newcomer is at most linear in the connections there are. */
export const openDoor = (limits: DoorLimits): Door => {
  const guests = new Set<Guest>();
  const byAddress: Groups = new Map();
  const byPlayer: Groups = new Map();
  const byTable: Groups = new Map();
  const kept = [
    [byAddress, (guest: Guest) => guest.address],
    [byPlayer, (guest: Guest) => guest.player],
    [byTable, (guest: Guest) => guest.table],
  ] as const;

  const leave = (guest: Guest): void => {
    if (!guests.delete(guest)) return;
    for (const [groups, keyOf] of kept) {
      const rest = (groups.get(keyOf(guest)) ?? []).filter((other) => other !== guest);
      if (rest.length === 0) groups.delete(keyOf(guest));
      else groups.set(keyOf(guest), rest);
    }
  };

  const dismiss = (guest: Guest): void => {
    leave(guest);
    guest.dismiss();
  };

  /** The newest of those who may go, from the address with the most connections above a number. */
  const greediest = (groups: Groups, above: number, mayGo: (guest: Guest) => boolean): Guest | undefined => {
    let most = above;
    let found: Guest | undefined;
    for (const there of groups.values()) {
      const newest = there.length > most ? there.findLast(mayGo) : undefined;
      if (newest === undefined) continue;
      most = there.length;
      found = newest;
    }
    return found;
  };

  /** Who makes room for an onlooker at a full table: somebody from an address with more of them, by two at least. */
  const fromTable = (onlookers: readonly Guest[], { address }: Guest): Guest | undefined => {
    const groups = Map.groupBy(onlookers, (guest) => guest.address);
    return greediest(groups, (groups.get(address)?.length ?? 0) + 1, isAnybody);
  };

  /**
   * Who makes room on a full server. First an address with more than its due, which only seats can have got it; then an
   * onlooker of the address with the most connections; for somebody with a seat, at last, a seat of such an address.
   */
  const fromServer = ({ address }: Guest, seated: boolean): Guest | undefined => {
    const fair = (byAddress.get(address)?.length ?? 0) + 1;
    return (
      greediest(byAddress, limits.clientsPerAddress, isOnlooker) ??
      greediest(byAddress, limits.clientsPerAddress, isAnybody) ??
      greediest(byAddress, seated ? 0 : fair, isOnlooker) ??
      (seated ? greediest(byAddress, fair, isAnybody) : undefined)
    );
  };

  const { sharedDoor } = limits;
  sharedDoor?.count(function* () {
    for (const [address, there] of byAddress) yield ['address', address, there.length];
    for (const [player, own] of byPlayer) yield ['player', player, own.length];
    for (const [table, there] of byTable) yield ['onlookers', table, there.filter(isOnlooker).length];
  });
  const elsewhere = (kind: Counted, key: string): number => sharedDoor?.elsewhere(kind, key) ?? 0;

  const enter = (guest: Guest): Full | undefined => {
    const seated = guest.isSeated();
    const leaving = new Set<Guest>();
    const own = byPlayer.get(guest.player) ?? [];
    const ofPlayer = own.length + elsewhere('player', guest.player);
    if (ofPlayer >= limits.clientsPerPlayer && own[0] !== undefined) leaving.add(own[0]);
    const staying = (groups: Groups, key: string): readonly Guest[] =>
      (groups.get(key) ?? []).filter((other) => !leaving.has(other));
    if (!seated) {
      const ofAddress = staying(byAddress, guest.address).length + elsewhere('address', guest.address);
      if (ofAddress >= limits.clientsPerAddress) return 'address';
      const onlookers = staying(byTable, guest.table).filter(isOnlooker);
      if (onlookers.length + elsewhere('onlookers', guest.table) >= limits.onlookersPerTable) {
        const other = fromTable(onlookers, guest);
        if (other === undefined) return 'table';
        leaving.add(other);
      }
    }
    if (guests.size - leaving.size >= limits.clients) {
      const other = fromServer(guest, seated);
      if (other === undefined) return 'server';
      leaving.add(other);
    }
    for (const other of leaving) dismiss(other);
    guests.add(guest);
    for (const [groups, keyOf] of kept) {
      // A list that is pushed to keeps room for many more, and most have one or two.
      groups.set(keyOf(guest), (groups.get(keyOf(guest)) ?? []).concat(guest));
    }
    return undefined;
  };

  return { enter, leave };
};
