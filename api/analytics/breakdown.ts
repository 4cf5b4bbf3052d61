import { db } from '../db.ts';
import { unpackCountry, type Dimension } from '../dimensions.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { percentage } from '../percentage.ts';
import { absentLabel, closedDimension, describeText, UNKNOWN_KEY } from './dimension-values.ts';
import type { Scope } from './scope.ts';
import type { BreakdownPage, ValueSums } from './breakdown-page.ts';

/** How many clicks had one value of a dimension. */
export interface BreakdownRow {
  /** Its key in filters; empty when unknown. For links, the number of the link. */
  key: string;
  label: string;
  /** A city's region, a network's number ("AS64496"), or an Android app's package; else null. */
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
  #links: Promise<Map<number, ShortUrl>> | undefined;

  constructor({ viewerId, includeBots }: Scope, dimension: Dimension, { rows, found, whole }: BreakdownPage) {
    const counted = ({ clicks, bots }: { clicks: number; bots: number }) => (includeBots ? clicks + bots : clicks);
    this.clicks = counted(whole);
    this.totalCount = found;
    this.#ownerId = viewerId;
    this.rows = rows.map((row) => ({
      ...describe(dimension, row),
      clicks: counted(row),
      visitors: row.visitors,
      bots: row.bots,
      percentage: percentage(counted(row), this.clicks),
      uniqueRate: counted(row) ? percentage(row.visitors, counted(row)) : null,
    }));
  }

  /** The link of a row; null for other dimensions and for links deleted in the meantime. */
  async linkOf({ linkId }: Pick<BreakdownRow, 'linkId'>): Promise<ShortUrl | null> {
    if (linkId === null) return null;
    return (await (this.#links ??= this.#readLinks())).get(linkId) ?? null;
  }

  async #readLinks(): Promise<Map<number, ShortUrl>> {
    const ids = this.rows.flatMap(({ linkId }) => linkId ?? []);
    const links = await db.shortUrl.findMany({ where: { id: { in: ids }, ownerId: this.#ownerId } });
    return new Map(links.map((link) => [link.id, link]));
  }
}

type Described = Pick<BreakdownRow, 'key' | 'label' | 'detail' | 'countryCode' | 'linkId'>;

function describe(dimension: Dimension, { value, label }: ValueSums): Described {
  const plain = { detail: null, countryCode: null, linkId: null };
  if (dimension === 'link') return { ...plain, key: String(value), label: String(value), linkId: value };
  const list = closedDimension(dimension);
  if (list) {
    const countryCode = dimension === 'country' ? unpackCountry(value) : null;
    return { ...plain, key: list.keyOf(value), label: list.labelOf(value), countryCode };
  }
  if (label === null) return { ...plain, key: UNKNOWN_KEY, label: absentLabel(dimension) };
  return { ...plain, key: label, ...describeText(dimension, label) };
}
