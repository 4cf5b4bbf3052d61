import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { config } from '../config.ts';
import { installationSecret } from '../installation-secret.ts';
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
export interface Wanted {
  ownerId: number;
  kind: DownloadKind;
  /** The input of the verb that makes the file. */
  input: object;
}

const Claims = z.object({ sub: z.string(), kind: z.enum(downloadKinds), input: z.looseObject({}) });

const key = () => installationSecret('downloads');

/**
 * An address that serves one of the viewer's files for ten minutes without an access token. Refuses INVALID for a
 * question that is too long for an address.
 */
export async function linkToDownload(viewer: Viewer, kind: DownloadKind, input: object): Promise<DownloadLink> {
  const expiresAt = new Date(Date.now() + DOWNLOAD_MINUTES * 60_000);
  const token = await new SignJWT({ kind, input })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(viewer.id))
    .setAudience(AUDIENCE)
    .setExpirationTime(expiresAt)
    .sign(await key());
  if (token.length > MAX_LENGTH) throw new UserError('INVALID', 'There are too many filters for a download address.');
  return { url: `${config.publicOrigin}/api/downloads?token=${token}`, expiresAt };
}

/** What an address asks for; throws UserError NOT_FOUND for one that has expired or was not made here. */
export async function readDownload(token: string): Promise<Wanted> {
  const checks = { audience: AUDIENCE, algorithms: ['HS256'] };
  const verified = await jwtVerify(token, await key(), checks).catch(() => null);
  const claims = Claims.safeParse(verified?.payload);
  if (!claims.success) throw new UserError('NOT_FOUND', 'This download address has expired or is not complete.');
  const { sub, kind, input } = claims.data;
  return { ownerId: Number(sub), kind, input };
}
