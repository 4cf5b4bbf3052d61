import type { ServerResponse } from 'node:http';

export function sendOn(response: ServerResponse, location: string): void {
  response.writeHead(302, { location, 'cache-control': 'private, no-store', 'content-length': 0 });
  response.end();
}
