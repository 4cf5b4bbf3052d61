import { db } from '../database/db.ts';
import { quantityNames, type Quantity } from '../click-model/quantities.ts';
import { isLabelDimension, unpackCountry, type Dimension } from '../click-model/dimensions.ts';
import { variantNames, type VariantName } from '../experiments/variant-names.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { percentage, percentageOfAny } from '../common/percentage.ts';
import { absentLabel, closedDimension, describeText, UNKNOWN_KEY } from '../figures/contract/dimension-values.ts';
import { askClicks } from '../figures/engine/click-engine.ts';
import { breakdownOrders, type Sums, type ValuePage, type ValueWindow } from '../figures/contract/contract.ts';
import { measuredFiguresOf, nothingMeasured, type MeasuredFigures } from '../figures/contract/measured.ts';
import { Facts } from './facts.ts';
import { onceEach } from './once-each.ts';
import { labelsOf, valuesWith } from './label-texts.ts';
import { queryOf, type Scope } from './scope.ts';

/** Which rows of a breakdown are wanted. */
export interface BreakdownWindow {
  first: number;
  offset: number;
  /** Part of the label in letters of any case; empty for all. */
  search: string;
  orderBy: RowOrder;
  /** Whether values with clicks by bots alone have rows as well, so that bots add up. */
  hasBotRows?: boolean;
}

/** How rows are sorted: most first, or for ENGAGEMENT the lowest bounce rate first. */
export const rowOrders = [...breakdownOrders, 'ENGAGEMENT'] as const;
export type RowOrder = (typeof rowOrders)[number];

/** Values that are sorted by what was measured; more have hardly a visit each. */
const MOST_SORTED = 10_000;

/** The sums of one value; `label` is what the click brought, where the dimension's values are such texts. */
interface ValueSums extends Sums {
  value: number;
  label: string | null;
  /** What an experiment's variant is called; null for other dimensions. */
  variant: VariantName | null;
}

interface BreakdownPage extends ValuePage {
  rows: ValueSums[];
}

/** How many clicks had one value of a dimension. */
export interface BreakdownRow {
  /** Its number in the analytics tables: the order of a fixed list, the id of a link. */
  value: number;
  /** Its key in filters; empty when unknown. For links, the number of the link. */
  key: string;
  label: string;
  /** A city's region, a network's number ("AS64496"), or an Android app's package, a variant's destination; else null. */
  detail: string | null;
  /** ISO 3166-1 alpha-2, of a country or city; else null. */
  countryCode: string | null;
  /** The number of a link; else null. */
  linkId: number | null;
  clicks: number;
  visitors: number;
  bots: number;
  /** A percentage of all clicks of the scope. */
  percentage: number;
  /** Visitors as a percentage of the clicks; null without any. */
  uniqueRate: number | null;
}

/** A page of a breakdown as it is shown. */
export class Breakdown {
  readonly rows: BreakdownRow[];
  /** The number of values on all pages. */
  readonly totalCount: number;
  /** All clicks of the scope that count, regardless of the search. */
  readonly clicks: number;
  readonly #ownerId: number;
  readonly #facts: (quantities: readonly Quantity[]) => Promise<Map<number, MeasuredFigures>>;
  readonly #screens: () => Promise<Map<number, string>>;
  #links: Promise<Map<number, ShortUrl>> | undefined;

  constructor(scope: Scope, dimension: Dimension, { rows, found, whole }: BreakdownPage, facts: Facts) {
    const { viewerId, includeBots } = scope;
    const values = rows.map(({ value }) => value);
    this.#facts = onceEach((quantities) => facts.byValue(dimension, values, quantities));
    this.#screens = () => facts.topScreens(dimension);
    const counted = ({ clicks, bots }: { clicks: number; bots: number }) => (includeBots ? clicks + bots : clicks);
    this.clicks = counted(whole);
    this.totalCount = found;
    this.#ownerId = viewerId;
    this.rows = rows.map((row) => ({
      value: row.value,
      ...describe(dimension, row),
      clicks: counted(row),
      visitors: row.visitors,
      bots: row.bots,
      percentage: percentage(counted(row), this.clicks),
      uniqueRate: percentageOfAny(row.visitors, counted(row)),
    }));
  }

