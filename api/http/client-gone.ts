import type { FastifyReply } from 'fastify';
import { UserError } from '../user-error.ts';

/** Aborted when the client goes away; the reason is a refusal that nobody will read. */
export function clientGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const abort = () => gone.abort(new UserError('UNAVAILABLE', 'The client disconnected.'));
  if (raw.destroyed) abort();
  else raw.once('close', abort);
  return gone.signal;
}
