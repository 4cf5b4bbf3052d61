// Places and networks of addresses: the files that stay on disk give what MaxMind's own reader and the whole table give.
import { copyFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open } from 'maxmind';
import { afterAll, describe, expect, test } from 'vitest';
import { addressBytes } from '../../api/click-model/address-bytes.ts';
import { countryIn, readCountryTable } from '../../api/click-model/country-ranges.ts';
import { NetworkTable } from '../../api/click-model/networks.ts';
import { openPlaces } from '../../api/click-model/place.ts';
import { PlaceDatabase } from '../../api/click-model/place-database.ts';
import { placeFiles } from '../../api/click-model/place-files.ts';
import { randomSource } from '../kit/traffic.ts';

const folder = mkdtempSync(join(tmpdir(), 'footbridge-places-'));
afterAll(() => rmSync(folder, { recursive: true }));

const random = randomSource(18);
const upTo = (end: number) => Math.floor(random() * end);
const group = () => upTo(65_536).toString(16);
const PREFIXES = ['2001', '2003', '2400', '2406', '2600', '2607', '2804', '2a00', '2a02', '2c0f', 'fe80', '64'];
const anyV4 = () => Array.from({ length: 4 }, () => upTo(256)).join('.');
const anyV6 = () => `${PREFIXES[upTo(PREFIXES.length)]}:${group()}:${group()}:${upTo(4)}::${group()}`;
const ADDRESSES = 5_000;
const many = (make: () => string) => Array.from({ length: ADDRESSES }, make);

describe('cities', () => {
  test.each([
    ['IPv4', placeFiles.cityV4, [...many(anyV4), '0.0.0.0', '127.0.0.1', '255.255.255.255']],
    ['IPv6', placeFiles.cityV6, [...many(anyV6), '::', '::1', '2a00:1450:4001:82b:0:0:0:200e', '64:ff9b::8.8.8.8']],
  ])('of %s are those that MaxMind reads', async (_name, path, addresses) => {
    const theirs = await open(path);
    const ours = new PlaceDatabase(path);
    for (const address of addresses) {
      const at = ours.find(addressBytes(address));
      expect(at === null ? null : ours.read(at), address).toEqual(theirs.get(address));
    }
    ours.close();
  });

  test('are refused from files that are missing, empty, cut off or of another format', () => {
    const path = join(folder, 'broken.mmdb');
    expect(() => new PlaceDatabase(join(folder, 'missing.mmdb'))).toThrow('ENOENT');
    for (const content of ['', 'GIF89a', '\xab\xcd\xefMaxMind.com', '\xab\xcd\xefMaxMind.com\xe0']) {
      writeFileSync(path, content, 'latin1');
      expect(() => new PlaceDatabase(path), content).toThrow(`${path} is not a database of places`);
    }
    copyFileSync(placeFiles.cityV4, path);
    truncateSync(path, 1_000_000);
    expect(() => new PlaceDatabase(path)).toThrow('it has no metadata');
  });

  test('come from a file that was overwritten, once it is whole', async () => {
    const path = join(folder, 'cities.mmdb');
    const before = placeFiles.cityV4;
    copyFileSync(before, path);
    placeFiles.cityV4 = path;
    const places = openPlaces();
    placeFiles.cityV4 = before;
    const known = openPlaces().find('8.8.8.8');
    expect(places.find('8.8.8.8')).toEqual(known);
    truncateSync(path, 1_000_000);
    await expect.poll(() => outcome(() => places.find(anyV4())), { timeout: 5_000 }).toBe('refused');
    copyFileSync(before, path);
    expect(outcome(() => many(anyV4).forEach((address) => places.find(address)))).toBe('found');
    expect(places.find('8.8.8.8')).toEqual(known);
  });
});

test('the countries of all addresses in memory are those of their cities', () => {
  const table = readCountryTable();
  const places = openPlaces();
  for (const address of [...many(anyV4), ...many(anyV6), '0.0.0.0', '255.255.255.255', '::', 'ffff::1'])
    expect(countryIn(table, address), address).toBe(places.find(address).country);
});

const outcome = (work: () => unknown): string => {
  try {
    work();
    return 'found';
  } catch {
    return 'refused';
  }
};

test.each([
  ['IPv4', placeFiles.networksV4, 32n, anyV4],
  ['IPv6', placeFiles.networksV6, 64n, anyV6],
])('networks of %s are those of the line that holds the address', (_name, path, bits, anyAddress) => {
  const toNumber = (digits: string) => BigInt(digits) >> (bits === 64n ? 64n : 0n);
  const lines = readFileSync(path, 'latin1')
    .trimEnd()
    .split('\n')
    .map((line) => /^(\d+),(\d+),(\d+),"?(.*?)"?$/.exec(line.trim())!.slice(1) as [string, string, string, string])
    .map(([from, to, number, name]) => ({ from: toNumber(from), to: toNumber(to), label: `AS${number} ${name}` }));
  const open = () => new NetworkTable(path, toNumber, (address) => Number(address >> (bits / 4n)));
  const table = open();
  const bounds = Array.from({ length: ADDRESSES }, () => lines[upTo(lines.length)]!).flatMap(({ from, to }) => [
    from,
    to,
  ]);
  const numbers = many(anyAddress).map((address) => {
    const bytes = addressBytes(address);
    return bits === 64n ? bytes.readBigUInt64BE() : BigInt(bytes.readUInt32BE());
  });
  for (const number of [...bounds, ...numbers, lines[0]!.from, lines.at(-1)!.to, 0n, (1n << bits) - 1n]) {
    const labels = matching(lines, number);
    const found = table.find(number);
    if (labels.length) expect(labels).toContain(found);
    else expect(found).toBeNull();
  }
  const overlapping = lines.flatMap(({ from, to }, at) =>
    at && lines[at - 1]!.to >= from ? [from, from - 1n, to] : [],
  );
  const asked = [...overlapping, ...bounds];
  const [forwards, backwards] = [open(), open()];
  const answers = asked.map((number) => forwards.find(number));
  expect(asked.toReversed().map((number) => backwards.find(number))).toEqual(answers.toReversed());
});

interface Range {
  from: bigint;
  to: bigint;
  label: string;
}

/** The labels of all ranges that hold a number; ranges within one network of 64 bits share their bounds. */
function matching(lines: readonly Range[], number: bigint): string[] {
  let low = 0;
  for (let high = lines.length; low < high;) {
    const middle = (low + high) >>> 1;
    if (lines[middle]!.to < number) low = middle + 1;
    else high = middle;
  }
  const labels: string[] = [];
  for (; low < lines.length && lines[low]!.from <= number; low++)
    labels.push(lines[low]!.label.replaceAll('""', '"').slice(0, 120));
  return labels;
}
