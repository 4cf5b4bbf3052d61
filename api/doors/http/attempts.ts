import type { TLSSocket } from 'node:tls';
import { packAttempts, type RoundTripAttempt, type SpeedAttempt } from '../../click-model/attempts.ts';
import type { RawClick } from '../../click-model/record.ts';
import type { RedirectLink } from '../../urls/redirect-link.ts';
import { arrivalOf } from './arrival.ts';
import { isProxied } from './round-trip.ts';
import type { RedirectRequest } from './redirect-handler.ts';

/** Why a plain redirect tells no speed of its visitor. */
export function speedWithoutPage({ headers }: RedirectRequest, { isFull, measured }: RedirectLink): SpeedAttempt {
  if (!isFull) return 'Level Essential';
  if (!measured) return 'Unverified website';
  return headers['save-data'] === 'on' ? 'Save-Data' : 'Not a page visit';
}

/** How a page tells a speed, or why it cannot; a website of the owner measures by itself. */
export function speedOfPage(request: RedirectRequest, { measured }: RedirectLink): SpeedAttempt {
  if (measured === 'embed' || arrivalOf(request)) return 'Attempted';
  return isProxied(request) ? 'Behind a proxy' : 'Plain HTTP';
}

/**
 * What a click tells of how its way was to be measured. `isTried` says that its round trip is asked for after the answer, or
 * that a page or a website was given its id to report one.
 */
export const attemptsOf = (
  request: RedirectRequest,
  { rttMs }: RawClick,
  speed: SpeedAttempt,
  isTried: boolean,
): number => packAttempts(isTried || rttMs !== null ? 'Attempted' : whyWithoutRoundTrip(request), speed);

function whyWithoutRoundTrip(request: RedirectRequest): RoundTripAttempt {
  if (isProxied(request)) return 'Behind a proxy';
  return (request.socket as Partial<TLSSocket>).encrypted ? 'HTTP/1.1' : 'Plain HTTP';
}
