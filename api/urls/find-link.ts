import { isOfWeb, webDestinationsOf } from '../common/app-address.ts';
import { campaignQuery } from '../click-model/campaign-query.ts';
import { lookupPool } from '../database/pool.ts';
import type {
  AddressHandling,
  MeasurementLevel,
  MeasurementMethod,
  QueryForwarding,
  RedirectStatus,
  ReferrerPolicy,
} from '../generated/prisma/enums.ts';
import { compileRules } from '../redirect-rules/compile.ts';
import { knowsVisitors, type RedirectRule } from '../redirect-rules/rules.ts';
import { NO_PASSWORD } from '../identity/password.ts';
import { isListed } from '../suspension/block-list.ts';
import { mayRemember, withheldOf } from '../click-model/withheld.ts';
import { linkOfKey } from '../common/link-key.ts';
import { cardOf, type CardRow } from './link-card.ts';
import { hostOf, withParents } from '../common/destination.ts';
import { methodFor, websiteAt } from './link-website.ts';
import type { LinkExperiment, LinkRules, RedirectLink } from './redirect-link.ts';

interface LinkRow extends CardRow {
  id: number;
  original_url: string;
  is_active: boolean;
  starts_at: Date | null;
  expires_at: Date | null;
  fallback_url: string | null;
  owner_id: number;
  level: MeasurementLevel | null;
  method: MeasurementMethod | null;
  geolocation: boolean | null;
  privacy_mode: boolean | null;
  attribution: boolean | null;
  has_websites: boolean;
  address_handling: AddressHandling | null;
  experiment_id: number | null;
  is_suspended: boolean;
  has_suspended_hosts: boolean;
  no_index: boolean;
  referrer_policy: ReferrerPolicy | null;
  redirect_status: RedirectStatus | null;
  query_forwarding: QueryForwarding | null;
  path_forwarding: boolean;
  no_preview: boolean;
  password_hash: string | null;
  max_clicks: number | null;
  is_used_up: boolean;
  redirect_rules: RedirectRule[];
  ios_url: string | null;
  android_url: string | null;
  created_at: Date;
  time_zone: string | null;
}

/** The link with a key as the redirect needs it, read from the database; null when there is none. */
export async function findLink(key: string): Promise<RedirectLink | null> {
  const { shortCode, domainId } = linkOfKey(key);
  const { rows } = await lookupPool.query<LinkRow>({
    name: domainId === null ? 'find-link' : 'find-link-on-domain',
    text: `SELECT u.id, u.original_url, u.is_active, u.starts_at, u.expires_at, u.fallback_url, u.owner_id, u.created_at, u.no_index,
        u.no_preview, CASE WHEN u.has_password THEN coalesce(p.hash, '${NO_PASSWORD}') END AS password_hash, u.max_clicks, u.limit_reached_at IS NOT NULL AS is_used_up, u.redirect_rules, u.ios_url, u.android_url, u.card_title, u.card_description, c.id AS card_picture, c.width AS card_width, c.height AS card_height, u.referrer_policy, u.redirect_status, u.query_forwarding, u.path_forwarding, s.geolocation, s.privacy_mode, s.address_handling, s.attribution,
        (SELECT o.time_zone FROM app_user o WHERE o.id = u.owner_id) AS time_zone,
        EXISTS (SELECT FROM website w WHERE w.owner_id = u.owner_id) AS has_websites,
        coalesce(u.measurement_level, s.level) AS level, coalesce(u.measurement_method, s.method) AS method,
        (SELECT e.id FROM experiment e WHERE e.link_id = u.id AND e.state = 'running' LIMIT 1) AS experiment_id,
        EXISTS (SELECT FROM suspension x WHERE x.link_id = u.id OR x.account_id = u.owner_id) AS is_suspended,
        EXISTS (SELECT FROM suspension x WHERE x.host IS NOT NULL) AS has_suspended_hosts
      FROM short_url u LEFT JOIN network_settings s USING (owner_id) LEFT JOIN link_password p ON p.link_id = u.id LEFT JOIN picture c ON c.id = u.card_picture WHERE u.short_code = $1 AND ${domainId === null ? 'u.domain_id IS NULL' : 'u.domain_id = $2'}`,
    values: domainId === null ? [shortCode] : [shortCode, domainId],
  });
  const [row] = rows;
  if (!row) return null;
  const link = await leadingTo(row, row.original_url, 0);
  const experiment = row.experiment_id === null ? null : await experimentOf(row, row.experiment_id);
  const rules = row.redirect_rules.length ? await rulesOf(row) : null;
  const apps = row.ios_url || row.android_url ? await appsOf(row) : null;
  const found = { ...link, experiment, rules, apps, card: cardOf(row) };
  const carried = [row.ios_url, row.android_url].flatMap((address) => webDestinationsOf(address ?? ''));
  const hosts = [...destinationsOf(found).map(({ host }) => host), ...carried.map(hostOf)].filter(
    (host) => host !== null,
  );
  // It stops as a whole where one of its destinations is blocked.
  const isSuspended = row.is_suspended || (await areBlocked(row, hosts));
  const fallback = await fallbackOf(row);
  // Whoever decides last may find that the link has ended.
  for (const one of destinationsOf(found)) one.fallback = fallback;
  return { ...found, isSuspended };
}

/** The link as it leads to each of its destinations, itself first. */
export const destinationsOf = (link: RedirectLink): RedirectLink[] => [
  link,
  ...(link.rules?.links ?? []),
  ...Object.values(link.apps ?? {}),
  ...(link.experiment?.variants ?? []),
];

const rulesOf = async (row: LinkRow): Promise<LinkRules> => ({
  compiled: compileRules(row.redirect_rules),
  links: await Promise.all(
    row.redirect_rules.map(async ({ destination }, index) => ({
      ...(await leadingTo(row, destination, 0)),
      rule: index + 1,
    })),
  ),
});

