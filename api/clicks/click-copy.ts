import { once } from 'node:events';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { StoredClick } from './rollup.ts';
import { WireWriter } from './wire.ts';

const COLUMNS = 23;
const UUID_BYTES = 16;
/** No column is null, and each has a length of its own: ten integers, nine small ones, two truths, a moment, a uuid. */
const VALUE_BYTES = 10 * 4 + 9 * 2 + 2 * 1 + 8 + UUID_BYTES;
/** The number of columns, and every value behind its length. */
const ROW_BYTES = 2 + 4 * COLUMNS + VALUE_BYTES;
const HEADER = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
const END = Buffer.from([0xff, 0xff]);

/** Appends click rows, several times as fast as INSERT; the server takes them in while the next ones are made. */
export class ClickCopy {
  readonly #stream;
  readonly #finished: Promise<unknown>;
  #hasFailed = false;

  constructor(client: ClientBase) {
    this.#stream = client.query(
      copyFrom(`COPY analytics.click (owner_id, link_id, at, click_id, day, hour, kind, reason, first_owner, first_link,
        country, device, os, browser, browser_version, channel, city, network, referrer, utm_source, utm_medium,
        utm_campaign, visitor) FROM STDIN (FORMAT binary)`),
    );
    this.#finished = once(this.#stream, 'finish');
    this.#finished.catch(() => (this.#hasFailed = true)); // thrown by `end`
    this.#stream.write(HEADER);
  }

  write(clicks: StoredClick[]): void {
    if (!this.#hasFailed) this.#stream.write(copyRows(clicks)); // a stream that has failed takes no more
  }

  /** Waits until all rows are stored; throws what the database says of any. */
  async end(): Promise<void> {
    if (!this.#hasFailed) this.#stream.end(END);
    await this.#finished;
  }

  /** Gives the rows up; until then the connection takes no other statement. */
  async abandon(): Promise<void> {
    if (!this.#hasFailed) this.#stream.destroy(new Error('given up'));
    await this.#finished.catch(() => {});
  }
}

/** Rows in PostgreSQL's binary form, in the order of the columns above. */
function copyRows(clicks: StoredClick[]): Buffer {
  const row = new WireWriter(clicks.length * ROW_BYTES);
  for (const click of clicks) {
    row.count(COLUMNS);
    row.int4(click.ownerId);
    row.int4(click.linkId);
    row.moment(click.source.at);
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
    row.int4(click.cityId);
    row.int4(click.networkId);
    row.int4(click.referrerId);
    row.int4(click.utmSourceId);
    row.int4(click.utmMediumId);
    row.int4(click.utmCampaignId);
    row.int4(click.visitor);
  }
  return row.bytes;
}
