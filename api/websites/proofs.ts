import type { DefaultTreeAdapterTypes } from 'parse5';
import { notLookedUp, OutboundError } from '../outbound/outbound-error.ts';
import { readText } from '../outbound/read-text.ts';
import { readTxtRecords, txtNameOf, txtRefusal } from '../outbound/txt-proof.ts';
import type { VerificationMethod } from '../generated/prisma/enums.ts';
import { snippetCodeOf } from './snippet-code.ts';

/** The name of the file and of the meta tag. */
const NAME = 'footbridge-verify';
const MAX_BYTES = 256 * 1024;

/** What proves control of a domain, one of them is enough. */
export interface Proofs {
  /** The name of the TXT record, and its value. */
  dnsName: string;
  dnsValue: string;
  /** The address of the file, and all that it contains. */
  fileUrl: string;
  fileContent: string;
  /** The tag in the head of the home page. */
  metaTag: string;
  /** The snippet, in the same place. */
  scriptTag: string;
}

/** What the owner of a website may publish to prove control. */
export const proofsOf = ({ id, domain, verificationToken, snippetToken }: Omit<Site, 'ownerId'>): Proofs => ({
  dnsName: txtNameOf(domain),
  dnsValue: verificationToken,
  fileUrl: `https://${domain}/.well-known/${NAME}.txt`,
  fileContent: verificationToken,
  metaTag: `<meta name="${NAME}" content="${verificationToken}">`,
  scriptTag: snippetCodeOf({ id, snippetToken }).code,
});

export interface Site {
  id: number;
  ownerId: number;
  domain: string;
  verificationToken: string;
  snippetToken: string;
}

/** The result of looking for one proof. */
export interface Check {
  method: VerificationMethod;
  isProved: boolean;
  /** Why not, for the owner; null when proved. */
  reason: string | null;
  /** Its name was not looked up, so that nothing is known. */
  isUnknown?: boolean;
}

/** Looks for all proofs at once; never throws, and never repeats what a site answered. */
export function lookForProofs(site: Site): Promise<Check[]> {
  const page = headOf(site);
  page.catch(() => {}); // each of the two checks tells its failure
  return Promise.all([
    checked('dns', () => fromDns(site)),
    checked('file', () => fromFile(site)),
    checked('meta', async () => fromMetaTag(await page, site)),
    checked('script', async () => fromScriptTag(await page, site)),
  ]);
}

/** `look` returns why the proof is not there, or null. */
async function checked(method: VerificationMethod, look: () => Promise<string | null>): Promise<Check> {
  try {
    const reason = await look();
    return { method, isProved: reason === null, reason };
  } catch (error) {
    const reason = error instanceof OutboundError ? reasonOf(error) : unreachable;
    return { method, isProved: false, reason, isUnknown: notLookedUp(error) !== null };
  }
}

const unreachable = 'The website could not be reached.';
const reasons = {
  unresolved: 'Not checked: the name servers of the domain did not answer in time.',
  look_ups: 'Not checked: too many names are being looked up for your account.',
  not_found: 'The domain was not found on the public internet.',
  port: 'The website redirects to another port than 80 or 443.',
  unreachable,
  certificate: 'The certificate of the website could not be verified.',
  timeout: 'The website did not respond within 5 seconds.',
  redirects: 'The website redirects more than 3 times.',
  elsewhere: 'The website redirects to another domain.',
  busy: 'Not checked: there were too many requests to this host.',
  too_large: 'The document is larger than 256 kB.',
} as const;

const reasonOf = ({ reason, status }: OutboundError) =>
  reason === 'status' ? `The website responded with status ${status}.` : reasons[reason];

const fromDns = async ({ domain, verificationToken, ownerId }: Site) =>
  txtRefusal(domain, verificationToken, await readTxtRecords(domain, ownerId));

async function fromFile(site: Site): Promise<string | null> {
  const { fileUrl, fileContent } = proofsOf(site);
  const text = await readEither(fileUrl, site.ownerId);
  return text.trim() === fileContent ? null : 'The file has another content.';
}

function fromMetaTag(head: Element[], { verificationToken }: Site): string | null {
  const contents = head
    .filter((element) => element.tagName === 'meta' && attribute(element, 'name')?.toLowerCase() === NAME)
    .map((element) => attribute(element, 'content')?.trim() ?? '');
  if (contents.includes(verificationToken)) return null;
  return contents.length ? 'The meta tag has another content.' : "There is no such meta tag in the page's head.";
}

/** A consent tool may have made the tag inert: who may write into the head is the owner all the same. */
function fromScriptTag(head: Element[], { id, snippetToken }: Site): string | null {
  const tokens = head
    .filter((element) => element.tagName === 'script' && attribute(element, 'data-site') === String(id))
    .map((element) => attribute(element, 'data-token'));
  if (tokens.includes(snippetToken)) return null;
  return tokens.length ? 'The snippet has another token.' : "The snippet is not in the page's head.";
}

/** The document over https, or over http from sites without it. */
async function readEither(url: string, account: number): Promise<string> {
  try {
    return await readText(url, MAX_BYTES, account);
  } catch (error) {
    if (!(error instanceof OutboundError) || error.reason !== 'unreachable') throw error;
    return readText(url.replace('https:', 'http:'), MAX_BYTES, account);
  }
}

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** What the head of the home page has; a tag outside of it may come from a visitor's comment. */
async function headOf({ domain, ownerId }: Site): Promise<Element[]> {
  const html = await readEither(`https://${domain}/`, ownerId);
  const { parse } = await import('parse5'); // takes 2 MB, and few websites are proved by a tag
  const root = elementsOf(parse(html)).find(({ tagName }) => tagName === 'html');
  const head = root && elementsOf(root).find(({ tagName }) => tagName === 'head');
  return head ? elementsOf(head) : [];
}

const elementsOf = ({ childNodes }: Parent) => childNodes.filter((node): node is Element => 'tagName' in node);
const attribute = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value;
