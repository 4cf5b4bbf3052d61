import { BYTE_ORDER_MARK, csvLine, type Cell } from '../common/csv.ts';
import { db } from '../database/db.ts';
import type { Dimension } from '../click-model/dimensions.ts';
import { variantNames } from '../experiments/variant-names.ts';
import { rowId } from '../graph/row-id.ts';
import type { Analytics, Trend } from './analytics.ts';
import { namedFacts } from './fact-cells.ts';
import type { Filter } from './filters.ts';

/**
 * The sums of a scope as lines of CSV, preceded by its days, zone and filters. Unmeasured figures are
 * empty cells.
 */
export async function* summaryLines(analytics: Analytics, filters: readonly Filter[]): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(['Figure', 'Value', 'Compared With', 'Change (%)']);
  yield (await scopeRows(analytics, filters)).map(csvLine).join('');
  yield (await figureRows(analytics)).map(csvLine).join('');
}

async function scopeRows(analytics: Analytics, filters: readonly Filter[]): Promise<Cell[][]> {
  const { days, timeZone, includeBots, viewerId, linkId, tag } = analytics.scope;
  const compared = await analytics.compared();
  const codes = await shortCodes(viewerId, [linkId, ...filters.flatMap(linksOf)]);
  const variants = await variantNames(viewerId, filters.flatMap(variantsOf));
  const named = { link: codes, variant: new Map([...variants].map(([id, { label }]) => [id, label])) };
  return [
    ['First Day', days.from, compared?.from ?? null],
    ['Last Day', days.to, compared?.to ?? null],
    ['History Limited From', days.historyLimitedFrom],
    ['Time Zone', timeZone],
    ['Clicks By Bots', includeBots ? 'counted' : 'not counted'],
    ...(tag ? [['Tag', tag.name]] : []),
    ...(linkId === null ? [] : [['Short Code', codes.get(linkId) ?? null]]),
    ...filters.map(({ dimension, values, isNot }) => [
      `Filter ${dimension} ${isNot ? 'is none of' : 'is any of'}`,
      values.map((value) => nameOf(named, dimension, value) || '(unknown)').join('; '),
    ]),
  ].map(([name, value, before = null]) => [name!, value ?? null, before, null]);
}

type Named = Partial<Record<Dimension, Map<number, string>>>;
const nameOf = (named: Named, dimension: Dimension, value: string): string | undefined => {
  const names = named[dimension];
  return names ? names.get(rowId(value)) : value;
};
const variantsOf = ({ dimension, values }: Filter) => (dimension === 'variant' ? values.map(rowId) : []);
const linksOf = ({ dimension, values }: Filter) => (dimension === 'link' ? values.map(rowId) : []);

async function shortCodes(ownerId: number, ids: (number | null)[]): Promise<Map<number, string>> {
  const known = ids.filter((id) => id !== null);
  if (!known.length) return new Map();
  const links = await db.shortUrl.findMany({ where: { id: { in: known }, ownerId } });
  return new Map(links.map(({ id, shortCode }) => [id, shortCode]));
}

async function figureRows(analytics: Analytics): Promise<Cell[][]> {
  const [clicks, visitors, bots, uniqueRate, mobileShare] = await Promise.all([
    analytics.clicks(),
    analytics.visitors(),
    analytics.bots(),
    analytics.uniqueRate(),
    analytics.mobileShare(),
  ]);
  const [country, device, facts, clickConversionRate] = await Promise.all([
    analytics.top('country'),
    analytics.top('device'),
    analytics.facts.figures(),
    analytics.clickConversionRate(),
  ]);
  return [
    trend('Clicks', clicks),
    trend('Daily Unique Visitors', visitors),
    trend('Bots', bots),
    ['Unique Rate (%)', uniqueRate, null, null],
    ['Mobile Share (%)', mobileShare, null, null],
    ['Top Country', country?.row.label ?? null, null, null],
    ['Top Device', device?.row.label ?? null, null, null],
    ['Conversion Rate of Clicks (%)', clickConversionRate, null, null],
    ...namedFacts(facts).map(([name, cell]) => [name, cell, null, null]),
  ];
}

const trend = (name: string, { value, previous, change }: Trend): Cell[] => [name, value, previous, change];
