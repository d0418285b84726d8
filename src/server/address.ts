// Which address counts against limits.

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
