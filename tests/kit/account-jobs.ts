// Downloads, deletions and choices about privacy as GraphQL has them, and clicks that they concern.
import { expect } from 'vitest';
import { pool } from '../../api/database/db.ts';
import type { ClickKit } from './clicks.ts';
import { numberOf, shorten } from './queries.ts';
import { gql, type Person } from './world.ts';

const JOB = 'job { id kind state done total failure before bytes }';

/** The mutation that orders a job. */
export const order = (name: string, type: string): string =>
  `mutation ($input: ${type}!) { ${name}(input: $input) {
    ... on ${name.charAt(0).toUpperCase() + name.slice(1)}Success { ${JOB} } ... on UserError { code message field } } }`;
export const EXPORT = `mutation { requestExport { ... on RequestExportSuccess { ${JOB} } ... on UserError { code message field } } }`;
export const PRIVACY = `mutation ($input: UpdatePrivacyInput!) { updatePrivacy(input: $input) {
  ... on UpdatePrivacySuccess { viewer { privacy { addressHandling retentionDays mostRetentionDays } } }
  ... on UserError { code message field } } }`;

/** What a mutation answers `who`. */
export async function ask(who: Person, document: string, input?: object) {
  const { data, errors } = await gql(who, document, { input });
  expect(errors).toBeUndefined();
  return Object.values(data)[0] as any;
}

/**
 * What makes a link of somebody with one click at noon of each of the days; `word` is in its referrer and its campaign.
 */
export const clickedBy =
  (clicks: ClickKit) =>
  async (who: Person, days: string[], more: object = {}, word = 'plain') => {
    const link = await shorten(who, more);
    const linkId = numberOf(link.id);
    await clicks.ingest(
      days.map((day, index) => ({
        linkId,
        at: Date.parse(`${day}T12:00:00Z`) + index,
        address: `203.0.113.${index + 1}`,
        referrer: `https://${word}-referrer.example/`,
        query: `utm_source=${word}`,
      })),
    );
    return { ...link, linkId };
  };

/** The days on which `who` has clicks. */
export async function daysOf(who: Person): Promise<string[]> {
  const { rows } = await pool.query<{ day: string }>(
    'SELECT DISTINCT day::text FROM analytics.click WHERE owner_id = $1 ORDER BY 1',
    [who.id],
  );
  return rows.map(({ day }) => day);
}
