import { clickColumns } from '../../click-model/clickhouse-tables.ts';
import type { LabelDimension } from '../../click-model/dimensions.ts';
import type { StoredClick } from '../postgres/rollup.ts';

const CLICK_ID_BYTES = 16;
const HALF_BITS = 32n;
const DAY_MS = 86_400_000;
/** Bytes of the types that columns have. */
const widths: Record<string, number> = {
  UInt8: 1,
  UInt16: 2,
  Date: 2,
  UInt32: 4,
  UInt64: 8,
  "DateTime64(3, 'UTC')": 8,
  'FixedString(16)': CLICK_ID_BYTES,
};
const ROW_BYTES = Object.values(clickColumns).reduce((sum, type) => sum + widths[type]!, 0);
/** Places of the first columns in a row. */
const places = { ownerId: 0, linkId: 4, at: 8, clickId: 16 };

/** The number of columns and their names, each after its length: all lengths fit one byte. */
const HEADER = Buffer.concat([
  Buffer.of(Object.keys(clickColumns).length),
  ...Object.keys(clickColumns).flatMap((name) => [Buffer.of(name.length), Buffer.from(name, 'latin1')]),
]);

/** What is sent of a click. */
export interface SentClick extends Omit<StoredClick, 'source' | 'hourStartsAt' | 'hasVisitor' | keyof Texts> {
  source: { at: number; clickId: string };
}
type Texts = Record<LabelDimension, unknown>;

/** Rows for ClickHouse in its format RowBinaryWithNames: another version's tables know which column is which. */
export function encodeClicks(clicks: readonly SentClick[]): Buffer {
  const bytes = Buffer.allocUnsafe(HEADER.length + clicks.length * ROW_BYTES);
  let at = HEADER.copy(bytes);
  const int1 = (value: number) => (at = bytes.writeUInt8(value, at));
  const int2 = (value: number) => (at = bytes.writeUInt16LE(value, at));
  const int4 = (value: number) => (at = bytes.writeUInt32LE(value, at));
  const int8 = (value: bigint) => (at = bytes.writeBigUInt64LE(value, at));
  let [lastDay, lastNumber] = ['1970-01-01', 0]; // consecutive clicks mostly have the same one
  for (const click of clicks) {
    if (click.day !== lastDay) [lastDay, lastNumber] = [click.day, Date.parse(click.day) / DAY_MS];
    int4(click.ownerId);
    int4(click.linkId);
    int8(BigInt(click.source.at));
    at += bytes.write(click.source.clickId, at, CLICK_ID_BYTES, 'hex');
    int2(lastNumber);
    int1(click.hour);
    int1(click.kind);
    int1(click.reason);
    int1(click.firstOwner ? 1 : 0);
    int1(click.firstLink ? 1 : 0);
    int2(click.country);
    int1(click.device);
    int1(click.os);
    int1(click.browser);
    int2(click.browserVersion);
    int1(click.channel);
    for (const id of click.labelIds) int4(id);
    int8(visitorOf(click));
    int4(click.proxyRttUs);
    int4(click.variant);
  }
  return bytes;
}

const visitorOf = ({ visitor, visitorRest }: SentClick): bigint =>
  visitor ? (BigInt(visitor >>> 0) << HALF_BITS) | BigInt(visitorRest >>> 0) : 0n;

/** What encoded rows tell of a click. */
export interface DecodedClick {
  ownerId: number;
  linkId: number;
  source: { at: number; clickId: string };
}

/** Reads encoded rows, whichever version wrote them: the first columns are the same, and all are of one length. */
export function decodeClicks(rows: Buffer, clicks: number): DecodedClick[] {
  const { header, rowBytes } = layoutOf(rows, clicks);
  return Array.from({ length: clicks }, (_, index) => {
    const begin = header + index * rowBytes;
    const id = begin + places.clickId;
    return {
      ownerId: rows.readUInt32LE(begin + places.ownerId),
      linkId: rows.readUInt32LE(begin + places.linkId),
      source: {
        at: Number(rows.readBigInt64LE(begin + places.at)),
        clickId: rows.toString('hex', id, id + CLICK_ID_BYTES),
      },
    };
  });
}

/** The rows of those clicks that are to be kept; null for none. */
export function keepRows(
  rows: Buffer,
  clicks: readonly DecodedClick[],
  isKept: (click: DecodedClick) => boolean,
): Buffer | null {
  const { header, rowBytes } = layoutOf(rows, clicks.length);
  const kept = clicks.flatMap((click, index) => {
    const begin = header + index * rowBytes;
    return isKept(click) ? [rows.subarray(begin, begin + rowBytes)] : [];
  });
  return kept.length ? Buffer.concat([rows.subarray(0, header), ...kept]) : null;
}

/** Bytes before the first row, and of each row. */
function layoutOf(rows: Buffer, clicks: number): { header: number; rowBytes: number } {
  let header = 1;
  for (let column = rows[0]!; column; column--) header += 1 + rows[header]!;
  return { header, rowBytes: (rows.length - header) / clicks };
}
