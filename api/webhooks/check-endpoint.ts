import { checkedAddress } from '../outbound/dial.ts';
import { notLookedUp, OutboundError, type OutboundReason } from '../outbound/outbound-error.ts';
import { UserError } from '../common/user-error.ts';
import { isTrusted } from './endpoint-url.ts';

/** Why an endpoint could not be called, in words for its owner. */
export const failures: Record<OutboundReason, string> = {
  unresolved: 'The address was not called: its name servers did not answer in time.',
  look_ups: 'The address was not called: too many names are being looked up for your account.',
  not_found: 'The address was not found on the public internet.',
  port: 'Only ports 80 and 443 are called.',
  unreachable: 'The connection failed.',
  certificate: 'The certificate of the address could not be verified.',
  timeout: 'The endpoint did not answer in time.',
  redirects: 'The endpoint answered with a redirect, which is not followed.',
  elsewhere: 'The endpoint answered with a redirect, which is not followed.',
  status: 'The endpoint answered with an error.',
  busy: 'The address was not called: there were too many requests to this host.',
  too_large: 'The answer of the endpoint was too large.',
};

/**
 * Refuses INVALID addresses that no delivery could reach as they are now: unknown hosts, hosts inside our network, other ports. A name
 * that cannot be looked up now is none of these. Whether it may be called is decided anew at each attempt.
 */
export async function checkEndpoint(address: string, account: number): Promise<void> {
  const url = new URL(address);
  if (isTrusted(url)) return;
  try {
    await checkedAddress(url, { account });
  } catch (error) {
    if (notLookedUp(error)) return;
    if (!(error instanceof OutboundError)) throw error;
    throw new UserError('INVALID', failures[error.reason], 'url');
  }
}
