import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import { refusalOfDatabase } from '../../database/refusal.ts';
import type { IdentityAccount } from '../../generated/prisma/client.ts';
import type { IdentityKeys } from '../../identity/keys.ts';
import type { FormState, PasskeyRequest, Problem } from '../../identity/pages/forms.ts';
import { expiredPage, refusedPage } from '../../identity/pages/notices.ts';
import { signInChallenge } from '../../identity/passkeys/challenges.ts';
import { passkeyHost } from '../../identity/passkeys/host.ts';
import { endIfChanged } from '../../identity/sessions.ts';
import { isEqual } from '../../identity/signed-link.ts';
import { maySignUp, type SignUpPass } from '../../identity/sign-up-rule.ts';
import type { Page } from '../../pages/page.ts';
import { UserError } from '../../common/user-error.ts';
import { statusOf } from './errors.ts';
import { sendPage } from './identity-limits.ts';
import { invitedEmail } from './invitations.ts';
import { operatorTokenOf } from './open-operator-address.ts';

/** A request of a sign-in, which its path names. */
export type FormRequest = FastifyRequest<{
  Params: { uid: string };
  Body: Record<string, string> | undefined;
}>;

/** What every form needs: the provider and the secrets of form tokens and invitations. */
export interface Door {
  readonly provider: Provider;
  keys: Omit<IdentityKeys, 'mark' | 'signing' | 'cookies'>;
}

/** Whether this browser started the sign-in, and it has not expired. */
export async function isOpen({ provider }: Door, request: FormRequest, reply: FastifyReply): Promise<boolean> {
  try {
    const { uid } = await provider.interactionDetails(request.raw, reply.raw);
    return uid === request.params.uid;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return false;
    throw error;
  }
}

/** Answers a form of a sign-in that cannot be used, which was sent too late or from elsewhere; false for one that can. */
export async function isRefused(door: Door, request: FormRequest, reply: FastifyReply): Promise<boolean> {
  if (!(await isOpen(door, request, reply))) await sendPage(reply, 400, expiredPage());
  else if (!isOurForm(door, request)) await sendPage(reply, 403, refusedPage('the form was not sent from this page'));
  else return false;
  return true;
}

const tokenOf = (uid: string, secret: Buffer) => createHmac('sha256', secret).update(uid).digest();

function isOurForm({ keys }: Door, { body, params }: FormRequest): boolean {
  const given = Buffer.from(body?.token ?? '', 'base64url');
  return keys.forms.all.some((secret) => isEqual(given, tokenOf(params.uid, secret)));
}

function passkeyRequest(uid: string, { keys }: Door): PasskeyRequest | null {
  const rpId = passkeyHost();
  return rpId === null ? null : { rpId, challenge: signInChallenge(uid, keys.passkeys.current).toString('base64url') };
}

/** What lets the browser of a request sign up where not everybody may. */
export const passOf = async (door: Door, request: FormRequest): Promise<SignUpPass> => ({
  invited: await invitedEmail(request, door.keys.invitations),
  operatorToken: await operatorTokenOf(request),
});

/** What the forms of a sign-in show, with what was typed. */
export async function stateOf(door: Door, request: FormRequest): Promise<FormState> {
  const { params, body } = request;
  const pass = await passOf(door, request);
  return {
    uid: params.uid,
    token: tokenOf(params.uid, door.keys.forms.current).toString('base64url'),
    values: { name: body?.name ?? '', email: body?.email ?? pass.invited ?? '' },
    problem: undefined,
    canSignUp: await maySignUp(pass),
    beginsWithSignUp: pass.invited !== null || pass.operatorToken !== null,
    passkey: passkeyRequest(params.uid, door),
  };
}

/**
 * Signs the browser in to an account, unless its password was changed meanwhile; `amr` says how (RFC 8176). `check` can end the
 * sign-in once more before the browser learns of it.
 */
export async function completeSignIn(
  { provider }: Door,
  { request, reply }: { request: FormRequest; reply: FastifyReply },
  account: IdentityAccount,
  amr: string[],
  check: () => Promise<void> = async () => {},
) {
  const result = { login: { accountId: account.id, amr } };
  const next = await provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
  await endIfChanged(account);
  await check();
  return reply.header('cache-control', 'no-store').redirect(next, 303);
}

/** Shows a form again that was refused; throws everything that is no refusal. */
export async function showRefusal(
  reply: FastifyReply,
  error: unknown,
  show: (problem: Problem, error: UserError) => Promise<Page>,
) {
  const known = error instanceof UserError ? error : refusalOfDatabase(error);
  if (!known) throw error;
  if (known.retryAfter !== undefined) void reply.header('retry-after', String(known.retryAfter));
  return sendPage(reply, statusOf(known), await show({ message: known.message, field: known.field }, known));
}
