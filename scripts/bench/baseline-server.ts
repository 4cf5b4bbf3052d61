// The yardstick of bench:redirect: bare node:http answering the same 302 for every request. Arguments: the port, and how many
// processes share it.
import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer } from 'node:http';

const [port, processes = '1'] = process.argv.slice(2);
const headers = {
  location: 'https://example.com/landing/1?utm_source=bench',
  'cache-control': 'private, no-store',
  'content-length': 0,
};

if (cluster.isPrimary && Number(processes) > 1) {
  const workers = Array.from({ length: Number(processes) }, () => cluster.fork());
  await Promise.all(workers.map((worker) => once(worker, 'listening')));
  console.log('ready');
} else {
  createServer((_request, response) => {
    response.writeHead(302, headers);
    response.end();
  }).listen(Number(port), '127.0.0.1', () => cluster.isPrimary && console.log('ready'));
}
