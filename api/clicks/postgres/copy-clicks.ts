import type { ClientBase } from 'pg';
import { columnOf, labelDimensions } from '../../click-model/dimensions.ts';
import { CopyIn } from '../../database/copy/copy-in.ts';
import { BinaryWriter } from '../../database/copy/encode.ts';
import type { StoredClick } from './rollup.ts';

const LABELS = labelDimensions.length;
const COLUMNS = 20 + LABELS;
const UUID_BYTES = 16;
/** No column is null: seven integers, nine smallints, two booleans, a timestamp and a uuid, and the labels' ids. */
const VALUE_BYTES = 7 * 4 + 9 * 2 + 2 * 1 + 8 + UUID_BYTES + LABELS * 4;
/** The number of columns, then every value after its length. */
const ROW_BYTES = 2 + 4 * COLUMNS + VALUE_BYTES;

/** Begins a COPY into a table of clicks, for rows of `encodeClicks`. */
export const copyInto = (client: ClientBase, table: 'analytics.click' | 'analytics.measured_click'): CopyIn =>
  new CopyIn(
    client,
    table,
    `owner_id, link_id, at, click_id, day, hour, kind, reason, first_owner, first_link, country, device, os, browser,
     browser_version, channel, ${labelDimensions.map(columnOf).join(', ')}, visitor, visitor_rest, handshake_us, variant`,
  );

/** Encodes rows of clicks, in the order of the columns above. */
export function encodeClicks(clicks: StoredClick[]): Buffer {
  const row = new BinaryWriter(clicks.length * ROW_BYTES);
  for (const click of clicks) {
    row.int16(COLUMNS);
    row.int4(click.ownerId);
    row.int4(click.linkId);
    row.timestamp(click.source.at);
    row.text(click.source.clickId, UUID_BYTES, 'hex');
    row.date(click.day);
    row.int2(click.hour);
    row.int2(click.kind);
    row.int2(click.reason);
    row.bool(click.firstOwner);
    row.bool(click.firstLink);
    row.int2(click.country);
    row.int2(click.device);
    row.int2(click.os);
    row.int2(click.browser);
    row.int2(click.browserVersion);
    row.int2(click.channel);
    for (const id of click.labelIds) row.int4(id);
    row.int4(click.visitor);
    row.int4(click.visitorRest);
    row.int4(click.proxyRttUs);
    row.int4(click.variant);
  }
  return row.bytes;
}
