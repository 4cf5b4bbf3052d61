import { createHash } from 'node:crypto';
import { tokenIntrospection, type Configuration } from 'openid-client';
import { addressKey } from '../common/address-key.ts';
import { FairPlaces } from '../common/fair-places.ts';
import { logger } from '../common/logger.ts';
import { Lru } from '../common/lru.ts';
import { isSubject, unreachable } from './token.ts';
import { invalidToken, TokenLookups } from './token-lookups.ts';

/** How long the provider's word on a token is trusted, unless the token ends before. */
const TRUSTED_MS = 60_000;
const MOST_KNOWN = 5_000;
/** The longest token that is passed on: anybody can send a token. */
const LONGEST_TOKEN = 4_096;
/** Questions to the provider at once: about tokens that were valid lately or just issued, and about those of strangers. */
const FAMILIAR = { places: 20, placesOfOne: 20, waiting: 500, waitingOfOne: 500, waitMs: 5_000 };
const STRANGE = { places: 10, placesOfOne: 3, waiting: 200, waitingOfOne: 60, waitMs: 5_000 };
/** When a token ends whose provider does not say; it is asked about every minute anyway. */
const UNKNOWN_LIFE_MS = 60 * 60 * 1000;

/** Whose tokens are meant. */
interface Meant {
  issuer: string;
  clientId: string;
  audience: string | undefined;
  /** The provider; throws UserError UNAVAILABLE while it cannot be discovered. */
  client: () => Promise<Configuration>;
}

/** What the provider says of a token. */
export interface OpaqueToken {
  subject: string;
  expiresAt: Date;
}

/**
 * Access tokens that only their provider can read, which it is asked about by introspection (RFC 7662). Its answer is trusted
 * for a minute.
 */
export class OpaqueTokens {
  readonly #meant: Meant;
  readonly #known = new Lru<string, { token: OpaqueToken; until: number }>(MOST_KNOWN);
  readonly #lookups = new TokenLookups<OpaqueToken>();
  readonly #familiar = new FairPlaces(FAMILIAR);
  readonly #strange = new FairPlaces(STRANGE);

  constructor(meant: Meant) {
    this.#meant = meant;
  }

  /**
   * What the provider says of a token. Throws UserError UNAUTHENTICATED for a token that is not active, is another client's or
   * a provider without introspection, RATE_LIMITED for an address that sent too many of those, and UNAVAILABLE while the
   * provider does not answer or refuses this application. `address` is null for a token that was just issued.
   */
  async verify(token: string, address: string | null): Promise<OpaqueToken> {
    if (token.length > LONGEST_TOKEN) throw invalidToken();
    const hash = createHash('sha256').update(token).digest('base64');
    const known = this.#known.get(hash);
    if (known && Date.now() < known.until) return known.token;
    const stranger = known ? null : address;
    return this.#lookups.find(hash, stranger, () => this.#ask(token, hash, stranger));
  }

  async #ask(token: string, hash: string, address: string | null): Promise<OpaqueToken> {
    const client = await this.#meant.client();
    if (!client.serverMetadata().introspection_endpoint) throw invalidToken();
    const places = address === null ? this.#familiar : this.#strange;
    const answer = await places.run(address === null ? '' : addressKey(address), () => introspect(client, token));
    this.#known.delete(hash);
    const accepted = this.#accept(answer);
    this.#known.set(hash, { token: accepted, until: Math.min(Date.now() + TRUSTED_MS, accepted.expiresAt.getTime()) });
    return accepted;
  }

  /** Refuses a token of another client: whoever runs that could sign in here as its people. */
  #accept({ active, sub, exp, iss, aud, client_id }: Awaited<ReturnType<typeof introspect>>): OpaqueToken {
    const { issuer, clientId, audience } = this.#meant;
    const isOurs = audience
      ? [aud].flat().includes(audience)
      : client_id === clientId || [aud].flat().includes(clientId);
    const isOfIssuer = iss === undefined || iss.replace(/\/$/, '') === issuer;
    const expiresAt = new Date(exp === undefined ? Date.now() + UNKNOWN_LIFE_MS : exp * 1000);
    if (!active || !isSubject(sub) || !isOurs || !isOfIssuer || expiresAt.getTime() <= Date.now()) throw invalidToken();
    return { subject: sub, expiresAt };
  }
}

async function introspect(client: Configuration, token: string) {
  try {
    return await tokenIntrospection(client, token, { token_type_hint: 'access_token' });
  } catch (error) {
    // The error itself may hold the token, which must not be logged.
    const { code, message } = error as Error & { code?: string };
    logger.error({ code, reason: message }, 'the identity provider did not answer what an access token is');
    throw unreachable();
  }
}
