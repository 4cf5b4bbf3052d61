import { MAX_CAMPAIGN_TEXT } from './campaign-query.ts';
import { CLICK_ID_BYTES, clickIdDigits, clickTimestamp, writeClickId } from './click-id.ts';

/** A click as the redirect sees it, before enrichment. */
export interface RawClick {
  /** The id it already has; null gets a new one. */
  id: Buffer | null;
  linkId: number;
  /** Sum of `clickFlags`. */
  flags: number;
  /** The visitor's address. It exists only in the encrypted journal file, until that is stored and deleted. */
  address: string;
  userAgent: string;
  referrer: string;
  /** Campaign parameters, as campaignQuery returns them. */
  query: string;
  /** The client hints Sec-CH-UA, -Mobile and -Platform, one per line; empty without any. */
  hints: string;
  /** The client hints Sec-CH-UA-Platform-Version and -Model, one per line; empty without any. */
  deviceHints: string;
  /** How its round trip and its speed were to be measured; see packAttempts. */
  attempts: number;
  /** The round trip that a proxy told with the click, milliseconds; null where none did. */
  rttMs: number | null;
  /** The id of the experiment's variant whose destination was given; 0 without an experiment. */
  variant: number;
  /** The number of the redirect rule that led it, from 1; 0 where none did. */
  rule: number;
  /** Whether it was answered by the page that measures. */
  hasPage: boolean;
}

