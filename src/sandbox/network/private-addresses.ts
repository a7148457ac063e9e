import { BlockList, isIPv6 } from 'node:net';

/**
 * Addresses that lead to this machine or its neighbours: loopback, private, carrier, multicast, reserved, and IPv4 in
 * the clothes of translation. The ranges for documentation and benchmarks are not among them: nobody's services live
 * there, but mirrors and proxies of closed networks hand them out for public names.
 */
const privateRanges = ranges([
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 224.0.0.0/4 240.0.0.0/4',
  '::/96 ::ffff:0:0:0/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/32 2002::/16 fc00::/7 fec0::/10 ff00::/8',
]);

/** Where clouds serve credentials to whoever asks; never a registry's. */
const metadataRanges = ranges(['169.254.0.0/16 168.63.129.16/32 100.100.100.200/32 fd00:ec2::/32 fe80::/10']);

export type AddressKind = 'public' | 'private' | 'metadata';

/** What kind of address this is; an IPv4 address in IPv6 clothing is what it wraps. */
export function kindOfAddress(address: string): AddressKind {
  const plain = unwrapped(address);
  const family = isIPv6(plain) ? 'ipv6' : 'ipv4';
  if (metadataRanges.check(plain, family)) return 'metadata';
  return privateRanges.check(plain, family) ? 'private' : 'public';
}

function unwrapped(address: string): string {
  const dotted = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (dotted !== undefined) return dotted;
  const hex = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i.exec(address);
  if (hex === null) return address;
  const bits = Number.parseInt(hex[1] ?? '0', 16) * 65_536 + Number.parseInt(hex[2] ?? '0', 16);
  return [24, 16, 8, 0].map((shift) => Math.floor(bits / 2 ** shift) % 256).join('.');
}

function ranges(lines: string[]): BlockList {
  const list = new BlockList();
  for (const range of lines.flatMap((line) => line.split(' '))) {
    const [network = '', prefix = ''] = range.split('/');
    list.addSubnet(network, Number(prefix), isIPv6(network) ? 'ipv6' : 'ipv4');
  }
  return list;
}
