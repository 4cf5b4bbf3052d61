import { OutboundError } from './outbound-error.ts';
import { outboundPolicy } from './policy.ts';

/** The label of the TXT record by which an owner proves control of a domain. */
const LABEL = '_footbridge-verify';

/** The name of the TXT record that proves control of a domain. */
export const txtNameOf = (domain: string): string => `${LABEL}.${domain}`;

const noRecord = (name: string) => `There is no TXT record named ${name}.`;
/** What c-ares answers for names that surely have no such record. */
const ABSENT = ['ENOTFOUND', 'ENODATA', 'EBADNAME'];

/**
 * Reads the TXT records of a domain's proof for an account, each as one text; none where there is no such record. Throws OutboundError
 * where nothing is known: name servers that fail or do not answer say nothing of a domain.
 */
export async function readTxtRecords(domain: string, account: number): Promise<string[]> {
  try {
    const texts = await outboundPolicy().resolveTexts(txtNameOf(domain), account);
    return texts.map((text) => text.trim());
  } catch (error) {
    if (ABSENT.includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error instanceof OutboundError ? error : new OutboundError('unresolved');
  }
}

/** Why a proof is not among the TXT records of a domain; null where it is. */
export function txtRefusal(domain: string, value: string, texts: readonly string[]): string | null {
  if (texts.includes(value)) return null;
  const name = txtNameOf(domain);
  return texts.length ? `The TXT record ${name} has another value.` : noRecord(name);
}