async function appsOf(row: LinkRow): Promise<NonNullable<RedirectLink['apps']>> {
  const apps: RedirectLink['apps'] = {};
  if (row.ios_url) apps.ios = await leadingInto(row, row.ios_url);
  if (row.android_url) apps.android = await leadingInto(row, row.android_url);
  return apps;
}

/** The link as it leads to a page, or into an app: that takes no parameters, is no website, and cannot be led to by a page. */
async function leadingInto(row: LinkRow, stored: string): Promise<RedirectLink> {
  const link = await leadingTo(row, stored, 0);
  if (isOfWeb(stored)) return link;
  const [carried] = webDestinationsOf(stored);
  const host = carried === undefined ? null : hostOf(carried);
  return { ...link, host, campaign: '', measured: null, isAttributed: false, queryForwarding: null };
}

/** Where a link leads once it has ended, unless that is blocked. */
async function fallbackOf(row: LinkRow): Promise<string | null> {
  if (row.fallback_url === null) return null;
  const fallback = headerSafe(row.fallback_url);
  const host = hostOf(fallback);
  return host !== null && (await areBlocked(row, [host])) ? null : fallback;
}

/** Whether one of these hosts is suspended or listed. */
async function areBlocked(row: LinkRow, hosts: string[]): Promise<boolean> {
  if (hosts.some(isListed)) return true;
  if (!row.has_suspended_hosts) return false;
  const { rowCount } = await lookupPool.query({
    name: 'find-suspended-host',
    text: 'SELECT FROM suspension WHERE host = ANY($1) LIMIT 1',
    values: [hosts.flatMap(withParents)],
  });
  return rowCount !== 0;
}

/** The link of a row as it leads to a destination: its own, or a variant's. */
async function leadingTo(row: LinkRow, stored: string, variant: number): Promise<RedirectLink> {
  const destination = headerSafe(stored);
  const website = row.has_websites ? await websiteAt(row.owner_id, destination) : null;
  const withheld = withheldOf({ level: row.level, geolocation: row.geolocation, privacyMode: row.privacy_mode });
  return {
    id: row.id,
    destination,
    isActive: row.is_active,
    isSuspended: row.is_suspended,
    host: hostOf(destination),
    startsAt: row.starts_at?.getTime() ?? null,
    expiresAt: row.expires_at?.getTime() ?? null,
    fallback: null,
    campaign: campaignOf(destination),
    ownerId: row.owner_id,
    withheld,
    addressHandling: row.address_handling ?? 'full',
    isFull: row.level === 'full',
    measured: row.level === 'full' ? methodFor(row.method ?? 'redirect', website) : null,
    isAttributed: website !== null && row.attribution !== false,
    headers: headersOf(row),
    status: statuses[row.redirect_status ?? 'found'],
    queryForwarding: row.query_forwarding,
    pathForwarding: row.path_forwarding,
    passwordHash: row.password_hash,
    maxClicks: row.max_clicks,
    isUsedUp: row.is_used_up,
    hasPreview: !row.no_preview,
    createdAt: row.created_at.getTime(),
    variant,
    rule: 0,
    experiment: null,
    rules: null,
    card: null,
    apps: null,
    visitZone: visitZoneOf(row, withheld),
  };
}

const visitZoneOf = ({ redirect_rules: rules, time_zone: zone }: LinkRow, withheld: number): string | null =>
  mayRemember(withheld) && knowsVisitors(rules) ? (zone ?? 'UTC') : null;

const statuses: Record<RedirectStatus, number> = {
  found: 302,
  temporary_redirect: 307,
  moved_permanently: 301,
  permanent_redirect: 308,
};

/** Asks search engines not to list an address: https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag */
const NOT_LISTED = { 'x-robots-tag': 'noindex' };

function headersOf({ no_index, referrer_policy }: LinkRow): RedirectLink['headers'] {
  if (!no_index && !referrer_policy) return null;
  return {
    ...(no_index && NOT_LISTED),
    ...(referrer_policy && { 'referrer-policy': referrer_policy.replaceAll('_', '-') }),
  };
}

async function experimentOf(row: LinkRow, id: number): Promise<LinkExperiment | null> {
  const { rows } = await lookupPool.query<{ id: number; destination: string; weight: number; timeZone: string }>({
    name: 'find-variants',
    text: `SELECT v.id, v.destination, v.weight, coalesce(o.time_zone, 'UTC') AS "timeZone"
      FROM variant v JOIN experiment e ON e.id = v.experiment_id JOIN app_user o ON o.id = e.owner_id
      WHERE e.id = $1 ORDER BY v.position`,
    values: [id],
  });
  if (!rows.length) return null; // its account was closed between the two queries
  return {
    id,
    timeZone: rows[0]!.timeZone,
    variants: await Promise.all(rows.map((variant) => leadingTo(row, variant.destination, variant.id))),
    weights: rows.map(({ weight }) => weight),
  };
}

/** Destinations are validated on creation; an invalid one from another source must not break the response. */
function headerSafe(destination: string): string {
  if (/^[\x21-\x7e]*$/.test(destination)) return destination;
  if (!/\p{Cc}/u.test(destination) && URL.canParse(destination)) return new URL(destination).href; // names of hosts become ASCII, not percent signs
  return destination.replace(/[^\x21-\x7e]+/g, (characters) => encodeURIComponent(characters.toWellFormed()));
}

/** The UTM parameters of a destination; its advertising ids say nothing about the visitor. */
function campaignOf(destination: string): string {
  const query = destination.split('#', 1)[0]!.split('?').slice(1).join('?');
  return campaignQuery('', query);
}
