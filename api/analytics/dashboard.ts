import type { Dimension } from '../click-model/dimensions.ts';
import { weekStart } from '../common/days.ts';
import { urlCounts, type UrlCounts } from '../urls/url-counts.ts';
import type { Owner } from '../common/viewer.ts';
import { Analytics, type Trend, type UrlClicks } from './analytics.ts';
import { listClicks, type ClickDetails } from './click-list.ts';
import { countryOf } from '../figures/contract/country-of.ts';
import { channelOf, deviceOf } from '../figures/contract/names.ts';
import { openScope, type AnalyticsPeriod } from './scope.ts';
import type { SeriesPoint } from './series.ts';

/** The periods of the dashboard. */
export const dashboardPeriods = [
  'TODAY',
  'LAST_24_HOURS',
  'LAST_7_DAYS',
  'LAST_30_DAYS',
  'LAST_90_DAYS',
] as const satisfies AnalyticsPeriod[];
export type DashboardPeriod = (typeof dashboardPeriods)[number];

const hourly = new Set<DashboardPeriod>(['TODAY', 'LAST_24_HOURS']);

const MAX_LIST = 50;
/** Lists on a dashboard have 1 to 50 entries. */
const listLength = (wanted: number) => Math.min(Math.max(wanted, 1), MAX_LIST);

/** The dashboard of one owner: a view over the analytics of all clicks by people in one of its periods. */
export class Dashboard {
  readonly period: DashboardPeriod;
  readonly analytics: Analytics;
  #urlCounts: Promise<UrlCounts> | undefined;

  private constructor(period: DashboardPeriod, analytics: Analytics) {
    this.period = period;
    this.analytics = analytics;
  }

  /** The dashboard of a period, of which nothing is read yet. */
  static async open(owner: Owner, period: DashboardPeriod): Promise<Dashboard> {
    return new Dashboard(period, new Analytics(await openScope(owner, { period })));
  }

  /** How many links there are, and how many of them lead anywhere now. */
  urlCounts(): Promise<UrlCounts> {
    return (this.#urlCounts ??= urlCounts(this.analytics.scope.viewerId));
  }

  clicks = (): Promise<Trend> => this.#trend(this.analytics.clicks());
  visitors = (): Promise<Trend> => this.#trend(this.analytics.visitors());

  /** Clicks on the owner's current day. */
  clicksToday = (): Promise<number> => this.analytics.clicksSince(this.analytics.scope.today);
  /** Clicks since the week began on the owner's calendar. */
  clicksThisWeek(): Promise<number> {
    const { today, firstWeekday } = this.analytics.scope;
    return this.analytics.clicksSince(weekStart(today, firstWeekday));
  }

  /** Every day of the period, or every hour of a period of one day. */
  overTime = (): Promise<SeriesPoint[]> => this.analytics.series.points(hourly.has(this.period) ? 'HOUR' : 'DAY');

  channels = () => this.#shares('channel', channelOf);
  countries = () => this.#shares('country', countryOf);
  devices = () => this.#shares('device', deviceOf);

  /** The links with the most clicks. */
  topUrls = (first: number): Promise<UrlClicks[]> => this.analytics.topUrls(listLength(first));

  /** The latest clicks, newest first. */
  async recentClicks(first: number): Promise<ClickDetails[]> {
    return (await listClicks({ ...this.analytics.scope, bots: null }, { first: listLength(first) })).clicks;
  }

  /** Beside a period before in which nothing came, not even a bot, there is no trend. */
  async #trend(figure: Promise<Trend>): Promise<Trend> {
    const [trend, clicks, bots] = await Promise.all([figure, this.analytics.clicks(), this.analytics.bots()]);
    return clicks.previous || bots.previous ? trend : { ...trend, previous: null, change: null };
  }

  /** All values of a dimension, "Unknown" included: most clicks first, equals in the order of the dimension's list. */
  async #shares<Name>(dimension: Dimension, nameOf: (value: number) => Name) {
    const { rows } = await this.analytics.allValues(dimension);
    return rows
      .toSorted((a, b) => b.clicks - a.clicks || a.value - b.value)
      .map(({ value, clicks, visitors, percentage }) => ({ ...nameOf(value), clicks, visitors, percentage }));
  }
}
