import { DEFAULT_LEVEL } from '../click-model/withheld.ts';
import { db, pool } from '../database/db.ts';
import { IS_REPORTING } from '../websites/reporting.ts';
import type { ExperimentWithVariants } from '../urls/experiments/list-experiments.ts';
import { nameOf } from './variant-names.ts';

/** What must be set up before conversions of an experiment's visitors can be measured, as steps for its owner. */
export async function missingFor({ ownerId, linkId, variants }: ExperimentWithVariants): Promise<string[]> {
  const [link, settings] = await Promise.all([
    db.shortUrl.findUnique({ where: { id: linkId } }),
    db.networkSettings.findUnique({ where: { ownerId } }),
  ]);
  const level = link?.measurementLevel ?? settings?.level ?? DEFAULT_LEVEL;
  const method = link?.measurementMethod ?? settings?.method ?? 'redirect';
  const hosts = Map.groupBy(variants, ({ destination }) => new URL(destination).hostname);
  const websites = await Promise.all([...hosts].map(([host, of]) => websiteStep(ownerId, host, of.map(nameOf))));
  return [
    ...(level === 'full' ? [] : ['Set the measurement of this link to Full.']),
    ...(method === 'redirect' ? ['Let the destination page report back (Embed).'] : []),
    ...websites.filter((step) => step !== null),
  ];
}

async function websiteStep(ownerId: number, host: string, names: string[]): Promise<string | null> {
  const { rows } = await pool.query<{ isSeen: boolean }>(
    `SELECT snippet_seen_at IS NOT NULL AS "isSeen" FROM website WHERE owner_id = $1 AND ${IS_REPORTING('$2')} LIMIT 1`,
    [ownerId, host],
  );
  const [website] = rows;
  if (!website) return `Register and verify ${host}, the website of ${names.join(' and ')}.`;
  return website.isSeen ? null : `Install the website snippet on ${host}.`;
}
