import { countryOf } from '../../figures/contract/country-of.ts';
import { askClicks } from '../../figures/engine/click-engine.ts';
import type { ClickPlace, ClickRow } from '../../figures/contract/contract.ts';
import { browserOf, channelOf, cityOf, deviceOf, kindOf, systemOf } from '../../figures/contract/names.ts';
import { BYTE_ORDER_MARK, csvLine, type Cell } from '../../common/csv.ts';
import { lastDayAt } from '../../common/days.ts';
import { db } from '../../database/db.ts';
import { dimensions, reasons, textDimensions, type TextDimension } from '../../click-model/dimensions.ts';

/** Clicks that are read at a time: as many are in memory. */
const PAGE = 2_000;
/** Before any click that is kept. */
const LONG_AGO = '2000-01-01';

/** Every click of an owner that is stored, bots included, newest first, by pages. */
async function* pagesOf(ownerId: number): AsyncGenerator<ClickRow[]> {
  const query = { ownerId, linkId: null, filters: [], from: LONG_AGO, to: lastDayAt(Date.now()) };
  let after: ClickPlace | null = null;
  for (;;) {
    const window = { after, first: PAGE };
    const rows: ClickRow[] = await askClicks(query, { kind: 'clicks', audience: 'everybody', reasons: [], window });
    if (rows.length) yield rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)!;
  }
}

type ClickColumn = [name: string, of: (click: ClickRow, code: string | undefined) => Cell];

const textOf = (dimension: TextDimension): ClickColumn => [dimensions[dimension].name, (click) => click[dimension]];

const clickColumns: ClickColumn[] = [
  ['click_id', ({ id }) => id],
  ['time', ({ at }) => at.toISOString()],
  ['link_id', ({ linkId }) => linkId],
  ['short_code', (_click, code) => code ?? null],
  ['kind', ({ kind }) => kindOf(kind)],
  ['bot_reason', ({ reason }) => reasons[reason] || null],
  ['country_code', ({ country }) => countryOf(country).code],
  ['region', ({ city }) => city?.split('|')[1] || null],
  ['city', ({ city }) => cityOf(city)],
  textOf('network'),
  ['device', ({ device }) => deviceOf(device).device],
  ['operating_system', ({ os }) => systemOf(os)],
  ['browser', ({ browser }) => browserOf(browser)],
  ['browser_version', ({ browserVersion }) => browserVersion || null],
  ['channel', ({ channel }) => channelOf(channel).channel],
  ...textDimensions.filter((dimension) => dimension !== 'network').map(textOf),
  ['server_rtt_ms', ({ serverRttMs }) => serverRttMs],
  ['server_jitter_ms', ({ serverJitterMs }) => serverJitterMs],
  ['variant_id', ({ variant }) => variant || null],
];

/** Every click of an owner as CSV; `onPage` receives the number of each page. */
export async function* clickLines(ownerId: number, onPage: (clicks: number) => Promise<void>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(clickColumns.map(([name]) => name));
  for await (const clicks of pagesOf(ownerId)) {
    const codes = await codesOf(ownerId, clicks);
    yield clicks.map((click) => csvLine(clickColumns.map(([, of]) => of(click, codes.get(click.linkId))))).join('');
    await onPage(clicks.length);
  }
}

async function codesOf(ownerId: number, clicks: ClickRow[]): Promise<Map<number, string>> {
  const id = { in: [...new Set(clicks.map(({ linkId }) => linkId))] };
  const select = { id: true, shortCode: true };
  const [links, deleted] = await Promise.all([
    db.shortUrl.findMany({ where: { id, ownerId }, select }),
    db.deletedUrl.findMany({ where: { id, ownerId }, select }),
  ]);
  return new Map([...links, ...deleted].map((link) => [link.id, link.shortCode]));
}

/** What was measured of every click of an owner as JSON, a measurement per line. */
export async function* measurementLines(
  ownerId: number,
  onPage: (clicks: number) => Promise<void>,
): AsyncGenerator<string> {
  for await (const clicks of pagesOf(ownerId)) {
    const measurements = await db.measurement.findMany({ where: { clickId: { in: clicks.map(({ id }) => id) } } });
    yield measurements.map((measurement) => `${JSON.stringify(measurement)}\n`).join('');
    await onPage(clicks.length);
  }
}
