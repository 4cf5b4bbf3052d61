import { MAX_CAMPAIGN_TEXT } from './campaign-query.ts';
import { CLICK_ID_BYTES, clickIdDigits, clickMoment, writeClickId } from './click-id.ts';

/** What the redirect knows of a click, before anything is looked up. */
export interface RawClick {
  linkId: number;
  /** Any of the `clickFlags`, added. */
  flags: number;
  /** The visitor's address; it lives sealed in the journal until that segment is stored and deleted, and nowhere else. */
  address: string;
  userAgent: string;
  referrer: string;
  /** Query parameters that tell the campaign, as campaignQuery leaves them. */
  query: string;
  /** The client hints Sec-CH-UA, -Mobile and -Platform, a line each; empty where the browser sends none. */
  hints: string;
}

/** A click as the journal gives it back. */
export interface JournaledClick extends RawClick {
  /** A UUID version 7 as 32 hexadecimal digits. */
  clickId: string;
  /** Milliseconds since 1970. */
  at: number;
}

export const clickFlags = { head: 1, prefetch: 2, privacy: 4 } as const;

/** Longer headers are cut: nothing is learnt from the rest, and a hostile visitor must not fill the journal. */
const MAX_TEXT = 512;
const FIXED_BYTES = CLICK_ID_BYTES + 4 + 1;
/** Added to a record's flags: a fifth text follows, the hints. Records of earlier versions never have it. */
const HAS_HINTS = 128;

/** The most bytes one record can take. */
export const MAX_RECORD_BYTES = FIXED_BYTES + 4 * (2 + MAX_TEXT) + (2 + MAX_CAMPAIGN_TEXT);

/** Writes a click with a fresh id at `offset` and returns the offset after it; `target` must have MAX_RECORD_BYTES left. */
export function writeRecord(target: Buffer, offset: number, click: RawClick, ms: number): number {
  writeClickId(target, offset, ms);
  target.writeUInt32LE(click.linkId, offset + CLICK_ID_BYTES);
  target[offset + CLICK_ID_BYTES + 4] = click.hints ? click.flags | HAS_HINTS : click.flags;
  let at = offset + FIXED_BYTES;
  at = writeText(target, at, click.address);
  at = writeText(target, at, click.userAgent);
  at = writeText(target, at, click.referrer);
  at = writeText(target, at, click.query, MAX_CAMPAIGN_TEXT);
  return click.hints ? writeText(target, at, click.hints) : at;
}

/** Reads `count` records; throws RangeError when the bytes are not what writeRecord wrote. */
export function readRecords(source: Buffer, count: number): JournaledClick[] {
  const clicks: JournaledClick[] = [];
  let at = 0;
  const text = () => {
    const length = source.readUInt16LE(at);
    const end = at + 2 + length;
    if (end > source.length) throw new RangeError('a record reaches past its frame');
    const value = source.toString('latin1', at + 2, end);
    at = end;
    return value;
  };
  for (let index = 0; index < count; index++) {
    const clickId = clickIdDigits(source, at);
    const moment = clickMoment(source, at);
    const linkId = source.readUInt32LE(at + CLICK_ID_BYTES);
    const flags = source.readUInt8(at + CLICK_ID_BYTES + 4);
    at += FIXED_BYTES;
    clicks.push({
      clickId,
      at: moment,
      linkId,
      flags: flags & ~HAS_HINTS,
      address: text(),
      userAgent: text(),
      referrer: text(),
      query: text(),
      hints: flags & HAS_HINTS ? text() : '',
    });
  }
  return clicks;
}

/** HTTP header values and request targets are byte strings: one character, one byte. */
function writeText(target: Buffer, offset: number, value: string, most = MAX_TEXT): number {
  const length = Math.min(value.length, most);
  target.writeUInt16LE(length, offset);
  target.write(value, offset + 2, length, 'latin1');
  return offset + 2 + length;
}
