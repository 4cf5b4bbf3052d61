import type { FastifyReply } from 'fastify';
import { UserError } from '../../common/user-error.ts';

/** A signal that aborts when the client disconnects. */
export function clientGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const abort = () => gone.abort(new UserError('UNAVAILABLE', 'The client disconnected.'));
  if (raw.destroyed) abort();
  else raw.once('close', abort);
  return gone.signal;
}
