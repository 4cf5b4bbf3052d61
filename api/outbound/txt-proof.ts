import { notLookedUp } from './outbound-error.ts';
import { outboundPolicy } from './policy.ts';

/** The label of the TXT record by which an owner proves control of a domain. */
const LABEL = '_footbridge-verify';

/** The name of the TXT record that proves control of a domain. */
export const txtNameOf = (domain: string): string => `${LABEL}.${domain}`;

/** The TXT records that prove control of a domain, or why they could not be read. */
export type TxtRecords = { texts: string[] } | { reason: string };

const noRecord = (name: string) => `There is no TXT record named ${name}.`;

/** Reads the TXT records of a domain's proof for an account; throws OutboundError where its name was not looked up. */
export async function readTxtRecords(domain: string, account: number): Promise<TxtRecords> {
  const name = txtNameOf(domain);
  const texts = await outboundPolicy()
    .resolveTexts(name, account)
    .catch((error: NodeJS.ErrnoException) => error);
  if (notLookedUp(texts)) throw texts;
  if (texts instanceof Error) return { reason: dnsReason(texts, name) };
  return { texts: texts.map((text) => text.trim()) };
}

/** Why a proof is not among the TXT records of a domain; null where it is. */
export function txtRefusal(domain: string, value: string, records: TxtRecords): string | null {
  if ('reason' in records) return records.reason;
  if (records.texts.includes(value)) return null;
  const name = txtNameOf(domain);
  return records.texts.length ? `The TXT record ${name} has another value.` : noRecord(name);
}

const dnsReason = ({ code }: NodeJS.ErrnoException, name: string) =>
  code === 'ENOTFOUND' || code === 'ENODATA' ? noRecord(name) : 'The name servers of the domain did not answer.';
