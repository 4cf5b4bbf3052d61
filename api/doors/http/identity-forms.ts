import type { FastifyInstance, FastifyReply } from 'fastify';
import type { IdentityAccount } from '../../generated/prisma/client.ts';
import { checkCredentials, createAccount } from '../../identity/accounts.ts';
import { withBrowserOf } from '../../identity/begun-sign-ins.ts';
import { codePage } from '../../identity/pages/code.ts';
import { signInPage, signUpPage, type FormState } from '../../identity/pages/forms.ts';
import { closedPage, expiredPage } from '../../identity/pages/notices.ts';
import { makeStep } from '../../identity/second-step/check-code.ts';
import { hasSecondStep } from '../../identity/second-step/own-second-step.ts';
import type { SignUpPass } from '../../identity/sign-up-rule.ts';
import type { Page } from '../../pages/page.ts';
import { accessForms } from './access-forms.ts';
import { codeForms } from './code-forms.ts';
import { addressForms, forgotForms } from './email-forms.ts';
import { boundRequests, sendPage } from './identity-limits.ts';
import { invitations } from './invitations.ts';
import { passkeyForms } from './passkey-forms.ts';
import { passwordForms } from './password-forms.ts';
import {
  completeSignIn,
  isOpen,
  isRefused,
  passOf,
  showRefusal,
  stateOf,
  type Door,
  type FormRequest,
} from './sign-in-door.ts';

const FORM_LIMIT = 8 * 1024;

type Show = (state: FormState) => Page;
type Verb = (input: unknown, address: string, pass: SignUpPass) => Promise<IdentityAccount>;

/** The embedded provider's sign-in and sign-up pages, and the addresses of invitations. */
export function identityForms(scope: FastifyInstance, door: Door): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  boundRequests(scope);
  scope.addHook('preHandler', (request, reply, done) =>
    withBrowserOf({ headers: request.headers, response: reply.raw }, done),
  );
  invitations(scope, door.keys.invitations);
  passwordForms(scope, door.keys);
  accessForms(scope, door.keys);
  forgotForms(scope);
  addressForms(scope, door.keys.addresses);
  codeForms(scope, door);
  passkeyForms(scope, door);
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
      if (await isRefused(door, request, reply)) return reply;
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

/** Signs in with a form, or asks for a code where the account has a second step. */
async function submit(door: Door, request: FormRequest, reply: FastifyReply, form: { show: Show; verb: Verb }) {
  try {
    const account = await form.verb(request.body, request.ip, await passOf(door, request));
    if (!(await hasSecondStep(account.id))) return await completeSignIn(door, { request, reply }, account, ['pwd']);
    const step = makeStep(account, request.params.uid, door.keys.secondSteps);
    return await sendPage(reply, 200, codePage(await stateOf(door, request), step));
  } catch (error) {
    return showRefusal(reply, error, async (problem) => form.show({ ...(await stateOf(door, request)), problem }));
  }
}
