// An identity provider in miniature: one key pair, and tokens with whatever claims a test wants.
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { localKeys, trustTokens } from '../../api/openid/token.ts';

export const issuer = 'https://issuer.test';
export const clientId = 'footbridge-web';
const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
export const publicJwk = { ...(await exportJWK(publicKey)), kid: 'test-key', alg: 'ES256', use: 'sig' };
export { privateKey };

/** Makes the application under test trust this issuer. */
export function trustTestIssuer(): void {
  trustTokens({ issuer, keys: localKeys({ keys: [publicJwk] }), audience: undefined, clientId });
}

/** A signed access token as AWS Cognito makes them; `claims` and `header` replace any part. */
export async function mint(subject: string, claims: JWTPayload = {}, header: { typ?: string; kid?: string } = {}) {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({
    iss: issuer,
    sub: subject,
    token_use: 'access',
    client_id: clientId,
    scope: 'openid email profile',
    iat: now,
    auth_time: now,
    exp: now + 3600,
    ...claims,
  })
    .setProtectedHeader({ alg: 'ES256', kid: 'test-key', ...header })
    .sign(privateKey);
}
