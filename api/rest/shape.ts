import type { FastifyRequest } from 'fastify';
import { config } from '../config.ts';
import { openExperimentOf } from '../experiments/open-experiments.ts';
import { variantShares } from '../experiments/variant-shares.ts';
import type { ShortUrl, Website } from '../generated/prisma/client.ts';
import { suspensionOf } from '../moderation/suspensions.ts';
import { proofsOf } from '../websites/proofs.ts';
import type { UrlPage } from '../urls/list-urls.ts';
import { linkStatus } from '../urls/rules.ts';
import { lower } from './fields.ts';
import type { NextPage } from './paging.ts';

/** A URL as integrators see it. */
export async function toUrl(url: ShortUrl) {
  const [experiment, suspension] = await Promise.all([toOpenExperiment(url), suspensionOf(url)]);
  return {
    id: url.id,
    short_code: url.shortCode,
    short_url: `${config.shortOrigin}/${url.shortCode}`,
    original_url: url.originalUrl,
    experiment,
    title: url.title,
    description: url.description,
    is_active: url.isActive,
    status: lower(linkStatus(url)),
    suspension,
    expires_at: url.expiresAt,
    measurement_level: url.measurementLevel,
    measurement_method: url.measurementMethod,
    external_id: url.externalId ?? null, // a creation that is repeated may be older than the member
    click_count: url.clickCount,
    bot_count: url.botCount,
    unique_visitors: url.uniqueVisitors,
    last_clicked_at: url.lastClickedAt,
    created_at: url.createdAt,
    updated_at: url.updatedAt,
  };
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
export function toWebsite(website: Website) {
  const proofs = proofsOf(website);
  return {
    id: website.id,
    domain: website.domain,
    name: website.name,
    description: website.description,
    is_active: website.isActive,
    is_verified: website.verifiedAt !== null,
    verified_at: website.verifiedAt,
    verified_by: website.verifiedBy,
    checked_at: website.checkedAt,
    snippet_token: website.snippetToken,
    snippet_seen_at: website.snippetSeenAt,
    has_conversion_key: website.conversionKeyHash !== null,
    proofs: {
      dns_name: proofs.dnsName,
      dns_value: proofs.dnsValue,
      file_url: proofs.fileUrl,
      file_content: proofs.fileContent,
      meta_tag: proofs.metaTag,
    },
    created_at: website.createdAt,
    updated_at: website.updatedAt,
  };
}
