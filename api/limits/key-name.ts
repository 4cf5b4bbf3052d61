import { createHmac } from 'node:crypto';
import { keyRing } from '../secrets/key-ring.ts';

let secret: Buffer | undefined;
let reading: Promise<void> | undefined;

/** Reads the secret that hides keys, and follows it: the first key would wait for that. */
export function openKeyNames(): Promise<void> {
  reading ??= keyRing.follow('limits', ({ current }) => void (secret = current));
  reading.catch(() => (reading = undefined)); // the next call tries again
  return reading;
}

/** How a key is called where others could read it: nobody finds addresses and emails in it. */
export async function keyName(key: string): Promise<string> {
  if (!secret) await openKeyNames();
  return createHmac('sha256', secret!).update(key).digest('base64url');
}
