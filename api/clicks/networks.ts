import { isIPv4 } from 'node:net';

/** Table of the autonomous systems that announce addresses. */
export interface NetworkTable {
  /** "AS<number> <organisation>"; null when the address is in no range. */
  find(address: string): string | null;
}

interface Ranges<Bound> {
  /** First and last address of each range, ascending. */
  from: Bound[];
  to: Bound[];
  label: string[];
}

/**
 * Reads two CSV tables `first,last,number,organisation` with addresses as decimal numbers. Only the upper 64 bits of IPv6
 * addresses are kept, because no smaller network is announced.
 */
export function openNetworks(v4Text: string, v6Text: string): NetworkTable {
  const labels = new Map<string, string>();
  const v4 = readRanges(v4Text, Number, labels);
  const v6 = readRanges(v6Text, (digits) => BigInt(digits) >> 64n, labels);
  const v4From = Uint32Array.from(v4.from);
  const v4To = Uint32Array.from(v4.to);
  const v6From = BigUint64Array.from(v6.from);
  const v6To = BigUint64Array.from(v6.to);
  return {
    find(address) {
      if (isIPv4(address)) return search(v4From, v4To, v4.label, ipv4Number(address));
      return search(v6From, v6To, v6.label, ipv6Upper(address));
    },
  };
}

function readRanges<Bound>(text: string, bound: (digits: string) => Bound, labels: Map<string, string>): Ranges<Bound> {
  const ranges: Ranges<Bound> = { from: [], to: [], label: [] };
  for (const line of text.split('\n')) {
    const [from, to, number] = line.split(',', 3);
    if (!from || !to || !number) continue;
    const name = line
      .slice(from.length + to.length + number.length + 3)
      .trim()
      .replace(/^"|"$/g, '')
      .replaceAll('""', '"');
    const label = `AS${number} ${name}`.slice(0, 120);
    // Half a million lines share some 80,000 names: one string for each.
    const shared = labels.get(label) ?? label;
    if (shared === label) labels.set(label, label);
    ranges.from.push(bound(from));
    ranges.to.push(bound(to));
    ranges.label.push(shared);
  }
  return ranges;
}

function search<Bound extends number | bigint>(
  from: ArrayLike<Bound>,
  to: ArrayLike<Bound>,
  labels: string[],
  address: Bound,
): string | null {
  let low = 0;
  let high = from.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    if (from[middle]! > address) high = middle - 1;
    else if (to[middle]! < address) low = middle + 1;
    else return labels[middle]!;
  }
  return null;
}

const ipv4Number = (address: string): number => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);

/** The upper 64 bits of an IPv6 address in any notation. */
function ipv6Upper(address: string): bigint {
  const [head = '', tail = ''] = address.split('%')[0]!.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const isShortened = address.includes('::');
  const zeros = isShortened ? Math.max(0, 8 - before.length - after.length) : 0;
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4);
  return groups.reduce((sum, group) => (sum << 16n) | BigInt(parseInt(group, 16) || 0), 0n);
}
