import { isIPv4, isIPv6 } from 'node:net';
import { plainAddress } from './place.ts';
import { WITHHELD_ADDRESS } from './record.ts';
import type { AddressHandling } from '../generated/prisma/enums.ts';

/** Groups of an IPv6 address that a truncated one keeps: 48 bits, what a provider gives to one customer or more. */
const KEPT_GROUPS = 3;
const GROUPS = 8;

/** As much of a visitor's address as the owner of a link lets leave the redirect. */
export function keptAddress(address: string, handling: AddressHandling): string {
  if (handling === 'full') return address;
  if (handling === 'none') return WITHHELD_ADDRESS;
  const plain = plainAddress(address);
  if (isIPv4(plain)) return plain.replace(/\d+$/, '0');
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, KEPT_GROUPS).join(':')}::` : WITHHELD_ADDRESS;
}

/** The groups of an IPv6 address, those that :: stands for included. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = address.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  return [...before, ...Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0'), ...after];
}
