// An owner on level full with a measured link for each test, straight in the tables, and a visitor's browser.
import type { BrowserContextOptions, Page } from 'playwright';
import { CHROME } from './agents.ts';
import type { Stage } from './chromium.ts';

export interface MeasuredLink {
  code: string;
  address: string;
  /** What was reported of its visitors. */
  measurements(): Promise<Reported[]>;
  /** Stored clicks of people, and of everything else. */
  clicks(): Promise<{ people: number; others: number; roundTrips: number }>;
}

interface Reported {
  stop_reason: string;
  samples: number;
  rtt_ms: number | null;
  protocol: string | null;
  delay_ms: number;
  is_suspect: boolean;
}

/** Adds a link of a new owner that leads to this address. */
export async function addMeasuredLink(
  { installation }: Pick<Stage, 'installation'>,
  leadsTo: string,
): Promise<MeasuredLink> {
  const code = `way-${crypto.randomUUID().slice(0, 8)}`; // files share installations
  await installation.query(
    `WITH owner AS (INSERT INTO app_user (issuer, subject, first_name) VALUES ('test', gen_random_uuid(), 'Ada') RETURNING id),
       settings AS (INSERT INTO network_settings (owner_id, level) SELECT id, 'full' FROM owner)
     INSERT INTO short_url (owner_id, short_code, original_url) SELECT id, $1, $2 FROM owner`,
    [code, leadsTo],
  );
  const ofLink = 'analytics.click c JOIN short_url u ON u.id = c.link_id WHERE u.short_code = $1';
  return {
    code,
    address: `${installation.origin}/${code}`,
    measurements: () =>
      installation.query<Reported>(
        `SELECT m.stop_reason, cardinality(m.rtts) AS samples, m.rtt_ms, m.protocol, m.delay_ms, m.is_suspect
         FROM measurement m WHERE m.click_id IN (SELECT c.click_id FROM ${ofLink})`,
        [code],
      ),
    clicks: async () => {
      const [row] = await installation.query<{ people: number; others: number; roundTrips: number }>(
        `SELECT count(*) FILTER (WHERE c.kind = 0)::int AS people, count(*) FILTER (WHERE c.kind <> 0)::int AS others,
           (SELECT count(*)::int FROM analytics.click_fact f WHERE f.click_id = ANY (array_agg(c.click_id)) AND f.server_rtt_ms > 0) AS "roundTrips" FROM ${ofLink}`,
        [code],
      );
      return row!;
    },
  };
}

/** A window of a visitor; a browser without a screen names itself as one, and is a bot then. */
export async function visitorOf(
  { browser }: Pick<Stage, 'browser'>,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ userAgent: CHROME, ignoreHTTPSErrors: true, ...options });
  const page = await context.newPage();
  await page.setExtraHTTPHeaders({ 'sec-ch-ua': '"Chromium";v="140", "Google Chrome";v="140"' });
  return page;
}
