// Where somebody connects from: the one place that says which address counts against limits.

import type { IncomingMessage } from 'node:http';

/** The address a request counts for. Headers such as X-Forwarded-For are not believed: anybody can write them. */
export const addressOf = (request: IncomingMessage): string => networkOf(request.socket.remoteAddress ?? 'local');

const IPV4 = /^(?:::ffff:)?(?<dotted>\d+\.\d+\.\d+\.\d+)$/iu;

/** An IPv4 address as it is; of an IPv6 address the first 64 bits, since whoever has one has all the others of its network too. */
export const networkOf = (address: string): string => {
  const dotted = IPV4.exec(address)?.groups?.['dotted'];
  if (dotted !== undefined) return dotted;
  if (!address.includes(':')) return address;
  const [left = [], right = []] = address
    .replace(/%.*$/u, '')
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
};
