// Which proxies are believed: a list of addresses and networks, and the address that a chain of them tells.

import { BlockList, isIP } from 'node:net';
import { fail, ok, type Result } from '../kernel/result.ts';

/** Says of an address whether it is a proxy that is believed. */
export type Trusts = (address: string) => boolean;

/** Names for the networks that are meant most often. */
const NAMED: { readonly [name: string]: readonly string[] } = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', 'fc00::/7', 'fe80::/10'],
};

const MAPPED = /^::ffff:(?<dotted>\d+\.\d+\.\d+\.\d+)$/iu;

/** An address without what only this machine says of it: IPv4 as such, no zone. */
const bare = (address: string): string => MAPPED.exec(address)?.groups?.['dotted'] ?? address.replace(/%.*$/u, '');

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Reads a list such as `loopback`, `10.0.0.0/8`, `2001:db8::1`; the error names what is none of these. */
export const readProxies = (list: readonly string[]): Result<Trusts, string> => {
  const trusted = new BlockList();
  for (const entry of list.flatMap((each) => (Object.hasOwn(NAMED, each) ? (NAMED[each] ?? []) : [each]))) {
    const [address = '', bits] = entry.split('/', 2);
    const longest = isIP(address) === 6 ? 128 : 32;
    const prefix = bits === undefined ? longest : /^\d{1,3}$/u.test(bits) ? Number(bits) : -1;
    if (isIP(address) === 0 || prefix < 0 || prefix > longest || entry.split('/').length > 2) return fail(entry);
    trusted.addSubnet(address, prefix, familyOf(address));
  }
  return ok((address) => {
    const known = bare(address);
    return isIP(known) !== 0 && trusted.check(known, familyOf(known));
  });
};

/** A chain has no more proxies than this; what lies beyond is not looked at. */
const MOST_HOPS = 16;

const WITH_PORT = /^(?:\[(?<v6>[^\]]+)\]|(?<v4>\d+\.\d+\.\d+\.\d+))(?::\d+)?$/u;

/** One entry of X-Forwarded-For; proxies write addresses with and without ports. */
const hopOf = (text: string): string | undefined => {
  const { v6, v4 } = WITH_PORT.exec(text.trim())?.groups ?? {};
  const address = v6 ?? v4 ?? text.trim();
  return isIP(address.replace(/%.*$/u, '')) === 0 ? undefined : bare(address);
};

/**
 * Whom a chain of proxies speaks for. It is followed from the end, where the proxy next to us wrote, and only through proxies that are
 * believed: what a visitor made up stands further to the front and is never reached.
 */
export const clientOf = (remote: string, forwardedFor: string, trusts: Trusts): string => {
  let address = remote;
  for (const text of forwardedFor.split(',').slice(-MOST_HOPS).toReversed()) {
    const hop = trusts(address) ? hopOf(text) : undefined;
    if (hop === undefined) return address;
    address = hop;
  }
  return address;
};
