import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { ConversionSource } from '../../generated/prisma/enums.ts';
import type { ReportedConversion } from './reported-conversion.ts';

/** Where a conversion came from. */
export interface ConversionOrigin {
  websiteId: number;
  ownerId: number;
  source: ConversionSource;
  sessionHash: string | null;
  /** The click as 32 hexadecimal digits. */
  clickId: string | null;
  isCounted: boolean;
}

/**
 * Stores a conversion; one whose id is known already changes nothing, but what a server says stands above what a page said.
 * Returns its id, and whether it was new.
 */
export async function storeConversion(
  client: ClientBase,
  { name, value, currency, id = randomUUID() }: ReportedConversion,
  origin: ConversionOrigin,
): Promise<{ id: string; isNew: boolean }> {
  const { rows } = await client.query<{ isNew: boolean }>(
    `INSERT INTO conversion AS c (website_id, reported_id, owner_id, session_hash, click_id, source, name, value, currency, is_counted)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (website_id, reported_id) DO UPDATE SET source = excluded.source, name = excluded.name,
       value = excluded.value, currency = excluded.currency, is_counted = excluded.is_counted,
       click_id = coalesce(c.click_id, excluded.click_id)
     WHERE c.source = 'page' AND excluded.source = 'server'
     RETURNING xmax = 0 AS "isNew"`,
    [
      ...[origin.websiteId, id, origin.ownerId, origin.sessionHash, origin.clickId, origin.source],
      ...[name, value ?? null, currency ?? null, origin.isCounted],
    ],
  );
  return { id, isNew: rows[0]?.isNew ?? false };
}
