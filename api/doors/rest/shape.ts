import type { FastifyRequest } from 'fastify';
import { openExperimentOf } from '../../urls/experiments/open-experiments.ts';
import { variantShares } from '../../experiments/variant-shares.ts';
import type { ShortUrl, Website } from '../../generated/prisma/client.ts';
import { suspensionOf } from '../../suspension/suspensions.ts';
import { tagNamesOf } from '../../tags/tags-of.ts';
import { hasConversionKey, isVerified, refusedHost, websiteMembers } from '../../websites/members.ts';
import { proofsOf } from '../../websites/proofs.ts';
import type { UrlPage } from '../../urls/list-urls.ts';
import { snakeCased } from '../../common/snake-case.ts';
import { wireUrl } from '../../webhooks/link-data.ts';
import { wireValues } from './member-schemas.ts';
import type { NextPage } from './paging.ts';

/** A URL as integrators see it. */
export async function toUrl(url: ShortUrl) {
  const [tags, experiment, suspension] = await Promise.all([tagNamesOf(url), toOpenExperiment(url), suspensionOf(url)]);
  return { ...wireUrl({ ...url, tags }), experiment, suspension };
}

async function toOpenExperiment({ id: linkId, ownerId }: ShortUrl) {
  const experiment = await openExperimentOf(ownerId, linkId);
  if (!experiment) return null;
  const { id, state, variants } = experiment;
  return {
    id,
    state: state === 'running' ? ('running' as const) : ('paused' as const),
    destinations: variantShares(variants).map(({ variant, ...member }) => ({
      variant_id: variant.id,
      destination: variant.destination,
      ...member,
    })),
  };
}

/** Where a page of URLs is, as integrators see it. */
export const toUrlPage = ({ total, page, pageSize, hasMore, endCursor }: UrlPage) => ({
  ...{ total, page, page_size: pageSize, has_more: hasMore, end_cursor: endCursor },
});

/** The parameters of the page of URLs after this one: the next number where a number was asked for, else a cursor. */
export function nextUrls(
  { query }: Pick<FastifyRequest, 'query'>,
  { page, hasMore, endCursor }: UrlPage,
): NextPage | null {
  if (!hasMore || endCursor === null) return null;
  const isNumbered = page !== null && 'page' in (query as object);
  return isNumbered ? { page: page + 1 } : { after: endCursor };
}

/** A website as integrators see it. */
export const toWebsite = (website: Website) => ({
  id: website.id,
  ...wireValues(websiteMembers, {
    ...website,
    isVerified: isVerified(website),
    hasConversionKey: hasConversionKey(website),
    refusedHost: refusedHost(website),
  }),
  proofs: snakeCased(proofsOf(website)),
});
