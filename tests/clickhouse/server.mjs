// A face of ClickHouse's HTTP interface before ClickHouse as a library, in a process of its own that can be killed. Arguments: the folder
// of the data, and the port. Statements run one after the other: what one of them sets is its own.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Session } from 'chdb';

const [folder, port] = process.argv.slice(2);
const session = new Session(folder);
const scratch = mkdtempSync(join(tmpdir(), 'footbridge-clickhouse-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));

const run = async (sql, format) => (await session.queryAsync(sql, { format })).text();
const runForBytes = async (sql, format) => Buffer.from((await session.queryAsync(sql, { format })).bytes());
const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
/** Parameters of an address that are no settings of the statement. */
const OWN = new Set(['query', 'database', 'query_id', 'session_id', 'default_format', 'role', 'wait_end_of_query']);

async function answer(address, body) {
  const parameters = [...address.searchParams];
  const given = address.searchParams.get('query');
  const text = (given ?? body.toString()).trim();
  const database = address.searchParams.get('database') ?? 'default';
  if (database !== 'default') await run(`CREATE DATABASE IF NOT EXISTS ${database}`);
  await run(`USE ${database}`);
  for (const [name, value] of parameters) if (name.startsWith('param_')) await run(`SET ${name} = ${quoted(value)}`);
  // A text is read before what it sets holds.
  await run(`SET max_query_size = ${address.searchParams.get('max_query_size') ?? 262_144}`);
  const settings = parameters
    .filter(([name]) => !OWN.has(name) && !name.startsWith('param_'))
    .map(([name, value]) => `${name} = ${quoted(value)}`);
  const insert = /^INSERT INTO (\S+) FORMAT (\w+)$/.exec(text);
  if (insert) return store(insert, database, settings, body);
  const [, statement, format] = /^(.*?)(?:\s+FORMAT\s+(\w+))?$/s.exec(text);
  const suffix = settings.length && !/^CREATE/i.test(statement) ? ` SETTINGS ${settings.join(', ')}` : '';
  return (format === 'Native' ? runForBytes : run)(statement + suffix, format);
}

/** Who is to be killed with the next insert, before it is stored or after: that is what a test asked for. */
let doomed = null;

function reap(when) {
  if (doomed?.when !== when) return;
  const { pids } = doomed;
  doomed = null;
  for (const pid of pids) process.kill(pid, 'SIGKILL');
}

/** The library takes binary rows from files alone. */
async function store([, table, format], database, settings, rows) {
  const file = join(scratch, `${crypto.randomUUID()}.rows`);
  writeFileSync(file, rows);
  const described = await run(
    `SELECT name, type FROM system.columns WHERE database = ${quoted(database)} AND table = ${quoted(table)}`,
    'JSONEachRow',
  );
  const columns = described
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const structure = columns.map(({ name, type }) => `${name} ${type}`).join(', ');
  const names = columns.map(({ name }) => name).join(', ');
  try {
    reap('before');
    const answered = await run(
      `INSERT INTO ${table} (${names}) SETTINGS ${[...settings, 'max_insert_threads = 1'].join(', ')}
       SELECT ${names} FROM file(${quoted(file)}, ${quoted(format)}, ${quoted(structure)})`,
    );
    reap('after');
    return answered;
  } finally {
    rmSync(file);
  }
}

/** The questions of each database that nobody has been told of. */
const asked = new Map();

function note(name, address, body) {
  const text = address.searchParams.get('query') ?? body.toString();
  if (/^\s*SELECT/i.test(text)) asked.set(name, [...(asked.get(name) ?? []), text]);
  return text;
}

function tellAsked(name) {
  const texts = asked.get(name) ?? [];
  asked.delete(name);
  return JSON.stringify(texts);
}

/** What a test lets go wrong in a database: with which statements, and how. */
const faults = new Map();

/** Answers a statement in the wrong way; false where it is to be answered. */
async function fail({ mode, match, ms = 0, code = '' }, text, response) {
  if (!text.includes(match)) return false;
  if (mode === 'slow') return delay(ms, false);
  if (mode === 'code') {
    response.writeHead(500, { 'x-clickhouse-exception-code': code });
    response.end(`Code: ${code}. DB::Exception: as a test wants it. (SOME_ERROR)\n`);
    return true;
  }
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"clicks":1}\n{"cli'); // and then no more
  await delay(ms);
  response.socket.destroy();
  return true;
}

/** Databases that answer nobody: what a test asked for. */
const away = new Set();
const nameOf = ({ searchParams }) => searchParams.get('database') ?? 'default';

/** What only tests ask, beside the check that the client makes. */
const ofTests = {
  '/ping': () => 'Ok.\n',
  '/doom': (_name, body) => void (doomed = JSON.parse(body)),
  '/away': (name, isAway) => void away[JSON.parse(isAway) ? 'add' : 'delete'](name),
  '/asked': tellAsked,
  '/fault': (name, body) => void (body.length > 2 ? faults.set(name, JSON.parse(body)) : faults.delete(name)),
};

let last = Promise.resolve();
const server = createServer(async (request, response) => {
  const parts = [];
  try {
    for await (const part of request) parts.push(part);
    const address = new URL(request.url, 'http://localhost');
    const serve = ofTests[address.pathname];
    if (serve) return response.end(serve(nameOf(address), Buffer.concat(parts).toString()));
    if (away.has(nameOf(address))) return request.socket.destroy();
    const body = Buffer.concat(parts);
    const asked = note(nameOf(address), address, body);
    const fault = faults.get(nameOf(address));
    if (fault && (await fail(fault, asked, response))) return;
    const mine = last.then(() => answer(address, body));
    last = mine.catch(() => {});
    const text = await mine;
    response.writeHead(200, { 'content-type': 'text/plain; charset=UTF-8' }).end(text);
  } catch (error) {
    const [, code = '1002'] = /Code: (\d+)/.exec(error.message) ?? [];
    const status = code === '60' || code === '81' ? 404 : 500;
    response.writeHead(status, { 'x-clickhouse-exception-code': code }).end(`${error.message}\n`);
  }
});
server.listen(Number(port), '127.0.0.1', () => process.send?.(server.address().port));
