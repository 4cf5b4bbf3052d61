import { z } from 'zod';
import { spend } from '../account/rates.ts';
import { accountOf, credentialOf } from '../sign-in/still-valid.ts';
import { config } from '../common/config.ts';
import { viewerOfKeyId } from '../keys/key-viewer.ts';
import { readClaims, signClaims } from '../secrets/signed-claims.ts';
import { UserError } from '../common/user-error.ts';
import { personOf, type Viewer } from '../common/viewer.ts';
import { openStreamScope, streamedClicks, type StreamedClicks } from './stream-scope.ts';

/** How long a token opens streams, minutes. */
export const STREAM_TOKEN_MINUTES = 10;
const TOKEN = { purpose: 'streams', audience: 'click-stream' } as const;
/** No token of ours is longer: what is longer is not even verified. */
const LONGEST = 2_000;

/** A token that opens a stream of clicks, and nothing else, for whoever has it. */
export interface StreamToken {
  token: string;
  /** The address of the stream, with the token. */
  streamUrl: string;
  expiresAt: Date;
}

const Claims = z.object({
  sub: z.string(),
  key: z.number().nullable(),
  session: z.string().nullable(),
  until: z.number(),
  link: z.number().nullable(),
  bots: z.boolean(),
});

/**
 * A token that opens a stream of the viewer's clicks for ten minutes; streams end with the viewer's key or sign-in. Refuses INVALID
 * input, NOT_FOUND for links of others, and RATE_LIMITED.
 */
export async function createStreamToken(viewer: Viewer, input: unknown): Promise<StreamToken> {
  await spend(viewer, 'check');
  const question = streamedClicks(input);
  const { linkId, includeBots } = question;
  await openStreamScope(viewer, question);
  const expiresAt = new Date(Date.now() + STREAM_TOKEN_MINUTES * 60_000);
  const { keyId, sessionId } = credentialOf(viewer);
  const until = viewer.tokenExpiresAt.getTime();
  const claims = { key: keyId, session: sessionId, until, link: linkId, bots: includeBots };
  const token = await signClaims(TOKEN, { ownerId: viewer.id, expiresAt, claims });
  return { token, streamUrl: `${config.publicOrigin}/api/streams/clicks?token=${token}`, expiresAt };
}

const refused = () =>
  new UserError('UNAUTHENTICATED', 'This stream token has expired or is not valid. Ask for a new one.');

/**
 * Who made a token, and the clicks it is for. Throws UserError UNAUTHENTICATED for a token that has expired or was not made here, and
 * once the key or the sign-in that made it has ended.
 */
export async function readStreamToken(token: string): Promise<{ viewer: Viewer; question: StreamedClicks }> {
  const claims = token.length > LONGEST ? null : Claims.safeParse(await readClaims(TOKEN, token)).data;
  if (!claims) throw refused();
  const { sub, key: keyId, session: sessionId, until, link: linkId, bots: includeBots } = claims;
  const viewer =
    keyId === null ? await viewerOfSession(Number(sub), sessionId, until) : await viewerOfKeyId(Number(sub), keyId);
  return { viewer, question: { linkId, includeBots } };
}

async function viewerOfSession(id: number, sessionId: string | null, until: number): Promise<Viewer> {
  const user = until > Date.now() ? await accountOf(id, { keyId: null, sessionId }) : null;
  if (!user) throw refused();
  return { ...personOf(user), tokenExpiresAt: new Date(until), authenticatedAt: null, sessionId };
}
