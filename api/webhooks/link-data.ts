import { config } from '../config.ts';
import { linkStatus } from '../urls/rules.ts';

/** A row of short_url as PostgreSQL writes it in JSON, as far as receivers get it. */
export interface LinkRow {
  id: number;
  short_code: string;
  original_url: string;
  title: string | null;
  description: string | null;
  is_active: boolean;
  expires_at: string | null;
  measurement_level: string | null;
  measurement_method: string | null;
  /** Not in rows that were queued before links had one. */
  external_id?: string | null;
  click_count: number;
  bot_count: number;
  unique_visitors: number;
  last_clicked_at: string | null;
  created_at: string;
  updated_at: string;
}

/** A timestamp of PostgreSQL in UTC; null for null. */
export const utc = (timestamp: string | null): string | null => timestamp && new Date(timestamp).toISOString();

/** A link as it was at a time, in the members that REST has. */
export const linkData = (row: LinkRow, at: Date) => ({
  id: row.id,
  short_code: row.short_code,
  short_url: `${config.shortOrigin}/${row.short_code}`,
  original_url: row.original_url,
  title: row.title,
  description: row.description,
  is_active: row.is_active,
  status: linkStatus(
    { isActive: row.is_active, expiresAt: row.expires_at === null ? null : new Date(row.expires_at) },
    at,
  ).toLowerCase(),
  expires_at: utc(row.expires_at),
  measurement_level: row.measurement_level,
  measurement_method: row.measurement_method,
  external_id: row.external_id ?? null,
  click_count: row.click_count,
  bot_count: row.bot_count,
  unique_visitors: row.unique_visitors,
  last_clicked_at: utc(row.last_clicked_at),
  created_at: utc(row.created_at),
  updated_at: utc(row.updated_at),
});
