import { pool } from '../../db.ts';
import type { DayRange } from '../period.ts';

/** A campaign as its links named it; null where they did not. */
export interface Campaign {
  source: string | null;
  medium: string | null;
  campaign: string | null;
  clicks: number;
}

/** A link's clicks by people that carried utm parameters, by their combinations, most clicks first. */
export async function linkCampaigns(ownerId: number, linkId: number, { from, to }: DayRange): Promise<Campaign[]> {
  const { rows } = await pool.query<Campaign>({
    name: 'link-campaigns',
    text: `SELECT source.label AS source, medium.label AS medium, campaign.label AS campaign, c.clicks FROM (
        SELECT utm_source, utm_medium, utm_campaign, count(*)::int AS clicks FROM analytics.click
        WHERE owner_id = $1 AND link_id = $2 AND kind = 0 AND day BETWEEN $3::date AND $4::date
          AND at >= ($3::date - 1)::timestamp AT TIME ZONE 'UTC' AND at < ($4::date + 2)::timestamp AT TIME ZONE 'UTC'
          AND (utm_source, utm_medium, utm_campaign) <> (0, 0, 0)
        GROUP BY utm_source, utm_medium, utm_campaign) AS c
      LEFT JOIN analytics.label source ON source.id = c.utm_source
      LEFT JOIN analytics.label medium ON medium.id = c.utm_medium
      LEFT JOIN analytics.label campaign ON campaign.id = c.utm_campaign
      ORDER BY c.clicks DESC, source, medium, campaign`,
    values: [ownerId, linkId, from, to],
  });
  return rows;
}
