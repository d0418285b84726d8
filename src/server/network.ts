// Who stands behind a request: the address that limits count, whose page speaks, and whether the line is encrypted; also behind proxies.

import type { IncomingMessage } from 'node:http';
import { networkOf } from './address.ts';
import { clientOf, readProxies } from './proxies.ts';

/** What the operator says of the way to this server. */
export interface NetworkOptions {
  /** Proxies whose X-Forwarded headers are believed; of everybody else they are ignored, since anybody can write them. */
  readonly trustProxy?: readonly string[] | undefined;
  /** Where browsers find this server, such as `https://cards.example.org`; absent, wherever they say they have found it. */
  readonly origins?: readonly string[] | undefined;
}

export interface Network {
  /** The address a request counts for. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** Does this request come from our own page, or from no page at all (a program sends no Origin)? */
  readonly isOwnOrigin: (request: IncomingMessage) => boolean;
  /** Does the visitor's browser speak TLS, so that a cookie may be kept from all other lines? */
  readonly isSecure: (request: IncomingMessage) => boolean;
}

/** Of a foreign origin no more than this is told. */
const TOLD = 100;

/** The value that the proxy next to us wrote: the last one. */
const lastOf = (header: string | readonly string[] | undefined): string | undefined =>
  (typeof header === 'string' ? header : header?.join(','))?.split(',').at(-1)?.trim() || undefined;

/** Throws for a list of proxies that can't be read. `refused` hears of pages of other origins. */
export const openNetwork = (
  { trustProxy = [], origins = [] }: NetworkOptions,
  refused: (origin: string) => void = () => undefined,
): Network => {
  const trusts = readProxies(trustProxy);
  if (!trusts.ok) throw new Error(`"${trusts.error}" is no address of a proxy.`);
  const remoteOf = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? 'local';
  const isForwarded = (request: IncomingMessage): boolean => trusts.value(remoteOf(request));

  const hostOf = (request: IncomingMessage): string | undefined =>
    (isForwarded(request) ? lastOf(request.headers['x-forwarded-host']) : undefined) ?? request.headers.host;

  const isOwn = (request: IncomingMessage, origin: string): boolean => {
    if (!URL.canParse(origin)) return false;
    if (origins.length > 0) return origins.includes(new URL(origin).origin);
    return new URL(origin).host === hostOf(request)?.toLowerCase();
  };

  return {
    addressOf: (request) => {
      const forwardedFor = request.headers['x-forwarded-for'];
      const remote = remoteOf(request);
      if (forwardedFor === undefined || !trusts.value(remote)) return networkOf(remote);
      return networkOf(clientOf(remote, String(forwardedFor), trusts.value));
    },
    isOwnOrigin: (request) => {
      const { origin } = request.headers;
      if (origin === undefined || isOwn(request, origin)) return true;
      refused(origin.slice(0, TOLD));
      return false;
    },
    isSecure: (request) =>
      (origins.length > 0 && origins.every((origin) => origin.startsWith('https:'))) ||
      (isForwarded(request) && lastOf(request.headers['x-forwarded-proto'])?.toLowerCase() === 'https'),
  };
};
