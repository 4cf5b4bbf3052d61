import type { onRequestAsyncHookHandler } from 'fastify';
import { UserError } from '../user-error.ts';
import { viewerOf } from './signed-in.ts';

/** So many bodies of the largest size may be on their way at once, of one account. */
const AT_ONCE = 2;

/**
 * Bounds the memory that one account's bodies take while they arrive and are worked on: a body counts as long as it
 * says that it is, one that does not say as `maxBytes`. Refuses RATE_LIMITED before anything is read.
 */
export function holdLargeBody(maxBytes: number): onRequestAsyncHookHandler {
  const held = new Map<number, number>();
  return async (request, reply) => {
    const { id } = viewerOf(request);
    const told = Number(request.headers['content-length'] ?? maxBytes);
    const bytes = Math.min(told, maxBytes); // what is longer is refused as soon as it is
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