/** A click as it is read from the journal. */
export interface JournaledClick extends Omit<RawClick, 'id'> {
  /** A UUID version 7 as 32 hexadecimal digits. */
  clickId: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** What the server learned of the way of a click after its answer. */
export interface RoundTrip {
  /** The click's id, 32 hexadecimal digits. */
  clickId: string;
  /** Milliseconds. */
  ms: number;
  /** Mean difference of consecutive round trips, milliseconds; null of fewer than three. */
  jitterMs: number | null;
}

/** Stands for an address that the owner of the link does not want to be used. */
export const WITHHELD_ADDRESS = '-';

/** The last four say what the owner does not want to keep, or that more may be learned of the visitor's way. */
export const clickFlags = {
  head: 1,
  prefetch: 2,
  privacy: 4,
  withoutNetwork: 8,
  withoutPlace: 16,
  withoutCity: 32,
  measured: 64,
} as const;

const WITHOUT_ROUND_TRIP = clickFlags.withoutNetwork | clickFlags.privacy;
/** Whether round trips of a click are kept, by its flags. */
export const keepsRoundTrip = (flags: number): boolean => (flags & WITHOUT_ROUND_TRIP) === 0;

/** Longer headers are cut: the rest tells nothing, and a hostile visitor must not fill the journal. */
const MAX_TEXT = 512;
const FIXED_BYTES = CLICK_ID_BYTES + 4 + 1;
/** Bit of a record's flags: a fifth text follows, the hints and what withNumbers puts after them. */
const HAS_HINTS = 128;

/** The most bytes one record can take. */
export const MAX_RECORD_BYTES = FIXED_BYTES + 4 * (2 + MAX_TEXT) + (2 + MAX_CAMPAIGN_TEXT);

/** Writes a click with a new id at `offset`, which needs MAX_RECORD_BYTES of room; returns the offset after it. */
export function writeRecord(target: Buffer, offset: number, click: RawClick, ms: number): number {
  if (click.id) click.id.copy(target, offset);
  else writeClickId(target, offset, ms);
  target.writeUInt32LE(click.linkId, offset + CLICK_ID_BYTES);
  const hints = withNumbers(click);
  target[offset + CLICK_ID_BYTES + 4] = hints ? click.flags | HAS_HINTS : click.flags;
  let at = offset + FIXED_BYTES;
  at = writeText(target, at, click.address);
  at = writeText(target, at, click.userAgent);
  at = writeText(target, at, click.referrer);
  at = writeText(target, at, click.query, MAX_CAMPAIGN_TEXT);
  return hints ? writeText(target, at, hints) : at;
}

/** No link has this id: the record is a round trip, in the place of the user agent. Older versions skip its link. */
const NO_LINK = 0;

/** Writes a round trip as writeRecord writes a click. */
export function writeRoundTrip(target: Buffer, offset: number, { clickId, ms, jitterMs }: RoundTrip): number {
  const numbers = `${ms.toFixed(1)}\n${jitterMs?.toFixed(1) ?? ''}`;
  const none = {
    address: '',
    referrer: '',
    query: '',
    hints: '',
    deviceHints: '',
    rttMs: null,
    variant: 0,
    rule: 0,
    hasPage: false,
    flags: 0,
    attempts: 0,
  };
  const record = { ...none, id: Buffer.from(clickId, 'hex'), linkId: NO_LINK, userAgent: numbers };
  return writeRecord(target, offset, record, 0);
}

function readRoundTrip({ clickId, userAgent }: JournaledClick): RoundTrip {
  const [ms, jitterMs] = userAgent.split('\n');
  return { clickId, ms: Number(ms), jitterMs: jitterMs ? Number(jitterMs) : null };
}

const HINT_LINES = 3;

/** The text of the hints, the round trip, the variant, the two hints of the device, the attempts, the page and the rule, as far as any is known. */
function withNumbers(click: RawClick): string {
  const { hints, rttMs, variant, deviceHints } = click;
  const tried = triedOf(click);
  const device = deviceHints || tried ? `\n${deviceHints || '\n'}${tried}` : '';
  const varied = variant || device ? `\n${variant}${device}` : '';
  if (rttMs === null && !varied) return hints;
  return `${hints || '\n'.repeat(HINT_LINES - 1)}\n${rttMs?.toFixed(1) ?? ''}${varied}`;
}

function triedOf({ attempts, hasPage, rule }: RawClick): string {
  const page = hasPage ? PAGE : '';
  if (rule) return `\n${attempts}\n${page}\n${rule}`;
  if (hasPage) return `\n${attempts}\n${page}`;
  return attempts ? `\n${attempts}` : '';
}

/** Stands in the last line but one, which earlier versions do not read, as they do not read the last. */
const PAGE = 'page';

function readHints(
  text: string,
): Pick<RawClick, 'hints' | 'deviceHints' | 'rttMs' | 'variant' | 'attempts' | 'hasPage' | 'rule'> {
  const lines = text.split('\n');
  const [rttMs, variant, version = '', model = '', attempts, page, rule] = lines.splice(HINT_LINES);
  return {
    hints: lines.some(Boolean) ? lines.join('\n') : '',
    deviceHints: version || model ? `${version}\n${model}` : '',
    attempts: Number(attempts || 0),
    rttMs: rttMs ? Number(rttMs) : null,
    variant: Number(variant ?? 0),
    hasPage: page === PAGE,
    rule: Number(rule ?? 0),
  };
}

/** What some records say. */
export interface Records {
  clicks: JournaledClick[];
  roundTrips: RoundTrip[];
}

/** Reads `count` records; throws RangeError when the bytes are not what was written here. */
export function readRecords(source: Buffer, count: number): Records {
  const clicks: JournaledClick[] = [];
  const roundTrips: RoundTrip[] = [];
  let at = 0;
  const text = () => {
    const length = source.readUInt16LE(at);
    const end = at + 2 + length;
    if (end > source.length) throw new RangeError('a record extends beyond its frame');
    const value = source.toString('latin1', at + 2, end);
    at = end;
    return value;
  };
  for (let index = 0; index < count; index++) {
    const clickId = clickIdDigits(source, at);
    const timestamp = clickTimestamp(source, at);
    const linkId = source.readUInt32LE(at + CLICK_ID_BYTES);
    const flags = source.readUInt8(at + CLICK_ID_BYTES + 4);
    at += FIXED_BYTES;
    const click = {
      clickId,
      at: timestamp,
      linkId,
      flags: flags & ~HAS_HINTS,
      address: text(),
      userAgent: text(),
      referrer: text(),
      query: text(),
      ...readHints(flags & HAS_HINTS ? text() : ''),
    };
    if (linkId === NO_LINK) roundTrips.push(readRoundTrip(click));
    else clicks.push(click);
  }
  return { clicks, roundTrips };
}

/** Header values and request targets are byte strings: each character is one byte. */
function writeText(target: Buffer, offset: number, value: string, most = MAX_TEXT): number {
  const length = Math.min(value.length, most);
  target.writeUInt16LE(length, offset);
  target.write(value, offset + 2, length, 'latin1');
  return offset + 2 + length;
}
