import { elsewhere } from '../../domains/served-domains.ts';
import { isForwardable } from '../../urls/forward-path.ts';
import type { RedirectLink } from '../../urls/redirect-link.ts';
import { sendProblem, type Problem } from './problem-page.ts';
import { addressedDomain } from './addressed-host.ts';
import { sendAway, sendOn } from './send-on.ts';
import { codeOf, isPreview } from './short-code-path.ts';
import type { RedirectRequest, RedirectResponse } from './redirect-handler.ts';

/** Why a link cannot be followed; null where it can. */
export function problemOf(link: RedirectLink | null): Problem | null {
  if (!link) return 'missing';
  if (link.isSuspended) return 'suspended';
  if (!link.isActive) return 'inactive';
  if (link.expiresAt !== null && link.expiresAt <= Date.now()) return 'ended';
  if (link.isUsedUp) return 'usedUp';
  return link.startsAt !== null && link.startsAt > Date.now() ? 'scheduled' : null;
}

/**
 * The same at the address that is opened: with + at its end, a link whose owner does not want it to tell where it leads is as good as
 * missing.
 */
export const problemAt = (request: RedirectRequest, link: RedirectLink | null): Problem | null =>
  problemOf(link) ?? (link!.hasPreview || !asksForPreview(request) ? null : 'missing');

const asksForPreview = (request: RedirectRequest) => isPreview(request, codeOf(request.url!)!);

/** Refuses whatever is neither opening a link nor its password. */
export function refuseMethod(request: RedirectRequest, response: RedirectResponse): void {
  response.setHeader('allow', 'GET, HEAD');
  sendProblem(request, response, 'method');
}

/** Why a link does not lead on to what follows its code in the address; null where it does, and where nothing does. */
export const problemBehind = ({ pathForwarding }: RedirectLink, rest: string): Problem | null =>
  rest === '' || (pathForwarding && isForwardable(rest)) ? null : 'missing';

/**
 * Answers a link that cannot be followed; one that has ended, or is missing on a domain, may lead elsewhere, which is no click. Whoever
 * only asks where it leads is not led to where it leads once it has ended.
 */
export function refuse(
  request: RedirectRequest,
  response: RedirectResponse,
  link: RedirectLink | null,
  problem: Problem,
): void {
  const isOver = problem === 'ended' || problem === 'usedUp';
  if (isOver && link!.fallback !== null && !asksForPreview(request))
    return sendOn(response, { ...link!, status: 302 }, link!.fallback);
  if (problem === 'missing') {
    const place = elsewhere(addressedDomain(request)?.notFoundUrl ?? null);
    if (place) return sendAway(response, place);
  }
  if (problem === 'scheduled') response.setHeader('retry-after', Math.ceil((link!.startsAt! - Date.now()) / 1_000));
  sendProblem(request, response, problem);
}
