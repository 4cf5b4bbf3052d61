import { daysBetween } from '../days.ts';
import { percentage, percentageChange } from '../percentage.ts';
import type { Viewer } from '../viewer.ts';
import { countryOf } from './countries.ts';
import { browserOf, channelOf, deviceOf, systemOf } from './names.ts';
import { lastDays, type DayRange, type Period } from './period.ts';
import { linkBreakdown, type LinkBreakdownRow, type LinkDimension } from './sql/link-breakdown.ts';
import { linkCampaigns } from './sql/link-campaigns.ts';
import { linkHours, type LinkHour } from './sql/link-hours.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** People's clicks on these count as mobile. */
const MOBILE = ['mobile', 'tablet'];

/** One value of a breakdown, and its share of all clicks in per cent. */
export type Share = LinkBreakdownRow & { percentage: number };

/** One link of the viewer in one period; whoever makes it has checked that it is the viewer's. */
export class LinkAnalytics {
  readonly period: Period;
  readonly #viewer: Viewer;
  readonly #linkId: number;
  #hours: Promise<LinkHour[]> | undefined;
  #breakdown: ReturnType<typeof linkBreakdown> | undefined;

  constructor(viewer: Viewer, linkId: number, days: number) {
    this.#viewer = viewer;
    this.#linkId = linkId;
    this.period = lastDays(viewer, days);
  }

  /** The period's sums, and by how many per cent they differ from the period before (null where that is unknown). */
  async totals() {
    const hours = await this.#read();
    const now = within(hours, this.period);
    const before = this.period.previous && within(hours, this.period.previous);
    const previous = before?.length ? before : null;
    const clicks = sum(now, 'clicks');
    const visitors = sum(now, 'visitors');
    return {
      clicks,
      visitors,
      bots: sum(now, 'bots'),
      clicksChange: percentageChange(clicks, previous && sum(previous, 'clicks')),
      visitorsChange: percentageChange(visitors, previous && sum(previous, 'visitors')),
    };
  }

  /** Every day of the period, days without clicks included. */
  async days() {
    const hours = within(await this.#read(), this.period);
    const byDay = Map.groupBy(hours, ({ day }) => day);
    return daysBetween(this.period.from, this.period.to).map((date) => {
      const own = byDay.get(date) ?? [];
      return { date, clicks: sum(own, 'clicks'), visitors: sum(own, 'visitors') };
    });
  }

  /** Every hour of the day, 0 to 23, on the owner's clock. */
  async hours() {
    const byHour = Map.groupBy(within(await this.#read(), this.period), ({ hour }) => hour);
    return HOURS.map((hour) => ({ hour, clicks: sum(byHour.get(hour) ?? [], 'clicks') }));
  }

  countries = async () => (await this.#shares('country')).map((row) => ({ ...row, country: countryOf(row.value) }));
  devices = async () => (await this.#shares('device')).map((row) => ({ ...row, ...deviceOf(row.value) }));
  systems = async () => (await this.#shares('os')).map((row) => ({ ...row, name: systemOf(row.value) }));
  browsers = async () => (await this.#shares('browser')).map((row) => ({ ...row, name: browserOf(row.value) }));
  channels = async () => (await this.#shares('channel')).map((row) => ({ ...row, ...channelOf(row.value) }));
  /** The values of a dimension that is text; what is unknown is left out. */
  labels = async (dimension: 'city' | 'referrer') =>
    (await this.#shares(dimension)).flatMap(({ label, ...row }) => (label === null ? [] : [{ ...row, label }]));

  /** What came of links with utm parameters. */
  campaigns = () => linkCampaigns(this.#viewer.id, this.#linkId, this.period);

  /** Per cent of the clicks made on phones and tablets; null without clicks. */
  async mobileShare(): Promise<number | null> {
    const devices = await this.devices();
    const clicks = devices.reduce((total, row) => total + row.clicks, 0);
    const mobile = devices.filter(({ device }) => MOBILE.includes(device));
    return clicks ? percentage(sum(mobile, 'clicks'), clicks) : null;
  }

  /** The hours of this period and of the one before. */
  #read(): Promise<LinkHour[]> {
    const { previous, from, to } = this.period;
    return (this.#hours ??= linkHours(this.#viewer.id, this.#linkId, { from: previous?.from ?? from, to }));
  }

  async #shares(dimension: LinkDimension): Promise<Share[]> {
    this.#breakdown ??= linkBreakdown(this.#viewer.id, this.#linkId, this.period);
    const rows = (await this.#breakdown)(dimension);
    const whole = sum(rows, 'clicks');
    return rows.map((row) => ({ ...row, percentage: percentage(row.clicks, whole) }));
  }
}

const within = (hours: LinkHour[], { from, to }: DayRange) => hours.filter(({ day }) => day >= from && day <= to);

const sum = <Figure extends string>(rows: Record<Figure, number>[], figure: Figure): number =>
  rows.reduce((total, row) => total + row[figure], 0);
