import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import type { IdentityAccount } from '../generated/prisma/client.ts';
import { checkCredentials, createAccount } from '../identity/accounts.ts';
import { signInPage, signUpPage, type FormState } from '../identity/pages/forms.ts';
import { brokenPage, expiredPage, refusedPage } from '../identity/pages/notices.ts';
import type { Page } from '../pages/page.ts';
import { UserError } from '../user-error.ts';
import { statusOf } from './errors.ts';

const FORM_LIMIT = 8 * 1024;

type FormRequest = FastifyRequest<{ Params: { uid: string }; Body: Record<string, string> | undefined }>;
type Show = (state: FormState) => Page;
type Verb = (input: unknown, address: string) => Promise<IdentityAccount>;

/** The embedded provider's sign-in and sign-up pages; `secret` makes the tokens that prove a form came from them. */
export function identityForms(scope: FastifyInstance, provider: Provider, secret: Buffer): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  scope.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    if (error.statusCode && error.statusCode < 500) return sendPage(reply, error.statusCode, refusedPage(undefined));
    request.log.error({ err: error }, 'request failed');
    return sendPage(reply, 500, brokenPage());
  });
  for (const [path, show, verb] of [
    ['/identity/:uid', signInPage, checkCredentials],
    ['/identity/:uid/sign-up', signUpPage, createAccount],
  ] satisfies [string, Show, Verb][]) {
    scope.get(path, async (request: FormRequest, reply) => {
      if (!(await isOpen(provider, request, reply))) return sendPage(reply, 400, expiredPage());
      return sendPage(reply, 200, show(stateOf(request, secret)));
    });
    scope.post(path, async (request: FormRequest, reply) => {
      if (!(await isOpen(provider, request, reply))) return sendPage(reply, 400, expiredPage());
      if (!isOurForm(request, secret)) return sendPage(reply, 403, refusedPage('the form did not come from this page'));
      return submit(request, reply, { provider, secret, show, verb });
    });
  }
}

interface Form {
  provider: Provider;
  secret: Buffer;
  show: Show;
  verb: Verb;
}

async function submit(request: FormRequest, reply: FastifyReply, { provider, secret, show, verb }: Form) {
  try {
    const { id } = await verb(request.body, request.ip);
    const result = { login: { accountId: id, amr: ['pwd'] } };
    const next = await provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
    return reply.header('cache-control', 'no-store').redirect(next, 303);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    if (error.retryAfter !== undefined) void reply.header('retry-after', String(error.retryAfter));
    const problem = { message: error.message, field: error.field };
    return sendPage(reply, statusOf[error.code], show({ ...stateOf(request, secret), problem }));
  }
}

/** Whether the browser that asks is the one that began this sign-in, and in time. */
async function isOpen(provider: Provider, request: FormRequest, reply: FastifyReply): Promise<boolean> {
  try {
    const { uid } = await provider.interactionDetails(request.raw, reply.raw);
    return uid === request.params.uid;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return false;
    throw error;
  }
}

const tokenOf = (uid: string, secret: Buffer) => createHmac('sha256', secret).update(uid).digest();

function isOurForm(request: FormRequest, secret: Buffer): boolean {
  const given = Buffer.from(request.body?.token ?? '', 'base64url');
  const expected = tokenOf(request.params.uid, secret);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function stateOf({ params, body }: FormRequest, secret: Buffer): FormState {
  return {
    uid: params.uid,
    token: tokenOf(params.uid, secret).toString('base64url'),
    values: { name: body?.name ?? '', email: body?.email ?? '' },
    problem: undefined,
  };
}

/** Answers with one of the provider's pages. */
export const sendPage = (reply: FastifyReply, status: number, { html, headers }: Page) =>
  reply.code(status).headers(headers).send(html);
