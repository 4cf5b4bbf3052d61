import { RequestError } from '../../session/request-error.ts';

const DEFAULT = 'Failed to load URLs. Please try again.';

/** Why the list could not be loaded. */
export const urlsMessage = (error: unknown): string =>
  error instanceof RequestError && (error.status === null || error.status < 500) ? `${error.message}.` : DEFAULT;
