import { config } from '../config.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { linkStatus } from '../urls/rules.ts';

const camelCase = (name: string) => name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/** The members of a JSON body under our own names; a body that is no object has none. */
export function fromWire(body: unknown): Record<string, unknown> {
  if (!body || typeof body !== 'object') return {};
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [camelCase(name), value]));
}

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
    status: linkStatus(url).toLowerCase(),
    expires_at: url.expiresAt,
    click_count: url.clickCount,
    bot_count: url.botCount,
    unique_visitors: url.uniqueVisitors,
    last_clicked_at: url.lastClickedAt,
    created_at: url.createdAt,
    updated_at: url.updatedAt,
  };
}
