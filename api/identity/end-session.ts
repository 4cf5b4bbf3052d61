import { z } from 'zod';
import { spend } from '../account/rates.ts';
import { db } from '../database/db.ts';
import { parseInput } from '../common/parse-input.ts';
import { isStorableText } from '../common/storable-text.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { requireEmbedded } from './embedded-only.ts';
import { endSessionOf, endSessionsBut, signedInBrowsers, type SignedInBrowser } from './sessions.ts';

const LONGEST_ID = 255;
const Ended = z.object({ id: z.string().max(LONGEST_ID).refine(isStorableText, 'This is not the id of a session.') });

/** A browser of the viewer's. */
export interface OwnSession extends SignedInBrowser {
  /** Whether the request came from it. */
  isCurrent: boolean;
}

/** Where the viewer is signed in, the last used first; refuses FORBIDDEN with another identity provider. */
export async function ownSessions(viewer: Viewer): Promise<OwnSession[]> {
  requireEmbedded();
  const sessions = await signedInBrowsers(viewer.subject);
  return sessions.map((session) => ({ ...session, isCurrent: session.id === viewer.sessionId }));
}

/**
 * Signs one browser of the viewer out at once. Refuses NOT_FOUND for ids that are not the viewer's, FORBIDDEN with another
 * identity provider, and RATE_LIMITED.
 */
export async function endSession(viewer: Viewer, input: unknown): Promise<void> {
  requireEmbedded();
  await spend(viewer, 'write');
  const { id } = parseInput(Ended, input);
  if (await db.$transaction((tx) => endSessionOf(tx, viewer.subject, id))) return;
  throw new UserError('NOT_FOUND', 'There is no such session.', 'id');
}

/** Signs every other browser of the viewer out at once and returns how many; refuses FORBIDDEN and RATE_LIMITED as above. */
export async function endOtherSessions(viewer: Viewer): Promise<number> {
  requireEmbedded();
  await spend(viewer, 'write');
  return db.$transaction((tx) => endSessionsBut(tx, viewer.subject, viewer.sessionId ?? null));
}
