import { createLocalJWKSet, createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';

/** The provider's keys are unavailable; the token may still be valid. */
export class KeysUnavailable extends Error {}

/** How long known keys verify tokens while the provider does not answer. */
const STALE_MS = 24 * 60 * 60 * 1000;

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * The keys at a provider's JWKS address, read again after ten minutes, and at once when a token names a key that is
 * not known (at most every 30 seconds). While the provider is unavailable, known keys stay valid for a day; without
 * any, and for every other failure to read them, it throws KeysUnavailable.
 */
export function providerKeys(jwksUri: () => Promise<string>, ask: Fetch): JWTVerifyGetKey {
  let remote: ReturnType<typeof createRemoteJWKSet> | undefined;
  let seenAt = 0;
  return async (header, token) => {
    try {
      remote ??= createRemoteJWKSet(new URL(await jwksUri()), { [customFetch]: (url, init) => ask(url, init) });
      const key = await remote(header, token);
      seenAt = Date.now();
      return key;
    } catch (error) {
      if (isAboutTheToken(error)) throw error;
      const known = remote?.jwks();
      if (known && Date.now() - seenAt < STALE_MS) return createLocalJWKSet(known)(header, token);
      throw new KeysUnavailable('the keys of the identity provider cannot be read', { cause: error });
    }
  };
}

const isAboutTheToken = (error: unknown) =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported;