  /** The link of a row; null for other dimensions and for links deleted in the meantime. */
  async linkOf({ linkId }: Pick<BreakdownRow, 'linkId'>): Promise<ShortUrl | null> {
    if (linkId === null) return null;
    return (await (this.#links ??= this.#readLinks())).get(linkId) ?? null;
  }

  /** What was measured of the clicks of a row; all rows are read with the first. */
  async factsOf(
    { value }: Pick<BreakdownRow, 'value'>,
    quantities: readonly Quantity[] = quantityNames,
  ): Promise<MeasuredFigures> {
    return (await this.#facts(quantities)).get(value) ?? measuredFiguresOf(nothingMeasured);
  }

  /** The most frequent screen of the clicks of a row, as 1280x800; null where none is known. */
  async topScreenOf({ value }: Pick<BreakdownRow, 'value'>): Promise<string | null> {
    return (await this.#screens()).get(value) ?? null;
  }

  async #readLinks(): Promise<Map<number, ShortUrl>> {
    const ids = this.rows.flatMap(({ linkId }) => linkId ?? []);
    const links = await db.shortUrl.findMany({ where: { id: { in: ids }, ownerId: this.#ownerId } });
    return new Map(links.map((link) => [link.id, link]));
  }
}

/** A page of a scope's clicks by the values of a dimension; values without a click that counts are left out. */
export async function readBreakdown(
  scope: Scope,
  dimension: Dimension,
  wanted: BreakdownWindow,
  facts = new Facts(scope),
): Promise<Breakdown> {
  const { search, first, offset, orderBy, hasBotRows = false } = wanted;
  const among = await valuesWith(scope.viewerId, dimension, search.trim().toLowerCase());
  const shared = { among, includeBots: scope.includeBots, hasBotRows };
  const page =
    orderBy === 'ENGAGEMENT'
      ? await byEngagement(scope, facts, dimension, { ...shared, first, offset })
      : await pageOf(scope, dimension, { ...shared, first, offset, orderBy });
  const numbers = page.rows.map(({ value }) => value);
  const hasLabels = isLabelDimension(dimension);
  const labels = hasLabels ? await labelsOf(scope.viewerId, dimension, numbers) : new Map<number, string>();
  const variants = dimension === 'variant' ? await variantNames(scope.viewerId, numbers) : null;
  const rows = page.rows.map((row) => ({
    ...row,
    label: labels.get(row.value) ?? null,
    variant: variants?.get(row.value) ?? null,
  }));
  return new Breakdown(scope, dimension, { ...page, rows }, facts);
}

const pageOf = (scope: Scope, dimension: Dimension, window: ValueWindow): Promise<ValuePage> =>
  askClicks(queryOf(scope, scope.days), { kind: 'breakdown', dimension, window });

/** A page by bounce rate, lowest first; values without a visit follow, most clicks first. */
async function byEngagement(
  scope: Scope,
  measured: Facts,
  dimension: Dimension,
  { first, offset, ...window }: Omit<ValueWindow, 'orderBy'>,
): Promise<ValuePage> {
  const [page, rates] = await Promise.all([
    pageOf(scope, dimension, { ...window, first: MOST_SORTED, offset: 0, orderBy: 'CLICKS' }),
    measured.bounceRates(dimension),
  ]);
  const rateOf = ({ value }: { value: number }) => rates.get(value) ?? Infinity;
  // Sorting is stable, and Infinity minus itself is no order.
  const rows = page.rows.toSorted((a, b) => (rateOf(a) === rateOf(b) ? 0 : rateOf(a) - rateOf(b)));
  return { ...page, rows: rows.slice(offset, offset + first) };
}

type Described = Pick<BreakdownRow, 'key' | 'label' | 'detail' | 'countryCode' | 'linkId'>;

function describe(dimension: Dimension, { value, label, variant }: ValueSums): Described {
  const plain = { detail: null, countryCode: null, linkId: null };
  if (dimension === 'link') return { ...plain, key: String(value), label: String(value), linkId: value };
  const list = closedDimension(dimension);
  if (list) {
    const countryCode = dimension === 'country' ? unpackCountry(value) : null;
    return { ...plain, key: list.keyOf(value), label: list.labelOf(value), countryCode };
  }
  if (variant) return { ...plain, key: String(value), label: variant.label, detail: variant.destination };
  if (label === null) return { ...plain, key: UNKNOWN_KEY, label: absentLabel(dimension) };
  return { ...plain, key: label, ...describeText(dimension, label) };
}
