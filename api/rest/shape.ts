import { config } from '../config.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { linkStatus, type LinkStatus } from '../urls/rules.ts';

/** A URL as integrators see it. */
export function toUrl(url: ShortUrl) {
  return {
    id: url.id,
    short_code: url.shortCode,
    short_url: `${config.shortOrigin}/${url.shortCode}`,
    original_url: url.originalUrl,
    title: url.title,
    description: url.description,
    is_active: url.isActive,
    status: linkStatus(url).toLowerCase() as Lowercase<LinkStatus>,
    expires_at: url.expiresAt,
    click_count: url.clickCount,
    bot_count: url.botCount,
    unique_visitors: url.uniqueVisitors,
    last_clicked_at: url.lastClickedAt,
    created_at: url.createdAt,
    updated_at: url.updatedAt,
  };
}
