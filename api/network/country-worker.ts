// Reads the countries of all addresses on a thread of its own, which ends with it.
import { parentPort } from 'node:worker_threads';
import { readCountryTable } from '../click-model/country-ranges.ts';

const table = readCountryTable();
const lists = [table.v4, table.v6].flatMap(({ first, next, countries }) => [first, next, countries]);
parentPort!.postMessage(
  table,
  lists.flatMap((list) => (list ? [list.buffer as ArrayBuffer] : [])),
);
