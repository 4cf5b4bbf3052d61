import type { Client } from 'acme-client';
import { forgetAnswer, keepAnswer } from './challenges.ts';

/** A certificate with its private key, both PEM, and when it is good. */
export interface IssuedCertificate {
  /** The certificate, and those that it is signed with. */
  chain: string;
  privateKey: string;
  renewAt: Date;
  expiresAt: Date;
}

/** Has a certificate issued for a host, whose plain HTTP must lead here; throws what the authority refuses it with. */
export async function issueCertificate(client: Client, host: string): Promise<IssuedCertificate> {
  const { crypto } = await import('acme-client');
  const [privateKey, csr] = await crypto.createCsr({ altNames: [host] }, await crypto.createPrivateEcdsaKey());
  const chain = await client.auto({
    csr,
    termsOfServiceAgreed: true,
    challengePriority: ['http-01'],
    skipChallengeVerification: true, // from here a host may look different than from outside
    challengeCreateFn: (_authorization, { token }, answer) => keepAnswer(token, answer),
    challengeRemoveFn: (_authorization, { token }) => forgetAnswer(token),
  });
  const { notBefore, notAfter } = crypto.readCertificateInfo(chain);
  return { chain, privateKey: privateKey.toString(), renewAt: lastThirdOf(notBefore, notAfter), expiresAt: notAfter };
}

/** Let's Encrypt recommends to renew once a third of the time is left: https://letsencrypt.org/docs/integration-guide/. */
const lastThirdOf = (from: Date, until: Date): Date =>
  new Date(until.getTime() - (until.getTime() - from.getTime()) / 3);
