import {
  allowInsecureRequests,
  ClientSecretPost,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
  type ClientAuth,
  type Configuration,
} from 'openid-client';
import type { JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { logger } from '../common/logger.ts';
import { UserError } from '../common/user-error.ts';
import { OpaqueTokens } from './opaque-tokens.ts';
import { providerKeys } from './provider-keys.ts';
import { trustTokens, unreachable } from './token.ts';

/** How a provider is reached: over the network, or inside this process. */
export type Ask = (url: string, init: RequestInit) => Promise<Response>;

/** The required settings of an identity provider; everything else is discovered. */
export interface ProviderSettings {
  issuer: string;
  /** The issuer name stored with accounts, if the issuer's address may change. */
  knownAs?: string;
  clientId: string;
  /** Absent for a public client. */
  clientSecret: string | undefined;
  /** Expected audience of access tokens; without one they must name the client. */
  audience: string | undefined;
  ask: Ask;
  /** The keys of a provider inside this process; without them, those that the provider publishes. */
  ownKeys?: OwnKeys;
}

/** Keys that are known without asking. */
export interface OwnKeys {
  /** Verifies by the keys as they are. */
  verify: JWTVerifyGetKey;
  /** Another text once they are others. */
  mark: () => Promise<string>;
}

/** What we need of a provider's metadata, and what we can do without; the library reads the rest. */
const Metadata = z.object({
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
  revocation_endpoint: z.url().optional(),
  end_session_endpoint: z.url().optional(),
});

/** A provider as it was discovered: what the client library works with, and what the provider says of itself. */
export interface Discovered {
  client: Configuration;
  metadata: z.infer<typeof Metadata>;
}

const FRESH_MS = 60 * 60 * 1000;
const CHECKED_MS = 60 * 1000;
const DISCOVERY_TIMEOUT_S = 5;
const TIMEOUT_S = 10;
const CLOCK_TOLERANCE_S = 5;

/** An OpenID Connect provider as its client sees it. */
export class IdentityProvider {
  readonly settings: ProviderSettings;
  #known: Discovered | undefined;
  #learntAt = 0;
  /** Of the provider's own keys, when it was discovered: the library keeps those that it read. */
  #mark: string | undefined;
  #pending: Promise<Discovered> | undefined;

  constructor(settings: ProviderSettings) {
    this.settings = settings;
  }

  /** The provider; known metadata stays valid while the provider is unavailable. Throws UserError UNAVAILABLE. */
  async discovered(): Promise<Discovered> {
    const mark = await this.settings.ownKeys?.mark();
    if (this.#known && this.#mark === mark && Date.now() - this.#learntAt < FRESH_MS) return this.#known;
    try {
      const discovered = await this.#discover();
      this.#mark = mark;
      return discovered;
    } catch (error) {
      if (this.#known) return this.#known;
      logger.warn({ err: error }, 'the identity provider could not be discovered');
      throw unreachable();
    }
  }

  /** Whether the provider responds; checked at most once a minute while it does. */
  async state(): Promise<'ok' | 'degraded' | 'failing'> {
    if (this.#known && Date.now() - this.#learntAt < CHECKED_MS) return 'ok';
    try {
      await this.#discover();
      return 'ok';
    } catch {
      return this.#known ? 'degraded' : 'failing'; // known keys go on verifying tokens; only sign-in has to wait
    }
  }

  /** Requests that arrive together share one attempt. */
  #discover(): Promise<Discovered> {
    this.#pending ??= discover(this.settings)
      .then((discovered) => {
        this.#learntAt = Date.now();
        return (this.#known = discovered);
      })
      .finally(() => (this.#pending = undefined));
    return this.#pending;
  }
}

async function discover({ issuer, clientId, clientSecret, ask }: ProviderSettings): Promise<Discovered> {
  const client = await discovery(
    new URL(`${issuer}/.well-known/openid-configuration`),
    clientId,
    { [clockTolerance]: CLOCK_TOLERANCE_S },
    clientSecret ? proofOf(clientSecret) : None(),
    {
      [customFetch]: (url, { method, headers, body, signal }) =>
        ask(url, { method, headers, ...(body && { body: String(body) }), ...(signal && { signal }) }),
      timeout: DISCOVERY_TIMEOUT_S,
      execute: [allowInsecureRequests, enableNonRepudiationChecks], // a provider may be inside a network of its own
    },
  );
  client.timeout = TIMEOUT_S;
  const metadata = client.serverMetadata();
  // Some providers end their issuer with a slash; config.ts removes it.
  if (metadata.issuer.replace(/\/$/, '') !== issuer) throw new Error(`discovery is for the issuer ${metadata.issuer}`);
  return { client, metadata: Metadata.parse(metadata) };
}

/**
 * Proves by its secret that this client is who it says, in the header unless the provider wants it in the form. The
 * library's own header also escapes hyphens and dots, which providers that do not decode it refuse.
 */
function proofOf(secret: string): ClientAuth {
  const inForm = ClientSecretPost(secret);
  return (server, client, body, headers) => {
    const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = server;
    if (!methods.includes('client_secret_basic')) return inForm(server, client, body, headers);
    const pair = `${encodeURIComponent(client.client_id)}:${encodeURIComponent(secret)}`;
    headers.set('authorization', `Basic ${Buffer.from(pair).toString('base64')}`);
  };
}

let current: IdentityProvider | undefined;

/** Sets the provider for signing in and trusts its access tokens from now on; it need not be reachable yet. */
export function useProvider(settings: ProviderSettings): IdentityProvider {
  const provider = new IdentityProvider(settings);
  const { issuer, knownAs, audience, clientId, ask, ownKeys } = settings;
  const keys = ownKeys?.verify ?? providerKeys(async () => (await provider.discovered()).metadata.jwks_uri, ask);
  const client = async () => (await provider.discovered()).client;
  const opaque = new OpaqueTokens({ issuer, clientId, audience, client });
  trustTokens({ issuer, knownAs, audience, clientId, keys, opaque: (token, address) => opaque.verify(token, address) });
  current = provider;
  return provider;
}

/** The provider for signing in; throws UserError UNAVAILABLE before there is one. */
export function currentProvider(): IdentityProvider {
  if (!current) throw new UserError('UNAVAILABLE', 'Sign-in is starting. Please try again.', undefined, 1);
  return current;
}
