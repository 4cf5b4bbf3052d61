import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { IF_MATCH } from '../http/errors.ts';
import { UserError } from '../../common/user-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route changes nothing where If-Match names an earlier version. */
    isConditional?: boolean;
  }
}

/** The header of a call that changes something only as it was last seen. */
export const conditionalHeaders = z.looseObject({
  'if-match': z
    .string()
    .optional()
    .describe('The ETag of GET: refused with 412 where the settings changed since. Clicks do not count as changes.'),
});

const versions = new WeakMap<FastifyReply, string>();

/** Notes the version of what an answer shows, so that its ETag names it. */
export const noteVersion = (reply: FastifyReply, { updatedAt }: { updatedAt: Date }): void =>
  void versions.set(reply, updatedAt.getTime().toString(36));

/** The version of what an answer shows; none where nothing was noted. */
export const notedVersion = (reply: FastifyReply): string | undefined => versions.get(reply);

const TAG = /^(?:W\/)?"([0-9a-z]{1,9})-[\w-]+"$/;
/** The version of a tag that is none of ours: nothing has it. */
const NEVER = new Date(0);

/** The version that a call wants to change; undefined where it says nothing, or `*`. Refuses INVALID for several. */
export function versionOf({ headers }: FastifyRequest): Date | undefined {
  const tag = headers['if-match']?.trim();
  if (tag === undefined || tag === '*') return undefined;
  if (tag.includes(',')) throw new UserError('INVALID', 'Send one ETag in If-Match.', 'updatedAt');
  const [, version] = TAG.exec(tag) ?? [];
  return version === undefined ? NEVER : new Date(parseInt(version, 36));
}

/** The name of the field by which a call named the version that it saw. */
export const versionField = ({ headers }: FastifyRequest): string | undefined =>
  headers['if-match'] === undefined ? undefined : IF_MATCH;

/** Refuses If-Match, at all routes registered from now on, where nothing would come of it. */
export function refuseUnknownConditions(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ headers, method, routeOptions }) => {
    if (headers['if-match'] === undefined || method === 'GET' || method === 'HEAD') return;
    if (routeOptions.config.isConditional) return;
    throw new UserError('INVALID', 'This call takes no If-Match.', 'updatedAt');
  });
}
