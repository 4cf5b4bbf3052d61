import { z } from 'zod';
import { credentialOf, type Credential } from '../sign-in/still-valid.ts';
import { config } from '../common/config.ts';
import { readClaims, signClaims } from '../secrets/signed-claims.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';

/** How long an address works, minutes. */
export const DOWNLOAD_MINUTES = 10;
/** Proxies and clients take addresses of about this length. */
const MAX_LENGTH = 7_000;
const TOKEN = { purpose: 'downloads', audience: 'download' } as const;

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
  const claims = { key: keyId, session: sessionId, kind, input };
  const token = await signClaims(TOKEN, { ownerId: viewer.id, expiresAt, claims });
  if (token.length > MAX_LENGTH) throw new UserError('INVALID', 'There are too many filters for a download address.');
  return { url: `${config.publicOrigin}/api/downloads?token=${token}`, expiresAt };
}

/** The refusal of an address that serves no file, or none any more. */
export const noDownload = () => new UserError('NOT_FOUND', 'This download address has expired or is not complete.');

/** What an address asks for; throws UserError NOT_FOUND for one that has expired or was not made here. */
export async function readDownload(token: string): Promise<Wanted> {
  const claims = Claims.safeParse(await readClaims(TOKEN, token));
  if (!claims.success) throw noDownload();
  const { sub, key: keyId, session: sessionId, kind, input } = claims.data;
  return { ownerId: Number(sub), keyId, sessionId, kind, input };
}
