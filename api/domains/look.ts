import { isIP } from 'node:net';
import { config } from '../common/config.ts';
import { notLookedUp, OutboundError } from '../outbound/outbound-error.ts';
import { outboundPolicy } from '../outbound/policy.ts';
import { readTxtRecords, txtRefusal } from '../outbound/txt-proof.ts';
import type { Domain } from '../generated/prisma/client.ts';

/** What was found of one of the two steps of a domain. */
export interface Step {
  isDone: boolean;
  /** Why not, for the owner; null when done. */
  reason: string | null;
  /** Its name was not looked up, so that nothing is known. */
  isUnknown: boolean;
}

/** What the name servers say of a domain. */
export interface Look {
  /** The TXT record. */
  proof: Step;
  /** The address. */
  address: Step;
  /** Every value of the TXT record, among which may be those of other accounts. */
  texts: readonly string[];
}

type Site = Pick<Domain, 'host' | 'token' | 'ownerId'>;

/** Asks the name servers for both steps of a domain at once; never throws. */
export async function lookAt(site: Site): Promise<Look> {
  let texts: readonly string[] = [];
  const proved = async () => txtRefusal(site.host, site.token, (texts = await readTxtRecords(site.host, site.ownerId)));
  const [proof, address] = await Promise.all([stepOf(proved), stepOf(() => addressRefusal(site))]);
  return { proof, address, texts };
}

const NOT_CHECKED = 'Not checked: the name servers did not answer in time. Please try again.';

async function stepOf(look: () => Promise<string | null>): Promise<Step> {
  try {
    const reason = await look();
    return { isDone: reason === null, reason, isUnknown: false };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { isDone: false, reason: NOT_CHECKED, isUnknown: notLookedUp(error) !== null };
  }
}

/** Why a host does not lead here; null where all its addresses are ours. What it leads to instead is not repeated. */
async function addressRefusal({ host, ownerId }: Site): Promise<string | null> {
  const addresses = await addressesOf(host, ownerId);
  if (!addresses.length) return `The name ${host} has no address yet.`;
  const all = await Promise.all(config.domainTargets.map((target) => addressesOf(target, ownerId)));
  const ours = new Set(all.flat());
  if (!ours.size) throw new OutboundError('unresolved'); // what this server is called says nothing against a domain
  const isOurs = addresses.map((address) => ours.has(address));
  if (isOurs.every(Boolean)) return null;
  return isOurs.some(Boolean)
    ? `Some addresses of ${host} lead to another server. Please remove them.`
    : `The name ${host} leads to another server.`;
}

const addressesOf = async (host: string, account: number): Promise<string[]> =>
  isIP(host) ? [host] : outboundPolicy().resolve(host, account);
