import type { ClientBase } from 'pg';
import { kinds } from '../../dimensions.ts';
import type { EnrichedClick } from '../enrich.ts';
import { clickFlags } from '../record.ts';

const isMeasured = ({ source, kind }: EnrichedClick) =>
  kind === kinds.human && Boolean(source.flags & clickFlags.measured);

/** Stores where the visitors are whose way is measured, for the delays that they met. */
export async function storeMeasured(client: ClientBase, clicks: EnrichedClick[]): Promise<void> {
  const measured = clicks.filter(isMeasured);
  if (!measured.length) return;
  await client.query({
    name: 'store-measured',
    text: `INSERT INTO analytics.measured_click (click_id, owner_id, link_id, at, country, network)
      SELECT * FROM unnest($1::uuid[], $2::int[], $3::int[], $4::timestamptz[], $5::smallint[], $6::text[])`,
    values: [
      measured.map(({ source }) => source.clickId),
      measured.map(({ ownerId }) => ownerId),
      measured.map(({ linkId }) => linkId),
      measured.map(({ source }) => new Date(source.at).toISOString()),
      measured.map(({ country }) => country),
      measured.map(({ network }) => network),
    ],
  });
}
