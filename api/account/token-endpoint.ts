import { z } from 'zod';
import { logger } from '../logger.ts';
import { UserError } from '../user-error.ts';
import { unreachable, type IdentityProvider, type Metadata } from './provider.ts';

const TIMEOUT_MS = 10_000;

const Tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string().optional(),
  id_token: z.string().optional(),
});
export type Tokens = z.infer<typeof Tokens>;

/**
 * Asks the provider's token endpoint. Throws `refusal` when the provider refuses the grant, UserError UNAVAILABLE when
 * it does not answer, answers nonsense or refuses this application as a client (which the log explains).
 */
export async function requestTokens(
  provider: IdentityProvider,
  grant: Record<string, string>,
  refusal: UserError,
): Promise<Tokens> {
  const metadata = await provider.metadata();
  const response = await post(provider, metadata, metadata.token_endpoint, grant);
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) {
    const tokens = Tokens.safeParse(body);
    if (tokens.success) return tokens.data;
  }
  const code = z.object({ error: z.string() }).safeParse(body).data?.error;
  if (response.status < 500 && ['invalid_grant', 'invalid_request'].includes(code ?? '')) throw refusal;
  logger.error({ status: response.status, code }, 'the identity provider refused a token request');
  throw new UserError(
    'UNAVAILABLE',
    'The identity provider is refusing this application at the moment.',
    undefined,
    30,
  );
}

/** Revokes a refresh token where the provider can; a failure is logged only, since the browser forgets it anyway. */
export async function revokeToken(provider: IdentityProvider, token: string): Promise<void> {
  try {
    const metadata = await provider.metadata();
    if (!metadata.revocation_endpoint) return;
    const form = { token, token_type_hint: 'refresh_token' };
    const response = await post(provider, metadata, metadata.revocation_endpoint, form);
    if (!response.ok) logger.warn({ status: response.status }, 'a refresh token could not be revoked');
  } catch (error) {
    logger.warn({ err: error }, 'a refresh token could not be revoked');
  }
}

async function post(provider: IdentityProvider, metadata: Metadata, url: string, fields: Record<string, string>) {
  const { clientId, clientSecret, ask } = provider.settings;
  const form = new URLSearchParams(fields);
  const headers: Record<string, string> = {
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded',
  };
  if (clientSecret && metadata.token_endpoint_auth_methods_supported.includes('client_secret_basic')) {
    const pair = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`;
    headers.authorization = `Basic ${Buffer.from(pair).toString('base64')}`;
  } else {
    form.set('client_id', clientId);
    if (clientSecret) form.set('client_secret', clientSecret);
  }
  try {
    return await ask(url, {
      method: 'POST',
      headers,
      body: form.toString(),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    logger.warn({ err: error }, 'the identity provider did not answer');
    throw unreachable();
  }
}
