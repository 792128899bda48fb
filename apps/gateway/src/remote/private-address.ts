import { BlockList, isIP } from 'node:net';

/**
 * IPv4 blocks that are not public (RFC 6890 and its successors): private, shared, loopback, link-local, documentation, multicast,
 * reserved.
 */
const notPublic4: readonly (readonly [string, number])[] = [
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
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/**
 * The only public IPv6 block; the ranges in it that map to IPv4 (6to4, Teredo) or are for documentation are not public either.
 */
const public6 = ['2000::', 3] as const;
const notPublic6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [net, prefix] of notPublic4) closed.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of notPublic6) closed.addSubnet(net, prefix, 'ipv6');
const open6 = new BlockList();
open6.addSubnet(...public6, 'ipv6');

/** Whether an IP address is public. A server that a partner or a browser names must not be a host in our own network. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
