import { createHmac } from 'node:crypto';
import { secretsOf } from '../click-model/daily-salts.ts';
import { plainAddress } from '../click-model/place.ts';
import { addressKey } from '../common/address-key.ts';
import { utcDay } from '../common/days.ts';
import { pool } from '../database/pool.ts';
import { isSignature, signatureOfText } from './signed-click-id.ts';

/** An IPv6 network of 48 bits is given to one customer at most: whoever has one could be thousands of addresses. */
const GROUPS = 3;
/** A process keeps a day's secret no longer, so that it is gone everywhere soon after the table forgets it. */
const SECRET_KEPT_MS = 60_000;

/** Whom an address counts as. */
const groupOf = (address: string) => addressKey(plainAddress(address), GROUPS);
const textOf = (clickId: string, address: string) => `address ${clickId} ${groupOf(address)}`;

/** What the page of a click carries to show where the click came from; null while nothing can be signed. */
export const proveAddress = (clickId: string, address: string): string | null =>
  signatureOfText(textOf(clickId, address));

/** Whether a click came from this address, as far as its proof tells (16 hexadecimal digits). */
export const isFromAddress = (clickId: string, address: string, proof: string | null | undefined): boolean =>
  typeof proof === 'string' && isSignature(textOf(clickId, address), proof);

const secrets = new Map<string, Promise<Buffer>>();

function secretOf(day: string): Promise<Buffer> {
  const known = secrets.get(day);
  if (known) return known;
  const asked = secretsOf(pool, [day]).then((found) => found.get(day)!);
  secrets.set(day, asked);
  const forget = () => secrets.delete(day);
  asked.catch(forget);
  setTimeout(forget, SECRET_KEPT_MS).unref();
  return asked;
}

/**
 * A number that tells those apart who clicked on one UTC day, the same in all processes. Its key is the day's salt, the one
 * that daily visitors are counted by: once that is destroyed, nothing leads from the number to the address.
 */
export async function reporterNumber(address: string, clickedAt: number): Promise<number> {
  const secret = await secretOf(utcDay(clickedAt));
  return createHmac('sha256', secret)
    .update(`reporter\n${groupOf(address)}`)
    .digest()
    .readInt32LE(0);
}
