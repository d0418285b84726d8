// The way from the clients of this server to a table, wherever it is. When the table moves, the clients stay, and what they asked is asked again.

import { answerIn } from '../../protocol/client.ts';
import { PROTOCOL, type ServerMessage } from '../../protocol/messages.ts';
import type { ClientId, PlayerId } from '../../table/model.ts';
import type { Seating, Wire } from '../live-table.ts';

/** Where a table is just now. */
export interface Place {
  readonly connect: (client: ClientId, player: PlayerId, wire: Wire) => void;
  readonly hear: (client: ClientId, message: unknown) => void;
  readonly disconnect: (client: ClientId) => void;
  readonly isSeated: (player: PlayerId) => boolean;
  readonly steps: () => number;
}

/** A client, with what it has asked and has no answer to. */
interface Guest {
  readonly player: PlayerId;
  readonly wire: Wire;
  joined: boolean;
  readonly open: Map<string, unknown>;
}

export interface RouteNeeds {
  /** Finds the table; resolves when it is found, however long that takes, or gives the code to close with if there is none any more. */
  readonly findAgain: () => Promise<Place | { readonly code: number; readonly reason: string }>;
  /** Nobody is on this way any more. */
  readonly deserted: () => void;
  readonly isEnding: () => boolean;
}

/** So many requests of a client are kept; nobody waits for more answers. */
const MOST_OPEN = 64;

/** A table that moves is mostly there again before anybody needs to be told, in milliseconds. */
const PATIENCE_MS = 400;

/** A client comes back as somebody else: it has to go, whatever becomes of the table. */
export const SOMEBODY_ELSE = 1012;

const JOIN = { type: 'join', protocol: PROTOCOL } as const;
const BEAT: ServerMessage = { type: 'beat' };
const AWAY: ServerMessage = { type: 'away' };

const intentOf = (message: unknown): string | undefined => {
  const intent = typeof message === 'object' && message !== null && 'intent' in message ? message.intent : undefined;
  return typeof intent === 'string' ? intent : undefined;
};

const typeOf = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'type' in message ? message.type : undefined;

export class Route implements Seating {
  readonly #needs: RouteNeeds;
  readonly #guests = new Map<ClientId, Guest>();
  #place: Place | undefined;
  #isEnded = false;

  constructor(place: Place, needs: RouteNeeds) {
    this.#place = place;
    this.#needs = needs;
  }

  connect(client: ClientId, player: PlayerId, wire: Wire): void {
    const guest: Guest = { player, wire, joined: false, open: new Map() };
    this.#guests.set(client, guest);
    this.#bring(client, guest);
  }

  hear(client: ClientId, message: unknown): void {
    const guest = this.#guests.get(client);
    if (guest === undefined) return;
    const type = typeOf(message);
    // It is this server that the client wants to know about.
    if (type === 'beat') return guest.wire.send(BEAT);
    if (type === 'join') guest.joined = true;
    const intent = intentOf(message);
    if (intent !== undefined) remember(guest.open, intent, message);
    this.#place?.hear(client, message);
  }

  disconnect(client: ClientId): void {
    if (!this.#guests.delete(client)) return;
    this.#place?.disconnect(client);
    if (this.retire()) this.#needs.deserted();
  }

  /** Takes nobody any more if nobody is there; says whether it is so. */
  retire(): boolean {
    if (this.#guests.size === 0) this.#isEnded = true;
    return this.#isEnded;
  }

  closed(): boolean {
    return this.#isEnded;
  }

  isSeated(player: PlayerId): boolean {
    return this.#place?.isSeated(player) === true;
  }

  hasJoined(client: ClientId): boolean {
    return this.#guests.get(client)?.joined === true;
  }

  steps(): number {
    return this.#place?.steps() ?? 0;
  }

  isEmpty(): boolean {
    return this.#guests.size === 0;
  }

  /** The place where the table is, if it is known. */
  place(): Place | undefined {
    return this.#place;
  }

  /** A message from the place where the table is, as it goes over the wire, for some clients; it answers this request. */
  pass(clients: readonly ClientId[], intent: string | null, bytes: Buffer): void {
    for (const client of clients) {
      const guest = this.#guests.get(client);
      if (guest === undefined) continue;
      if (intent !== null) guest.open.delete(intent);
      if (guest.wire.pass === undefined) guest.wire.send(JSON.parse(bytes.toString()) as ServerMessage);
      else guest.wire.pass(bytes);
    }
  }

  /** The table wants a client to go. */
  dismiss(client: ClientId, code: number, reason: string): void {
    this.#guests.get(client)?.wire.close(code, reason);
  }

  /** The table is not at that place any more. */
  lost(place: Place): void {
    if (this.#place !== place) return;
    this.#place = undefined;
    if (this.#needs.isEnding()) return;
    void this.#goAfter();
  }

  /** Ends all connections. */
  end(code: number, reason: string): void {
    this.#isEnded = true;
    for (const { wire } of this.#guests.values()) wire.close(code, reason);
  }

  async #goAfter(): Promise<void> {
    const telling = setTimeout(() => {
      for (const { wire } of this.#guests.values()) wire.send(AWAY);
    }, PATIENCE_MS);
    const found = await this.#needs.findAgain();
    clearTimeout(telling);
    if ('code' in found) return this.end(found.code, found.reason);
    this.#place = found;
    for (const [client, guest] of this.#guests) this.#bring(client, guest);
  }

  /** Brings a client to the table; one that was there before gets a snapshot, and what it has asked is asked again. */
  #bring(client: ClientId, guest: Guest): void {
    const place = this.#place;
    if (place === undefined) return;
    place.connect(client, guest.player, new GuestWire(this, place, guest));
    if (guest.joined) place.hear(client, JOIN);
    for (const message of guest.open.values()) place.hear(client, message);
  }
}

const remember = (open: Map<string, unknown>, intent: string, message: unknown): void => {
  open.set(intent, message);
  const [oldest] = open.keys();
  if (open.size > MOST_OPEN && oldest !== undefined) open.delete(oldest);
};

/** The line that a table of this server has to a client. */
class GuestWire implements Wire {
  readonly #route: Route;
  readonly #place: Place;
  readonly #guest: Guest;

  constructor(route: Route, place: Place, guest: Guest) {
    this.#route = route;
    this.#place = place;
    this.#guest = guest;
  }

  send(message: ServerMessage): void {
    if (this.#route.place() !== this.#place) return;
    const answer = answerIn(message);
    if (answer !== undefined) this.#guest.open.delete(answer.intent);
    this.#guest.wire.send(message);
  }

  close(code: number, reason: string): void {
    if (code === SOMEBODY_ELSE) this.#guest.wire.close(code, reason);
    else this.#route.lost(this.#place);
  }
}
