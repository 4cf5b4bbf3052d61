import { accountOf, credentialOf } from '../sign-in/still-valid.ts';
import { onRevocation } from '../keys/key-viewer.ts';
import { onEndedSession } from '../live/ended-sessions.ts';
import { onKeyChange } from '../live/key-changes.ts';
import { onReconnect } from '../live/listen.ts';
import { logger } from '../common/logger.ts';
import type { Viewer } from '../common/viewer.ts';

/**
 * Calls `end` when the viewer's key is revoked, the sign-in ends or the account is closed, on whichever server that happens. Returns
 * a function that unsubscribes it.
 */
export function onCredentialEnd(viewer: Viewer, end: () => void): () => void {
  const check = () => {
    accountOf(viewer.id, credentialOf(viewer))
      .then((account) => account ?? end())
      .catch((error: unknown) => logger.warn({ err: error }, 'whether a stream may go on could not be checked'));
  };
  const leaving = [
    onRevocation(viewer, end),
    onEndedSession((sessionId) => sessionId === viewer.sessionId && end()),
    onKeyChange(({ ownerId, keyId }) => ownerId === viewer.id && keyId === null && check()),
    onReconnect(check),
  ];
  check(); // it may have ended since the request was recognised
  return () => leaving.forEach((leave) => leave());
}
