import type { onRequestAsyncHookHandler } from 'fastify';
import { UserError } from '../../common/user-error.ts';
import { viewerOf } from './signed-in.ts';

/** The most bodies of the largest size that one account may send at once. */
const AT_ONCE = 2;

/**
 * Limits the memory of one account's bodies while they arrive and are processed. A body counts with its declared length,
 * or with `maxBytes`. Refuses RATE_LIMITED before anything is read.
 */
export function holdLargeBody(maxBytes: number): onRequestAsyncHookHandler {
  const held = new Map<number, number>();
  return async (request, reply) => {
    const { id } = viewerOf(request);
    const declared = Number(request.headers['content-length'] ?? maxBytes);
    const bytes = Math.min(declared, maxBytes); // what is longer is refused as soon as it is
    const before = held.get(id) ?? 0;
    if (before + bytes > AT_ONCE * maxBytes) {
      throw new UserError('RATE_LIMITED', 'Wait until your other large requests are answered.', undefined, 1);
    }
    held.set(id, before + bytes);
    reply.raw.once('close', () => {
      const left = held.get(id)! - bytes;
      if (left) held.set(id, left);
      else held.delete(id);
    });
  };
}
