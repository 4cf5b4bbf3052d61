import { config } from '../config.ts';
import type { ShortUrl, Website } from '../generated/prisma/client.ts';
import { suspensionOf } from '../moderation/suspensions.ts';
import { proofsOf } from '../websites/proofs.ts';
import { linkStatus } from '../urls/rules.ts';
import { lower } from './fields.ts';

/** A URL as integrators see it. */
export async function toUrl(url: ShortUrl) {
  return {
    id: url.id,
    short_code: url.shortCode,
    short_url: `${config.shortOrigin}/${url.shortCode}`,
    original_url: url.originalUrl,
    title: url.title,
    description: url.description,
    is_active: url.isActive,
    status: lower(linkStatus(url)),
    suspension: await suspensionOf(url),
    expires_at: url.expiresAt,
    measurement_level: url.measurementLevel,
    measurement_method: url.measurementMethod,
    click_count: url.clickCount,
    bot_count: url.botCount,
    unique_visitors: url.uniqueVisitors,
    last_clicked_at: url.lastClickedAt,
    created_at: url.createdAt,
    updated_at: url.updatedAt,
  };
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
