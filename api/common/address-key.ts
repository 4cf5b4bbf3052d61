import { isIPv6 } from 'node:net';

/** Sixteen bits each: an IPv6 network of 64 bits belongs to one customer, who may use all of it. */
const CUSTOMER_GROUPS = 4;

/** The key of a client's address: itself, or the IPv6 network of the first `groups` of 16 bits. */
export function addressKey(address: string, groups = CUSTOMER_GROUPS): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const all = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return all.slice(0, groups).join(':');
}
