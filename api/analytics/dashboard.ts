import DataLoader from 'dataloader';
import { db } from '../db.ts';
import type { Dimension } from '../dimensions.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { percentage, percentageChange } from '../percentage.ts';
import { urlCounts } from '../urls/url-counts.ts';
import type { Viewer } from '../viewer.ts';
import { countryOf, type Country } from './countries.ts';
import { breakdowns, daySums, recentClicks, topLinks, type BreakdownRow } from './dashboard-reads.ts';
import type { ClickRow, DaySums } from './engine/contract.ts';
import { daysBetween, mondayOf } from '../days.ts';
import { browserOf, channelOf, cityOf, deviceOf } from './names.ts';
import { dashboardPeriods, lastDays, type DashboardPeriod, type DayRange, type Period } from './period.ts';
import type { Trend } from './trend.ts';

const MAX_LIST = 50;
/** Lists on a dashboard have 1 to 50 entries. */
const listLength = (wanted: number) => Math.min(Math.max(wanted, 1), MAX_LIST);

/**
 * The dashboard of one owner and period. Every panel is read when it is asked for, and once: panels that rest on the
 * same rows share one query.
 */
export class Dashboard {
  readonly name: DashboardPeriod;
  readonly period: Period;
  readonly updatedAt: Date;
  readonly viewerId: number;
  #days: Promise<DaySums[]> | undefined;
  #urlCounts: ReturnType<typeof urlCounts> | undefined;
  readonly #breakdowns: DataLoader<Dimension, BreakdownRow[]>;

  constructor(viewer: Pick<Viewer, 'id' | 'tier' | 'timeZone' | 'begunDay'>, name: DashboardPeriod, now = new Date()) {
    this.name = name;
    this.viewerId = viewer.id;
    this.updatedAt = now;
    this.period = lastDays(viewer, dashboardPeriods[name], now.getTime());
    this.#breakdowns = new DataLoader(async (wanted) => {
      const rows = await breakdowns(viewer.id, this.period, wanted);
      return wanted.map((dimension) => rows.get(dimension) ?? []);
    });
  }

  /** How many links there are, and how many of them lead anywhere now. */
  urlCounts() {
    return (this.#urlCounts ??= urlCounts(this.viewerId));
  }

  /** Clicks by people. */
  clicks = () => this.#trend('clicks');
  /** Daily unique visitors, summed over the days. */
  visitors = () => this.#trend('visitors');

  /** Clicks by bots, previews and prefetches. */
  async botClicks(): Promise<number> {
    return sum(within(await this.#allDays(), this.period), 'bots');
  }

  /** Clicks by people on the owner's current day. */
  async clicksToday(): Promise<number> {
    const { to } = this.period;
    return sum(within(await this.#allDays(), { from: to, to }), 'clicks');
  }

  /** Clicks by people since Monday on the owner's calendar, as far as the plan shows them. */
  async clicksThisWeek(): Promise<number> {
    const { from, to } = this.period;
    const monday = mondayOf(to);
    return sum(within(await this.#allDays(), { from: monday > from ? monday : from, to }), 'clicks');
  }

  /** Every day of the period, days without clicks included. */
  async clicksOverTime(): Promise<{ date: string; clicks: number; visitors: number }[]> {
    const known = new Map((await this.#allDays()).map((row) => [row.day, row]));
    return daysBetween(this.period.from, this.period.to).map((date) => {
      const { clicks, visitors } = known.get(date) ?? { clicks: 0, visitors: 0 };
      return { date, clicks, visitors };
    });
  }

  /** Where people come from; shares add up to all clicks. */
  async channels() {
    const rows = await this.#shares('channel');
    return rows.map(({ value, clicks, share }) => ({ ...channelOf(value), clicks, percentage: share }));
  }

  /** Where people were, "Unknown" included; shares add up to all clicks. */
  async countries(): Promise<(Country & { clicks: number; visitors: number; percentage: number })[]> {
    const rows = await this.#shares('country');
    return rows.map(({ value, clicks, visitors, share }) => ({
      ...countryOf(value),
      clicks,
      visitors,
      percentage: share,
    }));
  }

  /** What people held in their hands; shares add up to all clicks. */
  async devices() {
    const rows = await this.#shares('device');
    return rows.map(({ value, clicks, share }) => ({ ...deviceOf(value), clicks, percentage: share }));
  }

  /** The links with the most clicks by people. */
  async topUrls(first: number) {
    const rows = await topLinks(this.viewerId, this.period, listLength(first));
    const urls = await this.#urls(rows.map((row) => row.value));
    return rows.flatMap(({ value, clicks, visitors }) => {
      const url = urls.get(value);
      return url ? [{ url, clicks, visitors }] : []; // deleted between the two queries
    });
  }

  /** The latest clicks by people, newest first. */
  async recentClicks(first: number) {
    const rows = await recentClicks(this.viewerId, this.period, listLength(first));
    const urls = await this.#urls(rows.map((row) => row.linkId));
    return rows.flatMap((row) => {
      const url = urls.get(row.linkId);
      return url ? [clickOf(row, url)] : [];
    });
  }

  /** The days of the period and of the one before. */
  #allDays(): Promise<DaySums[]> {
    const { previous, from, to } = this.period;
    return (this.#days ??= daySums(this.viewerId, { from: previous?.from ?? from, to }));
  }

  async #trend(figure: 'clicks' | 'visitors'): Promise<Trend> {
    const days = await this.#allDays();
    const value = sum(within(days, this.period), figure);
    const before = this.period.previous && within(days, this.period.previous);
    const previous = before?.length ? sum(before, figure) : null;
    return { value, previous, change: percentageChange(value, previous) };
  }

  async #shares(dimension: Dimension): Promise<(BreakdownRow & { share: number })[]> {
    const rows = await this.#breakdowns.load(dimension);
    const whole = rows.reduce((total, row) => total + row.clicks, 0);
    return rows.map((row) => ({ ...row, share: percentage(row.clicks, whole) }));
  }

  async #urls(ids: number[]): Promise<Map<number, ShortUrl>> {
    if (!ids.length) return new Map();
    const urls = await db.shortUrl.findMany({ where: { id: { in: [...new Set(ids)] }, ownerId: this.viewerId } });
    return new Map(urls.map((url) => [url.id, url]));
  }
}

const within = (days: DaySums[], { from, to }: DayRange) => days.filter(({ day }) => day >= from && day <= to);

const sum = (days: DaySums[], figure: 'clicks' | 'visitors' | 'bots') =>
  days.reduce((total, row) => total + row[figure], 0);

function clickOf(row: ClickRow, url: ShortUrl) {
  const { code, name } = countryOf(row.country);
  return {
    id: row.id,
    url,
    country: name,
    countryCode: code,
    city: cityOf(row.city),
    ...deviceOf(row.device),
    browser: browserOf(row.browser),
    clickedAt: row.at,
    kind: row.kind,
  };
}
