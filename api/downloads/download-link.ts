import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { credentialOf, type Credential } from '../account/still-valid.ts';
import { config } from '../config.ts';
import { keyRing } from '../secrets/key-ring.ts';
import { UserError } from '../user-error.ts';
import type { Viewer } from '../viewer.ts';

/** How long an address works, minutes. */
export const DOWNLOAD_MINUTES = 10;
/** Proxies and clients take addresses of about this length. */
const MAX_LENGTH = 7_000;
const AUDIENCE = 'download';

export const downloadKinds = ['urls', 'clicks', 'analytics'] as const;
export type DownloadKind = (typeof downloadKinds)[number];

/** An address that gives a file to whoever has it. */
export interface DownloadLink {
  url: string;
  expiresAt: Date;
}

/** What an address asks for, and of whom. */
export interface Wanted extends Credential {
  ownerId: number;
  kind: DownloadKind;
  /** The input of the verb that makes the file. */
  input: object;
}

const Claims = z.object({
  sub: z.string(),
  key: z.number().nullable(),
  session: z.string().nullable(),
  kind: z.enum(downloadKinds),
  input: z.looseObject({}),
});

/**
 * An address that serves one of the viewer's files without an access token, for ten minutes and no longer than the viewer's
 * key or sign-in is valid. Refuses INVALID for a question that is too long for an address.
 */
export async function linkToDownload(viewer: Viewer, kind: DownloadKind, input: object): Promise<DownloadLink> {
  const expiresAt = new Date(Date.now() + DOWNLOAD_MINUTES * 60_000);
  const { keyId, sessionId } = credentialOf(viewer);
  const token = await new SignJWT({ key: keyId, session: sessionId, kind, input })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(viewer.id))
    .setAudience(AUDIENCE)
    .setExpirationTime(expiresAt)
    .sign((await keyRing.of('downloads')).current);
  if (token.length > MAX_LENGTH) throw new UserError('INVALID', 'There are too many filters for a download address.');
  return { url: `${config.publicOrigin}/api/downloads?token=${token}`, expiresAt };
}

/** The refusal of an address that serves no file, or none any more. */
export const noDownload = () => new UserError('NOT_FOUND', 'This download address has expired or is not complete.');

/** What an address asks for; throws UserError NOT_FOUND for one that has expired or was not made here. */
export async function readDownload(token: string): Promise<Wanted> {
  const claims = Claims.safeParse(await payloadOf(token));
  if (!claims.success) throw noDownload();
  const { sub, key: keyId, session: sessionId, kind, input } = claims.data;
  return { ownerId: Number(sub), keyId, sessionId, kind, input };
}

/** What a token of ours says, also one of a secret that was rotated; null for any other. */
async function payloadOf(token: string): Promise<unknown> {
  const checks = { audience: AUDIENCE, algorithms: ['HS256'] };
  for (const secret of (await keyRing.of('downloads')).all) {
    const verified = await jwtVerify(token, secret, checks).catch(() => null);
    if (verified) return verified.payload;
  }
  return null;
}
