import { linkKey } from '../../common/link-key.ts';
import { reservedWords } from '../../generated/reserved.ts';
import { addressedDomain } from './addressed-host.ts';
import type { RedirectRequest } from './redirect-handler.ts';

/**
 * A first path segment of letters, digits, - and _, with + at its end for a preview, or with a path behind it; the redirect
 * ignores all other paths.
 */
const CODE_PATH = /^\/([A-Za-z0-9_-]{1,64})(?:\/|\+?(?:\?|$))/;

/** Whether a request for a code asks for its preview. */
export const isPreview = ({ url }: RedirectRequest, code: string): boolean => url![code.length + 1] === '+';

/** The short code a request target names; null for every other path, reserved words in any case among them. */
export function codeOf(target: string): string | null {
  const code = CODE_PATH.exec(target)?.[1];
  return code === undefined || reservedWords.has(code.toLowerCase()) ? null : code;
}

/** The key of the link that a request names, which has a code. */
export const keyOf = (request: RedirectRequest): string =>
  linkKey({ shortCode: codeOf(request.url!)!, domainId: addressedDomain(request)?.id ?? null });
