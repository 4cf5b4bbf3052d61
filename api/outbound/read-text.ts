import { readDocument } from './read-document.ts';

/**
 * The document at an address that a stranger may have chosen, as UTF-8. Redirects are followed within its registrable
 * domain only. Throws OutboundError, also for a document of more than `maxBytes`.
 */
export async function readText(address: string, maxBytes: number, account: number): Promise<string> {
  const accept = 'text/html, text/plain, */*';
  const { bytes } = await readDocument(address, { account, maxBytes, accept, within: 'domain', longer: 'refused' });
  return bytes.toString('utf8');
}
