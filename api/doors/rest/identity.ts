import { z } from 'zod';
import { cancelOwnEmailChange } from '../../identity/cancel-email-change.ts';
import { changeEmail, EmailChange, sendVerification } from '../../identity/change-email.ts';
import { changePassword, PasswordChange } from '../../identity/change-password.ts';
import { endOtherSessions, endSession, ownSessions } from '../../identity/end-session.ts';
import { requestReset, ResetRequest } from '../../identity/request-reset.ts';
import { answers } from './answers.ts';
import { flag, text, timestamp, whole } from './fields.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { requestSchema } from './wire.ts';

const Sessions = z.object({
  sessions: z
    .array(
      z.object({
        id: text.describe('The id of the session.'),
        device: text.nullable().describe('Browser and system, where known.'),
        signed_in_at: timestamp.describe('When it signed in.'),
        last_used_at: timestamp.describe('To the minute.'),
        is_current: flag.describe('Whether the request came from it.'),
      }),
    )
    .describe('One for each browser that is signed in.'),
});
const CURRENT = { description: 'The password of now, for safety.' };
const tags = ['Account'];
const write = { rate: 'write' } as const;
const EMBEDDED = 'With a provider of OIDC_ISSUER this is refused with 403: it is managed there.';

/** /api/account/password and /api/account/sessions: how the viewer signs in, and where that is done now. */
export async function identityRoutes(app: TypedApp): Promise<void> {
  const password = {
    tags,
    summary: 'Change the password',
    description: `Every other session ends, a pending change of the email address is void, and API keys, webhooks and passkeys from before the first confirmed address are revoked. ${EMBEDDED}`,
    body: requestSchema(PasswordChange, {
      current_password: CURRENT,
      new_password: { description: 'Neither too short nor easy to guess.' },
    }),
    response: answers(204, 'Changed.', z.undefined(), 400, 401, 403, 409, 429),
  };
  app.put('/api/account/password', { schema: password }, async (request, reply) => {
    await changePassword(viewerOf(request), request.body);
    return reply.code(204).send();
  });
  await app.register(emailRoutes);
  const list = {
    tags,
    summary: 'Where the account is signed in',
    description: `The last used first. ${EMBEDDED}`,
    response: answers(200, 'The sessions.', Sessions, 401, 403),
  };
  app.get('/api/account/sessions', { schema: list }, async (request) => ({
    sessions: (await ownSessions(viewerOf(request))).map((session) => ({
      id: session.id,
      device: session.device,
      signed_in_at: session.signedInAt,
      last_used_at: session.lastUsedAt,
      is_current: session.isCurrent,
    })),
  }));
  const one = {
    tags,
    summary: 'Sign one browser out',
    description: `None of its tokens works any more. ${EMBEDDED}`,
    params: z.object({ id: text.describe('The id of the session.') }),
    response: answers(204, 'Signed out.', z.undefined(), 400, 401, 403, 404, 429),
  };
  app.delete('/api/account/sessions/:id', { config: write, schema: one }, async (request, reply) => {
    await endSession(viewerOf(request), request.params);
    return reply.code(204).send();
  });
  const others = {
    tags,
    summary: 'Sign every other browser out',
    description: `None of their tokens works any more. ${EMBEDDED}`,
    response: answers(
      200,
      'How many were signed out.',
      z.object({ ended: whole.describe('Sessions that ended.') }),
      401,
      403,
      429,
    ),
  };
  app.delete('/api/account/sessions', { config: write, schema: others }, async (request) => ({
    ended: await endOtherSessions(viewerOf(request)),
  }));
}

async function emailRoutes(app: TypedApp): Promise<void> {
  const change = {
    tags,
    summary: 'Change the email address',
    description: `Once the owner of the new one confirms it; at once where this server sends no email. ${EMBEDDED}`,
    body: requestSchema(EmailChange, { current_password: CURRENT, new_email: { description: 'The new address.' } }),
    response: answers(204, 'Changed, or to be confirmed.', z.undefined(), 400, 401, 403, 409, 429),
  };
  app.put('/api/account/email', { config: write, schema: change }, async (request, reply) => {
    await changeEmail(viewerOf(request), request.body);
    return reply.code(204).send();
  });
  const cancelling = {
    tags,
    summary: 'Give up the change of the email address',
    description: `The one that waits for its confirmation; fine without one. ${EMBEDDED}`,
    response: answers(204, 'Given up.', z.undefined(), 401, 403, 429),
  };
  app.delete('/api/account/email/change', { config: write, schema: cancelling }, async (request, reply) => {
    await cancelOwnEmailChange(viewerOf(request));
    return reply.code(204).send();
  });
  const again = {
    tags,
    summary: 'Send the email again that confirms the address',
    description: `Refused with 403 where this server sends no email. ${EMBEDDED}`,
    response: answers(204, 'On its way.', z.undefined(), 401, 403, 429),
  };
  app.post('/api/account/email/verification', { schema: again }, async (request, reply) => {
    await sendVerification(viewerOf(request));
    return reply.code(204).send();
  });
}

/** /api/account/password/reset: for those who cannot sign in. */
export async function resetRoutes(app: TypedApp): Promise<void> {
  const schema = {
    tags,
    security: [],
    summary: 'Ask for a new password by email',
    description: `The answer is the same whether the address has an account. Refused with 403 where this server sends no email. ${EMBEDDED}`,
    body: requestSchema(ResetRequest, { email: { description: 'The address of the account.' } }),
    response: answers(204, 'Accepted.', z.undefined(), 400, 403, 429),
  };
  app.post('/api/account/password/reset', { schema }, async (request, reply) => {
    await requestReset(request.body, request.ip);
    return reply.code(204).send();
  });
}
