import type { Installation } from './installation.ts';

/** How many clicks of a link are stored, and where figures are computed of them. */
export async function clicksOfLink({ query }: Pick<Installation, 'query'>, code: string): Promise<number> {
  const [link] = await query<{ clicks: number }>(
    `SELECT click_count + bot_count AS clicks FROM short_url
     WHERE short_code = $1 AND NOT EXISTS (SELECT FROM analytics.click_outbox)`,
    [code],
  );
  return link?.clicks ?? 0;
}
