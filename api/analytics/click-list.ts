import { z } from 'zod';
import { db } from '../database/db.ts';
import { reasons, type Device, type TextDimension } from '../click-model/dimensions.ts';
import type { Measurement, ShortUrl } from '../generated/prisma/client.ts';
import { variantNames, type VariantName } from '../experiments/variant-names.ts';
import { measurementsOf } from '../measurements/measurements-of-clicks.ts';
import { parseInput } from '../common/parse-input.ts';
import { Analytics } from './analytics.ts';
import { Cursor } from './click-cursor.ts';
import { openClickScope, type BotReason, type ClickScope, type ClickScopeInput } from './click-scope.ts';
import { countryOf } from '../figures/contract/country-of.ts';
import { askClicks } from '../figures/engine/click-engine.ts';
import type { ClickAudience, ClickPlace, ClickRow, ClickWindow } from '../figures/contract/contract.ts';
import { browserOf, channelOf, cityOf, deviceOf, systemOf } from '../figures/contract/names.ts';
import type { Owner } from '../common/viewer.ts';
import { queryOf } from './scope.ts';

/** A click with all known facts; null is unknown. */
export interface ClickDetails extends ClickPlace, Record<TextDimension, string | null> {
  url: ShortUrl;
  kind: ClickRow['kind'];
  /** Why it is not a human click; null for human clicks. */
  reason: BotReason | null;
  country: string;
  countryCode: string | null;
  city: string | null;
  region: string | null;
  device: Device;
  deviceLabel: string;
  os: string;
  browser: string;
  browserVersion: number | null;
  channel: string;
  channelLabel: string;
  /** The experiment's variant whose destination it was given; null without an experiment. */
  variant: ClickVariant | null;
  /** The round trip that the server, or the proxy in front of it, saw, and its jitter, in milliseconds. */
  serverRttMs: number | null;
  serverJitterMs: number | null;
  /** Null when its way was not measured. */
  measurement: Measurement | null;
}

/** An experiment's variant as a click has it. */
export interface ClickVariant extends VariantName {
  /** Its key in filters. */
  key: string;
}

/** A page of clicks, newest first. */
export interface ClickPage {
  clicks: ClickDetails[];
  hasMore: boolean;
  /** Where the next page begins; null for a page without clicks. */
  end: ClickPlace | null;
}

/** A page that follows a place in the list. */
export interface FollowingPage extends ClickPage {
  isFirst: boolean;
}

export const DEFAULT_FIRST = 50;
export const MAX_FIRST = 200;
const FIRST = `first must be a whole number from 1 to ${MAX_FIRST}.`;
/** Which page of a list that is followed by cursors. */
export const Window = z.object({
  first: z.coerce.number(FIRST).int(FIRST).min(1, FIRST).max(MAX_FIRST, FIRST).default(DEFAULT_FIRST),
  after: Cursor.nullish(),
});

/** A page of the owner's clicks, newest first, after a cursor. Refuses INVALID, and NOT_FOUND links of others. */
export async function followClicks(owner: Owner, input: ClickScopeInput, window: unknown): Promise<FollowingPage> {
  const { first, after } = parseInput(Window, window);
  const scope = await openClickScope(owner, input);
  return { ...(await listClicks(scope, { after, first })), isFirst: !after };
}

/** The largest offset of a numbered page; cursors reach further at the same cost per page. */
const MOST_SKIPPED = 100_000;
const PAGE = 'The page must be 1 or a larger whole number.';
const SIZE = 'The page size must be a whole number from 1 to 1000.';
const FAR = `Numbered pages end at ${MOST_SKIPPED} clicks. Use the cursors of /api/analytics/clicks to read further.`;
/** Which numbered page of clicks. */
export const Numbered = z
  .object({
    page: z.coerce.number(PAGE).int(PAGE).min(1, PAGE).max(1_000_000, PAGE).default(1),
    pageSize: z.coerce.number(SIZE).int(SIZE).min(1, SIZE).max(1000, SIZE).default(DEFAULT_FIRST),
  })
  .refine(({ page, pageSize }) => (page - 1) * pageSize <= MOST_SKIPPED, { path: ['page'], message: FAR });

/** A numbered page of a longer list. */
export interface NumberedPage {
  clicks: ClickDetails[];
  /** The total number on all pages. */
  total: number;
  page: number;
  pageSize: number;
}

/** A numbered page of the owner's clicks, newest first. Refuses INVALID, and NOT_FOUND links of others. */
export async function numberedClicks(owner: Owner, input: ClickScopeInput, numbered: unknown): Promise<NumberedPage> {
  const { page, pageSize } = parseInput(Numbered, numbered);
  const scope = await openClickScope(owner, input);
  const [{ clicks }, total] = await Promise.all([
    listClicks(scope, { first: pageSize, skipped: (page - 1) * pageSize }),
    countClicks(scope),
  ]);
  return { clicks, total, page, pageSize };
}

/** The number of clicks on all pages of a list. */
export async function countClicks(scope: ClickScope): Promise<number> {
  if (scope.bots?.reasons.length)
    return askClicks(queryOf(scope, scope.days), { kind: 'clickCount', ...audienceOf(scope) });
  const analytics = new Analytics(scope);
  return (await (scope.bots ? analytics.bots() : analytics.clicks())).value;
}

function audienceOf({ bots, includeBots }: ClickScope): ClickAudience {
  if (bots) return { audience: 'bots', reasons: bots.reasons };
  return { audience: includeBots ? 'everybody' : 'humans', reasons: [] };
}

/** Some of the clicks of a scope with all known facts, newest first. */
export async function listClicks(scope: ClickScope, window: ClickWindow): Promise<ClickPage> {
  const { first } = window;
  const rows = await askClicks(queryOf(scope, scope.days), {
    kind: 'clicks',
    ...audienceOf(scope),
    window: { ...window, first: first + 1 },
  });
  const shown = rows.slice(0, first);
  const ids = [...new Set(shown.map(({ linkId }) => linkId))];
  const [links, measurements, variants] = await Promise.all([
    ids.length ? db.shortUrl.findMany({ where: { id: { in: ids }, ownerId: scope.viewerId } }) : [],
    measurementsOf(shown.map(({ id }) => id)),
    variantNames(scope.viewerId, [...new Set(shown.map(({ variant }) => variant))]),
  ]);
  const known = new Map(links.map((link) => [link.id, link]));
  return {
    hasMore: rows.length > first,
    end: shown.at(-1) ?? null,
    clicks: shown.flatMap((row) => {
      const url = known.get(row.linkId);
      if (!url) return []; // deleted between the two queries
      const name = variants.get(row.variant);
      const variant = name ? { ...name, key: String(row.variant) } : null;
      return [{ ...detailsOf(row, url), variant, measurement: measurements.get(row.id) ?? null }];
    }),
  };
}

type Details = Omit<ClickDetails, 'measurement' | 'variant'>;

function detailsOf({ linkId: _, variant: __, ...row }: ClickRow, url: ShortUrl): Details {
  const { code, name } = countryOf(row.country);
  const { device, label: deviceLabel } = deviceOf(row.device);
  const { channel, label: channelLabel } = channelOf(row.channel);
  return {
    ...row,
    url,
    reason: reasons[row.reason] || null,
    country: name,
    countryCode: code,
    city: cityOf(row.city),
    region: row.city?.split('|')[1] || null,
    device,
    deviceLabel,
    os: systemOf(row.os),
    browser: browserOf(row.browser),
    browserVersion: row.browserVersion || null,
    channel,
    channelLabel,
  };
}
