import { config } from '../common/config.ts';
import { codeInCell, fieldsOf, type CsvField } from '../generated/csv-columns.ts';

/** Where files come from that are recognised, in the order in which they are tried. */
export const formats = [
  'footbridge',
  'dub',
  'shlink',
  'kutt',
  'yourls',
  'short_io',
  'rebrandly',
  'bitly',
  'other',
] as const;
export type Format = (typeof formats)[number];

/** A record of a file: its texts by the names of its columns or members, as letters and digits only. */
export type FileRecord = ReadonlyMap<string, string>;

/** What a record says of a link: cells as files of ours have them, and what only imports keep. */
export interface ImportedLink {
  cells: Partial<Record<CsvField, string>>;
  createdAt: string;
  clicks: string;
  isOff: boolean;
}

/** Names that tell one service from another; all of them are there. The first format with such a set is the one. */
const signs: [Format, ...string[][]][] = [
  ['footbridge', ['shortcode', 'originalurl', 'clickcount']],
  ['dub', ['shortlink', 'destinationurl'], ['shortlink', 'key', 'url']],
  ['shlink', ['shortcode', 'longurl']],
  ['kutt', ['address', 'target']],
  ['yourls', ['keyword', 'url'], ['shorturl', 'url', 'timestamp']],
  ['short_io', ['originalurl', 'path']],
  ['rebrandly', ['slashtag', 'destination']],
  ['bitly', ['longurl', 'link'], ['longurl', 'bitlink'], ['longurl', 'id']],
];

/** What a file with these names is; null where none of them can be a destination. */
export function formatOf(names: ReadonlySet<string>): Format | null {
  for (const [format, ...sets] of signs) {
    if (sets.some((set) => set.every((name) => names.has(name)))) return format;
  }
  return fieldsOf([...names]).includes('originalUrl') ? 'other' : null;
}

/** Names that mean something else than in files of ours, by format. */
const renamed: Partial<Record<Format, Record<string, CsvField>>> = {
  dub: {
    key: 'shortCode',
    comments: 'description',
    title: 'title',
    url: 'originalUrl',
    shortlink: 'shortCode',
    ios: 'iosUrl',
  },
  shlink: {
    metavalidsince: 'startsAt',
    metavaliduntil: 'expiresAt',
    metamaxvisits: 'maxClicks',
    shortcode: 'shortCode',
  },
  short_io: { path: 'shortCode', clickslimit: 'maxClicks' },
  rebrandly: { slashtag: 'shortCode' },
  yourls: { keyword: 'shortCode', url: 'originalUrl' },
  kutt: { address: 'shortCode', target: 'originalUrl' },
};

/** Names that are read in no format: passwords are told as yes or no, and addresses stand for codes already. */
const unread: Partial<Record<Format, readonly string[]>> = {
  dub: ['id', 'link'],
  shlink: ['shorturl'],
  short_io: ['shorturl', 'secureshorturl', 'expiresat'],
  rebrandly: ['shorturl', 'domainfullname', 'forwardparameters'],
  kutt: ['link'],
};

const isOfService = (format: Format) => format !== 'footbridge' && format !== 'other';

const CREATED = ['createdat', 'created', 'datecreated', 'createddate', 'creationdate', 'timestamp', 'createdon'];
const CLICKS = [
  ...[
    'clickcount',
    'clicks',
    'totalclicks',
    'visits',
    'visitcount',
    'visitscount',
    'visitssummarytotal',
    'engagements',
  ],
  ...['totalengagements', 'clickstotal'],
];
const BEFORE = 'clicksbeforeimport';
const OFF = ['archived', 'banned', 'disabled'];

const first = (record: FileRecord, names: readonly string[]) =>
  names.map((name) => record.get(name)?.trim()).find((text) => text) ?? '';

/** Reads records of a format whose files have these names. */
export function readerOf(format: Format, names: readonly string[]) {
  const aliases = fieldsOf(names);
  const own = renamed[format] ?? {};
  const meant = new Set(names.map((name) => own[name]));
  const fields = names.map((name, at): CsvField | null => {
    if (name === 'password' || unread[format]?.includes(name)) return null;
    const field = own[name] ?? aliases[at] ?? null;
    if (field === 'domain' && isOfService(format)) return null; // what is called so there is no domain of the account here
    return field && own[name] !== field && meant.has(field) ? null : field;
  });
  const ignored = names.filter(
    (name, at) => fields[at] === null && ![...CREATED, ...CLICKS, ...OFF, BEFORE, 'status'].includes(name),
  );
  const read = (record: FileRecord): ImportedLink => {
    const cells: ImportedLink['cells'] = {};
    names.forEach((name, at) => {
      const field = fields[at];
      const text = textOf(format, record.get(name) ?? '');
      if (field && text && !cells[field]) cells[field] = text;
    });
    if (cells.shortCode) cells.shortCode = codeInCell(cells.shortCode);
    Object.assign(cells, ofFormat(format, record));
    const counted = first(record, CLICKS);
    return {
      cells,
      createdAt: first(record, CREATED),
      clicks: format === 'footbridge' ? String(Number(counted || 0) + Number(record.get(BEFORE) || 0)) : counted,
      isOff: isOff(format, record),
    };
  };
  return { read, ignored };
}

/** Our files have an apostrophe where a spreadsheet would run a cell. */
const APOSTROPHE = /^'(?=[=+\-@\t\r])|(?<=[;\t\r\n])'(?=[=+\-@])/g;
const textOf = (format: Format, cell: string): string =>
  (format === 'footbridge' ? cell.replace(APOSTROPHE, '') : cell).trim();

/** What only some services have. */
function ofFormat(format: Format, record: FileRecord): ImportedLink['cells'] {
  // Links on our own host stay there, whatever domain is the default now.
  if (format === 'footbridge')
    return record.get('domain')?.trim() ? {} : { domain: new URL(config.shortOrigin).hostname };
  if (format === 'shlink' && record.get('forwardquery') === 'true') return { queryForwarding: 'override' };
  if (format === 'rebrandly' && record.get('forwardparameters') === 'true') return { queryForwarding: 'add' };
  const geo = format === 'dub' ? record.get('geo') : undefined;
  return geo ? { redirectRules: rulesOfGeo(geo) } : {};
}

/** Whether a link was switched off there; an expiry is not that. */
const isOff = (format: Format, record: FileRecord): boolean =>
  ((format === 'footbridge' || format === 'rebrandly') && record.get('status')?.trim() === 'inactive') ||
  OFF.some((name) => /^(?:true|1|yes)$/i.test(record.get(name)?.trim() ?? ''));

/** Rules of countries as Dub has them: `{"US": "https://…"}`; nothing where it is something else. */
function rulesOfGeo(text: string): string {
  try {
    const entries = Object.entries(JSON.parse(text) as Record<string, string>);
    return JSON.stringify(
      entries.map(([country, destination]) => ({ destination, conditions: [{ country: [country] }] })),
    );
  } catch {
    return '';
  }
}
