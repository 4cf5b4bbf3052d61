import { RequestError } from '../../session/request-error.ts';

/** Why a list could not be loaded; `fallback` when the cause is unknown. */
export const listMessage = (error: unknown, fallback: string): string =>
  error instanceof RequestError && (error.status === null || error.status < 500) ? error.message : fallback;
