import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import { useProvider, type IdentityProvider } from '../../openid/identity-provider.ts';
import { EMBEDDED_CLIENT_ID, EMBEDDED_ISSUER } from '../../openid/web-client.ts';
import { config } from '../../common/config.ts';
import { withBrowserOf } from '../../identity/begun-sign-ins.ts';
import { loadKeys, ownKeys, type IdentityKeys } from '../../identity/keys.ts';
import { createProvider } from '../../identity/embedded-provider.ts';
import { identityForms } from './identity-forms.ts';
import { askInside } from './ask-inside.ts';
import { boundRequests, countBeginning, refuseLargeBody } from './identity-limits.ts';

const MOUNT = '/oidc';
/** Where a sign-in starts, in whatever case and with a slash or without, as the provider's router takes it. */
const BEGINNING = /^\/oidc\/auth\/?(\?|$)/i;
const origin = new URL(config.publicOrigin);

/** The embedded identity provider under /oidc and its pages under /identity; nothing where another is configured. */
export async function identityDoor(app: FastifyInstance): Promise<void> {
  if (config.oidc) return;
  const keys = await loadKeys();
  const current = currentProvider(keys);
  await app.register(async (scope) => providerRoutes(scope, current));
  const door = {
    keys,
    get provider() {
      return current().provider;
    },
  };
  await app.register(async (scope) => identityForms(scope, door));
}

/** The provider with the keys as they are: another one once they are rotated. */
function currentProvider(keys: IdentityKeys) {
  const make = () => {
    const provider = createProvider(config.publicOrigin + MOUNT, config.publicOrigin, keys);
    return { provider, handle: provider.callback() };
  };
  let made = make();
  let madeWith = keys.mark;
  return () => {
    if (madeWith !== keys.mark) [madeWith, made] = [keys.mark, make()];
    return made;
  };
}

/**
 * Trusts the configured or the embedded provider from now on; call it before the application listens. The server
 * calls the embedded one inside the process: its public name may not resolve on this machine, and a proxy in front
 * may not be up yet.
 */
export function openIdentity(app: FastifyInstance): IdentityProvider {
  if (config.oidc) return useProvider({ ...config.oidc, ask: fetch });
  return useProvider({
    issuer: config.publicOrigin + MOUNT,
    knownAs: EMBEDDED_ISSUER,
    clientId: EMBEDDED_CLIENT_ID,
    clientSecret: undefined,
    audience: config.publicOrigin,
    ask: askInside(app),
    ownKeys: ownKeys(),
  });
}

function providerRoutes(scope: FastifyInstance, current: () => { handle: ReturnType<Provider['callback']> }): void {
  // The provider reads bodies itself.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  boundRequests(scope);
  scope.all(`${MOUNT}/*`, async (request, reply) => {
    refuseLargeBody(request);
    if (BEGINNING.test(request.url)) await countBeginning(request);
    reply.hijack();
    const exchange = { headers: request.raw.headers, response: reply.raw };
    void withBrowserOf(exchange, () => current().handle(asPublic(request.raw), reply.raw));
  });
}

/** The provider builds its addresses from the request; they must be the public ones behind any proxy. */
function asPublic(request: IncomingMessage & { originalUrl?: string }): IncomingMessage {
  request.originalUrl = request.url!;
  request.url = request.url!.slice(MOUNT.length);
  request.headers.host = origin.host;
  if (request.httpVersionMajor === 2) request.headers[':authority'] = origin.host;
  request.headers['x-forwarded-proto'] = origin.protocol.slice(0, -1);
  delete request.headers['x-forwarded-host'];
  return request;
}
