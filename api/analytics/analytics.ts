import { zoneChanges, type ZoneChange } from '../account/zone-changes.ts';
import { weekdaysFrom } from '../common/days.ts';
import { channelNumber, type Dimension } from '../click-model/dimensions.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { localHour } from '../common/local-time.ts';
import { percentageChange, percentageOfAny } from '../common/percentage.ts';
import { readBreakdown, type Breakdown, type BreakdownRow, type BreakdownWindow } from './breakdown.ts';
import type { ComparedRange } from './compared-range.ts';
import { DayReader } from './day-reader.ts';
import { UNKNOWN_KEY } from '../figures/contract/dimension-values.ts';
import { askClicks } from '../figures/engine/click-engine.ts';
import type { Sums, WeekHourSums } from '../figures/contract/contract.ts';
import { Facts, type Measured } from './facts.ts';
import { queryOf, type Scope } from './scope.ts';
import { addCounts, noCounts, type Counts, type SeriesPoint } from './series.ts';
import { socialNetworks, type SocialNetwork } from './social-networks.ts';
import { TimeSeries } from './time-series.ts';

/** A figure beside the same figure of the period before. */
export interface Trend {
  value: number;
  /** Null where nothing is known of the period before, or the plan does not show it. */
  previous: number | null;
  /** A percentage with one decimal place. */
  change: number | null;
}

/** Clicks from outside the owner's country. */
export interface International {
  /** ISO 3166-1 alpha-2 of the owner's country; null where the time zone belongs to none. */
  homeCountry: string | null;
  /** A percentage of the clicks whose country is known; null without a home country or such clicks. */
  share: number | null;
}

/** A link beside its clicks and visitors. */
export type UrlClicks = Pick<BreakdownRow, 'clicks' | 'visitors'> & { url: ShortUrl };

export interface WeekHour extends Counts {
  weekday: number;
  hour: number;
}

const ACTIVE_MS = 5 * 60_000;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** Enough for every kind of device, and for the first value of every other dimension. */
const TOP_ROWS: BreakdownWindow = { first: 10, offset: 0, search: '', orderBy: 'CLICKS' };
/** More than the number of countries. */
const ALL_VALUES = 1_000;
/** More than the number of hosts of social networks. */
const ALL_REFERRERS = 10_000;
const HANDHELD = ['mobile', 'tablet'];

/**
 * All figures of the clicks of a scope. Every panel is read once, on demand: figures
 * based on the same rows share one query.
 */
export class Analytics {
  readonly scope: Scope;
  /** The clicks over time. */
  readonly series: TimeSeries;
  /** What was measured of them. */
  readonly facts: Facts;
  readonly #days: DayReader;
  readonly #breakdowns = new Map<string, Promise<Breakdown>>();
  #weekHours: Promise<WeekHourSums[]> | undefined;

