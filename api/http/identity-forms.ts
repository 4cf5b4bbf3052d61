import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import { refusalOfDatabase } from '../database/refusal.ts';
import type { IdentityAccount } from '../generated/prisma/client.ts';
import { checkCredentials, createAccount } from '../identity/accounts.ts';
import type { IdentityKeys } from '../identity/keys.ts';
import { signInPage, signUpPage, type FormState } from '../identity/pages/forms.ts';
import { closedPage, expiredPage, refusedPage } from '../identity/pages/notices.ts';
import { endIfChanged } from '../identity/sessions.ts';
import { isEqual } from '../identity/signed-link.ts';
import { maySignUp, type SignUpPass } from '../identity/sign-up-rule.ts';
import type { Page } from '../pages/page.ts';
import { UserError } from '../user-error.ts';
import { statusOf } from './errors.ts';
import { accessForms } from './access-forms.ts';
import { addressForms, forgotForms } from './email-forms.ts';
import { boundRequests, sendPage } from './identity-limits.ts';
import { invitations, invitedEmail } from './invitations.ts';
import { operatorTokenOf } from './operator-address.ts';
import { passwordForms } from './password-forms.ts';

const FORM_LIMIT = 8 * 1024;

type FormRequest = FastifyRequest<{
  Params: { uid: string };
  Body: Record<string, string> | undefined;
}>;
type Show = (state: FormState) => Page;
type Verb = (input: unknown, address: string, pass: SignUpPass) => Promise<IdentityAccount>;

/** What every form needs: the provider and the secrets of form tokens and invitations. */
interface Door {
  readonly provider: Provider;
  keys: Omit<IdentityKeys, 'mark' | 'signing' | 'cookies'>;
}

/** The embedded provider's sign-in and sign-up pages, and the addresses of invitations. */
export function identityForms(scope: FastifyInstance, door: Door): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  boundRequests(scope);
  invitations(scope, door.keys.invitations);
  passwordForms(scope, door.keys);
  accessForms(scope, door.keys);
  forgotForms(scope);
  addressForms(scope, door.keys.addresses);
  scope.get('/identity/:uid', async (request: FormRequest, reply) => {
    if (!(await isOpen(door, request, reply))) return sendPage(reply, 400, expiredPage());
    const state = await stateOf(door, request);
    if (!state.beginsWithSignUp) return sendPage(reply, 200, signInPage(state));
    return reply.header('cache-control', 'no-store').redirect(`/identity/${state.uid}/sign-up`, 303);
  });
  scope.get('/identity/:uid/sign-up', async (request: FormRequest, reply) => {
    if (!(await isOpen(door, request, reply))) return sendPage(reply, 400, expiredPage());
    const state = await stateOf(door, request);
    return sendSignUp(reply, state);
  });
  for (const [path, show, verb] of [
    ['/identity/:uid', signInPage, checkCredentials],
    ['/identity/:uid/sign-up', signUpPage, createAccount],
  ] satisfies [string, Show, Verb][]) {
    scope.post(path, async (request: FormRequest, reply) => {
      if (!(await isOpen(door, request, reply))) return sendPage(reply, 400, expiredPage());
      if (!isOurForm(door, request)) return sendPage(reply, 403, refusedPage('the form was not sent from this page'));
      if (request.body?.switch === undefined) return submit(door, request, reply, { show, verb });
      const state = await stateOf(door, request);
      return show === signUpPage ? sendSignUp(reply, state) : sendPage(reply, 200, show(state));
    });
  }
}

const sendSignUp = (reply: FastifyReply, state: FormState) =>
  state.canSignUp
    ? sendPage(reply, 200, signUpPage(state))
    : sendPage(reply, 403, closedPage(`/identity/${state.uid}`));

async function submit(door: Door, request: FormRequest, reply: FastifyReply, form: { show: Show; verb: Verb }) {
  try {
    const account = await form.verb(request.body, request.ip, await passOf(door, request));
    const result = { login: { accountId: account.id, amr: ['pwd'] } };
    const options = { mergeWithLastSubmission: false };
    const next = await door.provider.interactionResult(request.raw, reply.raw, result, options);
    await endIfChanged(account);
    return reply.header('cache-control', 'no-store').redirect(next, 303);
  } catch (error) {
    const known = error instanceof UserError ? error : refusalOfDatabase(error);
    if (!known) throw error;
    if (known.retryAfter !== undefined) void reply.header('retry-after', String(known.retryAfter));
    const problem = { message: known.message, field: known.field };
    return sendPage(reply, statusOf[known.code], form.show({ ...(await stateOf(door, request)), problem }));
  }
}

/** Whether this browser started the sign-in, and it has not expired. */
async function isOpen({ provider }: Door, request: FormRequest, reply: FastifyReply): Promise<boolean> {
  try {
    const { uid } = await provider.interactionDetails(request.raw, reply.raw);
    return uid === request.params.uid;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return false;
    throw error;
  }
}

const tokenOf = (uid: string, secret: Buffer) => createHmac('sha256', secret).update(uid).digest();

function isOurForm({ keys }: Door, { body, params }: FormRequest): boolean {
  const given = Buffer.from(body?.token ?? '', 'base64url');
  return keys.forms.all.some((secret) => isEqual(given, tokenOf(params.uid, secret)));
}

async function stateOf(door: Door, request: FormRequest): Promise<FormState> {
  const { params, body } = request;
  const pass = await passOf(door, request);
  return {
    uid: params.uid,
    token: tokenOf(params.uid, door.keys.forms.current).toString('base64url'),
    values: { name: body?.name ?? '', email: body?.email ?? pass.invited ?? '' },
    problem: undefined,
    canSignUp: await maySignUp(pass),
    beginsWithSignUp: pass.invited !== null || pass.operatorToken !== null,
  };
}

const passOf = async (door: Door, request: FormRequest): Promise<SignUpPass> => ({
  invited: await invitedEmail(request, door.keys.invitations),
  operatorToken: await operatorTokenOf(request),
});
