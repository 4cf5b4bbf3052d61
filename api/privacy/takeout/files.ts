import { db } from '../../database/db.ts';
import { clickLines, measurementLines } from './clicks-file.ts';
import {
  accountJson,
  domainsJson,
  experimentsJson,
  importsJson,
  linkLines,
  picturesJson,
  reportLines,
  savedViewsJson,
  tagsJson,
  utmTemplatesJson,
  webhooksJson,
  websitesJson,
} from './record-files.ts';

/** A file of the download: its name, what is in it, and its text. */
export interface TakeoutFile {
  name: string;
  about: string;
  lines(): AsyncGenerator<string>;
}

/** A picture of the download, which another file explains. */
export interface TakeoutPicture {
  name: string;
  bytes(): AsyncGenerator<Uint8Array>;
}

/** Every picture of an owner, read when its turn comes. */
export async function takeoutPictures(ownerId: number): Promise<TakeoutPicture[]> {
  const pictures = await db.picture.findMany({
    where: { ownerId },
    select: { id: true },
    orderBy: { createdAt: 'asc' },
  });
  return pictures.map(({ id }) => ({
    name: `pictures/${id}.jpg`,
    async *bytes() {
      const picture = await db.picture.findUnique({ where: { id, ownerId }, select: { bytes: true } });
      if (picture) yield picture.bytes;
    },
  }));
}

/** Every file of an owner's download but the README; `onPage` receives the number of clicks of each page that was read. */
export const takeoutFiles = (ownerId: number, onPage: (clicks: number) => Promise<void>): TakeoutFile[] => [
  ...filesOfLinks(ownerId, onPage),
  ...filesBesideLinks(ownerId),
  ...filesOfWebsites(ownerId),
];

function filesOfLinks(ownerId: number, onPage: (clicks: number) => Promise<void>): TakeoutFile[] {
  return [
    {
      name: 'account.json',
      about: 'Your account: profile, plan, preferences, privacy and network settings, API keys without their secrets.',
      lines: () => accountJson(ownerId),
    },
    {
      name: 'links.csv',
      about: 'Every link with its totals. deletedAt is set where a deletion can still be undone.',
      lines: () => linkLines(ownerId),
    },
    { name: 'tags.json', about: 'Your tags, to which tagIds in links.csv refers.', lines: () => tagsJson(ownerId) },
    { name: 'saved-views.json', about: 'Your saved views of links.', lines: () => savedViewsJson(ownerId) },
    { name: 'utm-templates.json', about: 'Your UTM templates.', lines: () => utmTemplatesJson(ownerId) },
    {
      name: 'clicks.csv',
      about:
        'Every stored click, newest first, bots included (kind is human, bot or preview). No address of a visitor is ever stored.',
      lines: () => clickLines(ownerId, onPage),
    },
    {
      name: 'measurements.jsonl',
      about: 'Measurements of your visitors’ connections, one per line; clickId refers to clicks.csv.',
      lines: () => measurementLines(ownerId, onPage),
    },
    {
      name: 'experiments.json',
      about: 'Your A/B tests with their variants, to which variant_id in clicks.csv refers.',
      lines: () => experimentsJson(ownerId),
    },
  ];
}

/** What links refer to. */
function filesBesideLinks(ownerId: number): TakeoutFile[] {
  return [
    {
      name: 'imports.json',
      about: 'Your imports of links, to which importId in links.csv refers.',
      lines: () => importsJson(ownerId),
    },
    {
      name: 'pictures.json',
      about: 'The pictures that cards of your links show; the file of each is pictures/ID.jpg.',
      lines: () => picturesJson(ownerId),
    },
  ];
}

function filesOfWebsites(ownerId: number): TakeoutFile[] {
  return [
    {
      name: 'webhooks.json',
      about: 'Your webhooks without their secrets. What was delivered is kept for a week, and is not included.',
      lines: () => webhooksJson(ownerId),
    },
    { name: 'domains.json', about: 'Your short domains.', lines: () => domainsJson(ownerId) },
    { name: 'websites.json', about: 'Your websites.', lines: () => websitesJson(ownerId) },
    {
      name: 'visits.jsonl',
      about: 'Visits to your websites, one per line.',
      lines: () => reportLines(ownerId, 'visit'),
    },
    {
      name: 'conversions.jsonl',
      about: 'Conversions on your websites, one per line.',
      lines: () => reportLines(ownerId, 'conversion'),
    },
    {
      name: 'website-measurements.jsonl',
      about: 'What pages of your websites measured, one measurement per line.',
      lines: () => reportLines(ownerId, 'snippet_measurement'),
    },
  ];
}

/** The first file of the ZIP, which explains the others. */
export function readmeOf(files: readonly TakeoutFile[], at: Date): string {
  return [
    'Your data from Footbridge',
    '',
    `Collected at ${at.toISOString()}. All text is UTF-8, all times are UTC.`,
    '',
    ...files.flatMap(({ name, about }) => [name, `  ${about}`, '']),
    'CSV files have a header line. A cell that a spreadsheet would run as a formula begins with an apostrophe.',
    'A .jsonl file has one JSON object per line. An empty cell or null means unknown.',
    'Passwords and secret keys are not included.',
    '',
  ].join('\n');
}
