import { lookup as systemLookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const closed = new BlockList();
/** Addresses that are not public (IANA special-purpose registries, RFC 6890). */
const closedRanges: [address: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
for (const [address, bits] of closedRanges) closed.addSubnet(address, bits, 'ipv4');

const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
/** IPv6: tunnels that embed an IPv4 address, and documentation. */
const closedWithin = new BlockList();
closedWithin.addSubnet('2001::', 23, 'ipv6');
closedWithin.addSubnet('2001:db8::', 32, 'ipv6');
closedWithin.addSubnet('2002::', 16, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && open.check(address, 'ipv6') && !closedWithin.check(address, 'ipv6');
}

/**
 * A DNS lookup that fails when any address is not public (security row P2). The connection uses the result, so the name cannot change in
 * between.
 */
export function publicLookup(lookup: LookupFunction = systemLookup as LookupFunction): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, options, (error, address, family) => {
      const found = Array.isArray(address) ? address.map((each) => each.address) : [address];
      if (!error && !found.every(isPublicAddress)) {
        callback(Object.assign(new Error('the name leads into a private network'), { code: 'EPRIVATE' }), '', 0);
      } else callback(error, address, family);
    });
  };
}
