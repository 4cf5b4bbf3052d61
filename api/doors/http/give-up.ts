import { logger } from '../../common/logger.ts';
import type { RedirectResponse } from './redirect-handler.ts';

/** Whether the client disconnected during the lookup: then it is not a click. Responses of HTTP/2 say it otherwise. */
export const isGone = (response: RedirectResponse & { stream?: { destroyed: boolean } }): boolean =>
  response.stream?.destroyed ?? response.destroyed;

/** A bug fails one request instead of stopping the server. */
export function giveUp(response: RedirectResponse, error: unknown): void {
  logger.error({ err: error }, 'a redirect failed');
  response.destroy();
}
