import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Provider, { errors } from 'oidc-provider';
import { useProvider, type Ask, type IdentityProvider } from '../account/provider.ts';
import { EMBEDDED_CLIENT_ID } from '../account/web-client.ts';
import { config } from '../config.ts';
import type { IdentityAccount } from '../generated/prisma/client.ts';
import { checkCredentials, createAccount } from '../identity/accounts.ts';
import { loadKeys } from '../identity/keys.ts';
import { signInPage, signUpPage, type FormState } from '../identity/pages/forms.ts';
import { brokenPage, expiredPage, refusedPage } from '../identity/pages/notices.ts';
import type { Page } from '../identity/pages/page.ts';
import { createProvider } from '../identity/provider.ts';
import { deleteExpired } from '../identity/store.ts';
import { logger } from '../logger.ts';
import { UserError } from '../user-error.ts';
import { statusOf } from './errors.ts';

const MOUNT = '/oidc';
const FORM_LIMIT = 8 * 1024;
const CLEAN_EVERY_MS = 10 * 60 * 1000;
const origin = new URL(config.publicOrigin);

/** The embedded identity provider under /oidc and its pages under /identity; nothing where another is configured. */
export async function identityDoor(app: FastifyInstance): Promise<void> {
  if (config.oidc) return;
  const keys = await loadKeys();
  const provider = createProvider(config.publicOrigin + MOUNT, config.publicOrigin, keys);
  await app.register(async (scope) => providerRoutes(scope, provider));
  await app.register(async (scope) => formRoutes(scope, provider, keys.forms));
}

/**
 * Trusts the configured provider, or the embedded one, from now on; call it before the application listens. The server
 * speaks to the embedded one inside the process: its public name may not resolve on this machine, and a proxy in front
 * may not be up yet.
 */
export function openIdentity(app: FastifyInstance): IdentityProvider {
  if (config.oidc) return useProvider({ ...config.oidc, ask: fetch });
  const clean = () =>
    deleteExpired().catch((error) => logger.warn({ err: error }, 'expired sign-ins were not deleted'));
  const timer = setInterval(() => void clean(), CLEAN_EVERY_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  return useProvider({
    issuer: config.publicOrigin + MOUNT,
    clientId: EMBEDDED_CLIENT_ID,
    clientSecret: undefined,
    audience: config.publicOrigin,
    ask: insideOf(app),
  });
}

function insideOf(app: FastifyInstance): Ask {
  return async (url, init) => {
    const { pathname, search } = new URL(url);
    const answer = await app.inject({
      method: init.method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' && { payload: init.body }),
    });
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type']) },
    });
  };
}

function providerRoutes(scope: FastifyInstance, provider: Provider): void {
  const handle = provider.callback();
  // The provider reads bodies itself.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  scope.all(`${MOUNT}/*`, (request, reply) => {
    reply.hijack();
    void handle(asPublic(request.raw), reply.raw);
  });
}

/** The provider builds its addresses from the request; whatever came in front, they must be the public ones. */
function asPublic(request: IncomingMessage & { originalUrl?: string }): IncomingMessage {
  request.originalUrl = request.url!;
  request.url = request.url!.slice(MOUNT.length);
  request.headers.host = origin.host;
  request.headers['x-forwarded-proto'] = origin.protocol.slice(0, -1);
  delete request.headers['x-forwarded-host'];
  return request;
}

type FormRequest = FastifyRequest<{ Params: { uid: string }; Body: Record<string, string> | undefined }>;
type Show = (state: FormState) => Page;
type Verb = (input: unknown, address: string) => Promise<IdentityAccount>;

function formRoutes(scope: FastifyInstance, provider: Provider, secret: Buffer): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  scope.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    if (error.statusCode && error.statusCode < 500) return send(reply, error.statusCode, refusedPage(undefined));
    request.log.error({ err: error }, 'request failed');
    return send(reply, 500, brokenPage());
  });
  for (const [path, show, verb] of [
    ['/identity/:uid', signInPage, checkCredentials],
    ['/identity/:uid/sign-up', signUpPage, createAccount],
  ] satisfies [string, Show, Verb][]) {
    scope.get(path, async (request: FormRequest, reply) => {
      if (!(await isOpen(provider, request, reply))) return send(reply, 400, expiredPage());
      return send(reply, 200, show(stateOf(request, secret)));
    });
    scope.post(path, async (request: FormRequest, reply) => {
      if (!(await isOpen(provider, request, reply))) return send(reply, 400, expiredPage());
      if (!isOurForm(request, secret)) return send(reply, 403, refusedPage('the form did not come from this page'));
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
    return send(reply, statusOf[error.code], show({ ...stateOf(request, secret), problem }));
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

const send = (reply: FastifyReply, status: number, { html, headers }: Page) =>
  reply.code(status).headers(headers).send(html);
