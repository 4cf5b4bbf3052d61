// Clicks are found by their ids without an index of them (docs/decisions/7-no-click-id-index.md): an id begins with its time.

/** A click of an owner, by its id in hexadecimal digits. */
export interface ClickOfOwner {
  ownerId: number;
  clickId: string;
}

/** A click is stored under the time of its journal's record, which follows its id's within this, seconds. */
export const SLACK_SECONDS = 2;
const TIME_DIGITS = 12;

/** The time in the id of a click in a column of PostgreSQL: its first 48 bits are milliseconds since 1970. */
export const timeOfId = (column: string): string =>
  `to_timestamp(('x' || left(replace(${column}::text, '-', ''), ${TIME_DIGITS}))::bit(48)::bigint / 1000.0)`;

/** Whether a column of ClickHouse is among `ids` of a statement. Texts would lack the zero bytes at the end of an id. */
export const isAmongIds = (column: string): string =>
  `${column} IN (SELECT toFixedString(unhex(arrayJoin({ids:Array(String)})), 16))`;

/** The condition on a table of clicks in ClickHouse, named `c`, for some clicks, with the values of `valuesOf`. */
export const WITH_IDS = `c.owner_id IN {owners:Array(UInt32)} AND ${isAmongIds('c.click_id')}
  AND c.at BETWEEN fromUnixTimestamp64Milli({first:Int64}, 'UTC') AND fromUnixTimestamp64Milli({last:Int64}, 'UTC')`;

/** The values of a statement for some clicks; none has no times. */
export function valuesOf(clicks: readonly ClickOfOwner[]) {
  const times = clicks.map(({ clickId }) => parseInt(clickId.slice(0, TIME_DIGITS), 16));
  return {
    owners: [...new Set(clicks.map(({ ownerId }) => ownerId))],
    ids: clicks.map(({ clickId }) => clickId),
    first: Math.min(...times) - SLACK_SECONDS * 1_000,
    last: Math.max(...times) + SLACK_SECONDS * 1_000,
  };
}
