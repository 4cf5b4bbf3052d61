import { UserError } from '../common/user-error.ts';
import { OutboundError, type OutboundReason } from './outbound-error.ts';

const AGAIN = 'Please try again in a minute.';

/** Why something could not be read, for whoever named its address. */
const words: Record<Exclude<OutboundReason, 'status' | 'too_large'>, string> = {
  not_found: 'This address was not found on the public internet.',
  port: 'This address cannot be read: only the ports 80 and 443 are.',
  unreachable: 'This address could not be reached.',
  certificate: 'The certificate of this address could not be verified.',
  timeout: 'This address did not respond in time.',
  redirects: 'This address redirects too often.',
  elsewhere: 'This address redirects to something that is not a web page.',
  unresolved: `The name servers of this address did not answer in time. ${AGAIN}`,
  look_ups: `Too many names are being looked up for your account. ${AGAIN}`,
  busy: `There were too many requests to this host. ${AGAIN}`,
};

/** The refusal of an address whose document could not be read; what is no OutboundError is a bug, and stays what it is. */
export function refusalOfReading(error: unknown, field: string, tooLarge: string): unknown {
  if (!(error instanceof OutboundError)) return error;
  const { reason, status } = error;
  if (reason === 'too_large') return new UserError('PAYLOAD_TOO_LARGE', tooLarge, field);
  const message = reason === 'status' ? `This address answered with status ${status}.` : words[reason];
  return new UserError('INVALID', message, field);
}
