import { z } from 'zod';
import { logger } from '../logger.ts';
import { UserError } from '../user-error.ts';
import { providerKeys } from './provider-keys.ts';
import { trustTokens } from './token.ts';

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
}

const Metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
  revocation_endpoint: z.url().optional(),
  end_session_endpoint: z.url().optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
});
export type Metadata = z.infer<typeof Metadata>;

const FRESH_MS = 60 * 60 * 1000;
const CHECKED_MS = 60 * 1000;
const TIMEOUT_MS = 5_000;

/** The refusal while the provider does not respond. */
export const unreachable = () =>
  new UserError('UNAVAILABLE', 'The identity provider cannot be reached. Please try again.', undefined, 5);

/** An OpenID Connect provider as its client sees it. */
export class IdentityProvider {
  readonly settings: ProviderSettings;
  #metadata: Metadata | undefined;
  #learntAt = 0;
  #pending: Promise<Metadata> | undefined;

  constructor(settings: ProviderSettings) {
    this.settings = settings;
  }

  /**
   * The discovered metadata; known metadata stays valid while the provider is unavailable. Throws UserError
   * UNAVAILABLE.
   */
  async metadata(): Promise<Metadata> {
    if (this.#metadata && Date.now() - this.#learntAt < FRESH_MS) return this.#metadata;
    try {
      return await this.#discover();
    } catch (error) {
      if (this.#metadata) return this.#metadata;
      logger.warn({ err: error }, 'the identity provider could not be discovered');
      throw unreachable();
    }
  }

  /** Whether the provider responds; checked at most once a minute while it does. */
  async state(): Promise<'ok' | 'degraded' | 'failing'> {
    if (this.#metadata && Date.now() - this.#learntAt < CHECKED_MS) return 'ok';
    try {
      await this.#discover();
      return 'ok';
    } catch {
      return this.#metadata ? 'degraded' : 'failing'; // known keys go on verifying tokens; only sign-in has to wait
    }
  }

  /** Requests that arrive together share one attempt. */
  #discover(): Promise<Metadata> {
    this.#pending ??= discover(this.settings)
      .then((metadata) => {
        this.#learntAt = Date.now();
        return (this.#metadata = metadata);
      })
      .finally(() => (this.#pending = undefined));
    return this.#pending;
  }
}

async function discover({ issuer, ask }: ProviderSettings): Promise<Metadata> {
  const response = await ask(`${issuer}/.well-known/openid-configuration`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`discovery answered ${response.status}`);
  const metadata = Metadata.parse(await response.json());
  // Some providers end their issuer with a slash; config.ts removes it.
  if (metadata.issuer.replace(/\/$/, '') !== issuer) throw new Error(`discovery is for the issuer ${metadata.issuer}`);
  return metadata;
}

let current: IdentityProvider | undefined;

/** Sets the provider for signing in and trusts its access tokens from now on; it need not be reachable yet. */
export function useProvider(settings: ProviderSettings): IdentityProvider {
  const provider = new IdentityProvider(settings);
  const keys = providerKeys(async () => (await provider.metadata()).jwks_uri, settings.ask);
  const { issuer, knownAs, audience, clientId } = settings;
  trustTokens({ issuer, knownAs, audience, clientId, keys });
  current = provider;
  return provider;
}

/** The provider for signing in; throws UserError UNAVAILABLE before there is one. */
export function currentProvider(): IdentityProvider {
  if (!current) throw new UserError('UNAVAILABLE', 'Sign-in is starting. Please try again.', undefined, 1);
  return current;
}
