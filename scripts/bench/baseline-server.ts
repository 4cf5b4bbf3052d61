// The yardstick of bench:redirect: bare node:http answering the same 302 for every request.
import { createServer } from 'node:http';

const headers = {
  location: 'https://example.com/landing/1?utm_source=bench',
  'cache-control': 'private, no-store',
  'content-length': 0,
};
createServer((_request, response) => {
  response.writeHead(302, headers);
  response.end();
}).listen(Number(process.argv[2]), '127.0.0.1', () => console.log('ready'));