  constructor(scope: Scope) {
    this.scope = scope;
    this.#days = new DayReader(scope);
    this.facts = new Facts(scope);
    this.series = new TimeSeries(scope, this.#days, (sums) => this.#counts(sums));
  }

  /** Clicks that count: human clicks, and those by bots where the scope includes them. */
  clicks = (): Promise<Trend> => this.#trend((sums) => this.#counts(sums).clicks);
  /** Daily unique visitors, summed over the days. */
  visitors = (): Promise<Trend> => this.#trend(({ visitors }) => visitors);
  /** Clicks by bots, previews and prefetches, whether or not they count as clicks. */
  bots = (): Promise<Trend> => this.#trend(({ bots }) => bots);

  /** Human clicks of visitors who had clicked before on the same day, in the scope; other visitors' clicks are their first. */
  async returningClicks(): Promise<number> {
    const { days } = this.scope;
    const [recognised, { visitors }] = await Promise.all([
      askClicks(queryOf(this.scope, days), { kind: 'recognisedClicks' }),
      this.#days.total(days),
    ]);
    return Math.max(recognised - visitors, 0); // a click may come between the two
  }

  /** Clicks that count, from a day until today, whatever the period. */
  async clicksSince(from: string): Promise<number> {
    return this.#counts(await this.#days.total({ from, to: this.scope.today })).clicks;
  }

  /** Clicks by people, whether or not those by bots count as well. */
  humanClicks = async (): Promise<number> => (await this.#days.total(this.scope.days)).clicks;

  /** Visitors as a percentage of the clicks that count; null without any. */
  async uniqueRate(): Promise<number | null> {
    const { clicks, visitors } = this.#counts(await this.#days.total(this.scope.days));
    return percentageOfAny(visitors, clicks);
  }

  /** Clicks from phones and tablets as a percentage of all clicks; null without clicks. */
  async mobileShare(): Promise<number | null> {
    const { rows, clicks } = await this.breakdown('device', TOP_ROWS);
    const handheld = rows.filter(({ key }) => HANDHELD.includes(key));
    return percentageOfAny(
      handheld.reduce((sum, row) => sum + row.clicks, 0),
      clicks,
    );
  }

  /** The known value of a dimension with the most clicks, and the page it is on; null where none is known. */
  async top(dimension: Dimension): Promise<{ row: BreakdownRow; breakdown: Breakdown } | null> {
    const breakdown = await this.breakdown(dimension, TOP_ROWS);
    const row = breakdown.rows.find(({ key }) => key !== UNKNOWN_KEY);
    return row ? { row, breakdown } : null;
  }

  /** A figure of the visits that the website snippet reported. */
  async measured(name: Parameters<Facts['measured']>[0]): Promise<Measured> {
    const [figure, { value }] = await Promise.all([this.facts.measured(name), this.clicks()]);
    return { ...figure, total: value };
  }

  /** Clicks by people that led to a conversion, per cent of them; null where neither visits nor conversions are reported. */
  async clickConversionRate(): Promise<number | null> {
    const [{ convertedClicks }, { clicks }] = await Promise.all([
      this.facts.figures(),
      this.#days.total(this.scope.days),
    ]);
    return convertedClicks === null ? null : percentageOfAny(convertedClicks, clicks);
  }

  /** The changes of the owner's time zone within the period, oldest first. */
  zoneChanges = (): Promise<ZoneChange[]> => zoneChanges(this.scope.viewerId, this.scope.days);

  /** The days compared with; null when some are no longer stored, or all of them precede every link. */
  async compared(): Promise<ComparedRange | null> {
    const { compared } = this.scope;
    const firstDay = compared && (await this.scope.firstDay());
    return firstDay && firstDay <= compared.to ? compared : null;
  }

  /** Every day of the period, oldest first, days without clicks included. */
  daily = (): Promise<SeriesPoint[]> => this.series.points('DAY');

  /** The 24 hours of the day in the owner's time zone, over all days. */
  async peakHours(): Promise<(Counts & { hour: number })[]> {
    const rows = await this.heatmap();
    return HOURS.map((hour) => {
      const sums = { hour, ...noCounts() };
      for (const row of rows) if (row.hour === hour) addCounts(sums, row);
      return sums;
    });
  }

  /** The 168 hours of the week, those of the owner's first weekday first. */
  async heatmap(): Promise<WeekHour[]> {
    const query = queryOf(this.scope, this.scope.days);
    const rows = await (this.#weekHours ??= askClicks(query, { kind: 'weekHours' }));
    const known = new Map(rows.map((row) => [row.weekday * HOURS.length + row.hour, row]));
    return weekdaysFrom(this.scope.firstWeekday).flatMap((weekday) =>
      HOURS.map((hour) => ({
        weekday,
        hour,
        ...this.#counts(known.get(weekday * HOURS.length + hour) ?? noCounts()),
      })),
    );
  }

  /** All values of a dimension with few: countries, devices, systems, browsers or channels. */
  allValues = (dimension: Dimension): Promise<Breakdown> =>
    this.breakdown(dimension, { ...TOP_ROWS, first: ALL_VALUES });

  /** The links with the most clicks, at most so many; those deleted in the meantime are left out. */
  async topUrls(first: number): Promise<UrlClicks[]> {
    const breakdown = await this.breakdown('link', { ...TOP_ROWS, first });
    const links = await Promise.all(breakdown.rows.map((row) => breakdown.linkOf(row)));
    return breakdown.rows.flatMap(({ clicks, visitors }, index) => {
      const url = links[index];
      return url ? [{ url, clicks, visitors }] : [];
    });
  }

  /** A page of the clicks by the values of a dimension, with the number of values; all shares add up to all clicks. */
  breakdown(dimension: Dimension, window: BreakdownWindow): Promise<Breakdown> {
    const key = JSON.stringify([dimension, window]);
    let breakdown = this.#breakdowns.get(key);
    if (!breakdown) this.#breakdowns.set(key, (breakdown = readBreakdown(this.scope, dimension, window, this.facts)));
    return breakdown;
  }

  /** Clicks from other countries than the owner's, of those whose country is known. */
  async international(): Promise<International> {
    const { rows } = await this.allValues('country');
    const { homeCountry } = this.scope;
    const known = rows.filter(({ countryCode }) => countryCode !== null);
    const whole = known.reduce((sum, { clicks }) => sum + clicks, 0);
    const home = known.find(({ countryCode }) => countryCode === homeCountry)?.clicks ?? 0;
    return { homeCountry, share: homeCountry ? percentageOfAny(whole - home, whole) : null };
  }

  /** The social networks that clicks came from, paid or not, most clicks first. */
  async social(): Promise<SocialNetwork[]> {
    const numbers = [channelNumber('social'), channelNumber('paid_social')];
    const filters = [...this.scope.filters, { dimension: 'channel', numbers, isNot: false } as const];
    const social = new Analytics({ ...this.scope, filters });
    const [{ rows }, { value }] = await Promise.all([
      social.breakdown('referrer', { ...TOP_ROWS, first: ALL_REFERRERS }),
      this.clicks(),
    ]);
    return socialNetworks(rows, value);
  }

  /** Human clicks in the last five minutes, regardless of the period. */
  async activeNow(): Promise<number> {
    const since = this.scope.askedAt.getTime() - ACTIVE_MS;
    const { day: from } = localHour(this.scope.timeZone, since);
    const span = { since, before: null, isWholeHours: false };
    return (await this.#days.total({ from, to: this.scope.today, span })).clicks;
  }

  async #trend(figure: (sums: Sums) => number): Promise<Trend> {
    const { days, compared } = this.scope;
    const [shown, before] = await Promise.all([this.#days.total(days), compared && this.#totalBefore(compared)]);
    const value = figure(shown);
    const previous = before && figure(before);
    return { value, previous, change: percentageChange(value, previous) };
  }

  /** Null beside days of which some precede every link: any trend would be growth. */
  async #totalBefore(compared: ComparedRange): Promise<Sums | null> {
    const firstDay = await this.scope.firstDay();
    return firstDay !== null && firstDay <= compared.from ? this.#days.totalUntil(compared) : null;
  }

  #counts({ clicks, bots, visitors }: Sums): Counts {
    return { clicks: this.scope.includeBots ? clicks + bots : clicks, visitors, bots };
  }
}
