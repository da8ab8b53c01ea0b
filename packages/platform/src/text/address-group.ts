import { isIPv6 } from 'node:net';

/**
 * The key under which a limit counts an address: an IPv4 address itself, for IPv6 its /64, which is one customer's
 * network (RFC 6177). Anything else is returned as it is.
 */
export function addressGroup(address: string): string {
  if (!address.includes(':')) return address;
  const [bare = ''] = address.split('%', 1);
  if (!isIPv6(bare)) return bare;
  const groups = readGroups(bare);
  const [high = 0, low = 0] = groups.slice(6);
  // An IPv4 client of a server that listens on IPv6 (RFC 4291, section 2.5.5.2).
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** Eight numbers. URL writes any spelling in one form (RFC 5952). */
function readGroups(address: string): number[] {
  const [start = '', end] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const read = (text: string) => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)));
  if (end === undefined) return read(start);
  const [before, after] = [read(start), read(end)];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}
