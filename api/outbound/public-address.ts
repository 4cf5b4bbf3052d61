import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** The IPv4 ranges outside the public internet: private, loopback, link-local, carrier-grade NAT, metadata, … */
const closed = new BlockList();
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32', // a cloud's own services
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]) {
  const [address = '', bits] = range.split('/');
  closed.addSubnet(address, Number(bits), 'ipv4');
}

/** The IPv6 range assigned to networks, and its exceptions: Teredo, documentation, 6to4. */
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');
const elsewhere = new BlockList();
elsewhere.addSubnet('2001::', 23, 'ipv6');
elsewhere.addSubnet('2001:db8::', 32, 'ipv6');
elsewhere.addSubnet('2002::', 16, 'ipv6');
elsewhere.addSubnet('3fff::', 20, 'ipv6');

/** Prefixes in front of an IPv4 address: mapped, and NAT64. */
const WRAPPERS = [/^0:0:0:0:0:ffff:([0-9a-f]+):([0-9a-f]+)$/, /^64:ff9b:0:0:0:0:([0-9a-f]+):([0-9a-f]+)$/];

/** True for an address of the public internet, including IPv4 inside IPv6; false for other texts. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  const inner = wrappedIPv4(address);
  if (inner) return isPublicAddress(inner);
  return given.check(address, 'ipv6') && !elsewhere.check(address, 'ipv6');
}

function wrappedIPv4(address: string): string | null {
  const groups = allGroups(new URL(`http://[${address}]`).hostname.slice(1, -1));
  for (const wrapper of WRAPPERS) {
    const [, high, low] = wrapper.exec(groups) ?? [];
    if (high === undefined || low === undefined) continue;
    const [one, two] = [parseInt(high, 16), parseInt(low, 16)];
    return [one >> 8, one & 255, two >> 8, two & 255].join('.');
  }
  return null;
}

/** The eight groups of an address, with `::` expanded. */
function allGroups(address: string): string {
  const [head = '', tail] = address.split('::');
  if (tail === undefined) return address;
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after].join(':');
}
