import { createHmac } from 'node:crypto';
import { createLocalJWKSet, type JWK, type JWTVerifyGetKey } from 'jose';
import type { OwnKeys } from '../openid/identity-provider.ts';
import { keyRing, type Secrets } from '../secrets/key-ring.ts';

/** What the embedded provider signs with, as it is now: all of it changes when it is rotated. */
export interface IdentityKeys {
  /** Another text whenever keys or cookies' secrets are others. */
  readonly mark: string;
  /** Private JWKs, the one that signs first. */
  readonly signing: JWK[];
  /** Secrets that sign cookies, the current one first. */
  readonly cookies: string[];
  /** Secrets of the forms' tokens. */
  forms: Secrets;
  /** Secrets that sign invitations. */
  invitations: Secrets;
  /** Secrets that sign the addresses of new passwords. */
  resets: Secrets;
  /** Secrets that sign the links that confirm an email address. */
  addresses: Secrets;
  /** Secrets that sign the links by which a former address takes its account back. */
  cancellations: Secrets;
  /** Secrets that sign the links that revoke API keys, webhooks and passkeys. */
  revocations: Secrets;
  /** Secrets that sign which sign-in has had the right password and waits for a code. */
  secondSteps: Secrets;
  /** Secrets that sign the links that undo a new way to sign in. */
  additions: Secrets;
  /** Secrets that encrypt what browsers keep of a sign-in. */
  signIns: Secrets;
  /** Secrets that make the challenges that passkeys sign. */
  passkeys: Secrets;
}

/** The provider's secrets, created at the first start; nodes that start together agree on one set. */
export async function loadKeys(): Promise<IdentityKeys> {
  const [signing, cookie] = [await keyRing.of('signing'), await keyRing.of('cookie')];
  return {
    get mark() {
      return `${signing.mark} ${cookie.mark}`;
    },
    get signing() {
      return signing.all.map((key) => JSON.parse(key.toString()) as JWK);
    },
    get cookies() {
      return cookie.all.map(String);
    },
    forms: derived(cookie, 'forms'),
    invitations: derived(cookie, 'invitations'),
    resets: derived(cookie, 'resets'),
    addresses: derived(cookie, 'addresses'),
    cancellations: derived(cookie, 'cancellations'),
    revocations: derived(cookie, 'revocations'),
    secondSteps: derived(cookie, 'steps'),
    additions: derived(cookie, 'additions'),
    signIns: derived(cookie, 'sign-ins'),
    passkeys: derived(cookie, 'passkeys'),
  };
}

/** Secrets of another purpose for each secret. */
function derived(secrets: Secrets, purpose: string): Secrets {
  const derive = (secret: Buffer) => createHmac('sha256', secret).update(`footbridge identity ${purpose}`).digest();
  return {
    get current() {
      return derive(secrets.current);
    },
    get all() {
      return secrets.all.map(derive);
    },
    get mark() {
      return secrets.mark;
    },
  };
}

/** The keys of the provider's tokens as they are, which this process knows without asking. */
export function ownKeys(): OwnKeys {
  let known = '';
  let keys: JWTVerifyGetKey;
  return {
    mark: async () => (await keyRing.of('signing')).mark,
    async verify(header, token) {
      const signing = await keyRing.of('signing');
      if (known !== signing.mark) {
        keys = createLocalJWKSet({ keys: signing.all.map(publicPart) });
        known = signing.mark;
      }
      return keys(header, token);
    },
  };
}

const publicPart = (key: Buffer): JWK => ({ ...(JSON.parse(key.toString()) as JWK), d: undefined });
