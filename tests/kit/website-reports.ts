// What a website of an installation reported, straight from the tables.
import type { Installation } from './installation.ts';

interface VisitRow {
  views: number;
  visible_ms: number;
  is_bounced: boolean;
  load_ms: number | null;
  screen_width: number | null;
  /** The click as 32 hexadecimal digits. */
  click: string | null;
}

interface ConversionRow {
  name: string;
  value: string;
  currency: string;
  click: string | null;
}

interface MeasurementRow {
  samples: number;
  stop_reason: string;
  click: string | null;
  page_url: string;
}

const CLICK = "replace(click_id::text, '-', '') AS click";

/** Adds an account that never signs in; returns its address. */
export async function addOwner({ query }: Installation): Promise<string> {
  const email = `${crypto.randomUUID()}@example.test`;
  await query(`INSERT INTO app_user (issuer, subject, email, first_name) VALUES ('test', $1, $1, 'Ada')`, [email]);
  return email;
}

/** Registers a verified website of an account. */
export async function addWebsite(
  { query }: Installation,
  email: string,
  domain: string,
): Promise<{ id: number; token: string }> {
  const token = crypto.randomUUID().replaceAll('-', '');
  const [row] = await query<{ id: number }>(
    `INSERT INTO website (owner_id, domain, snippet_token, verification_token, verified_at, verified_by)
     SELECT id, $3, $2, repeat('0', 32), now(), 'file' FROM app_user WHERE email = $1 RETURNING id`,
    [email, token, domain],
  );
  return { id: row!.id, token };
}

/** Reads what the website reported so far. */
export const reportsOf = ({ query }: Installation, websiteId: number) => ({
  visits: () =>
    query<VisitRow>(
      `SELECT views, visible_ms, is_bounced, load_ms, screen_width, ${CLICK}
       FROM visit WHERE website_id = $1 ORDER BY started_at`,
      [websiteId],
    ),
  conversions: () =>
    query<ConversionRow>(`SELECT name, value, currency, ${CLICK} FROM conversion WHERE website_id = $1`, [websiteId]),
  measurements: () =>
    query<MeasurementRow>(
      `SELECT cardinality(rtts) AS samples, stop_reason, ${CLICK}, page_url FROM snippet_measurement WHERE website_id = $1`,
      [websiteId],
    ),
});
