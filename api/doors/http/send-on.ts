import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RawClick } from '../../click-model/record.ts';
import { config } from '../../common/config.ts';
import type { RedirectLink } from '../../urls/redirect-link.ts';
import { keepsDevice } from './raw-click.ts';

/** What leads somebody on: a link's own destination, or the same with the click's id. */
export type Lead = (response: ServerResponse, link: RedirectLink, location?: string) => void;

const head = { 'cache-control': 'private, no-store', 'content-length': 0 } as const;

/** Leads to a destination; nobody on the way may keep the answer. */
export const sendOn: Lead = (response, { headers, status, destination }, location = destination) => {
  response.writeHead(status, headers ? { location, ...headers, ...head } : { location, ...head });
  response.end();
};

/** Leads to an address that is no link's destination. */
export function sendAway(response: ServerResponse, location: string): void {
  response.writeHead(302, { location, ...head });
  response.end();
}

/** Asks Chromium for what it tells only when asked, from the next request on; other browsers ignore it. */
export const askingHeaders = { 'accept-ch': 'Sec-CH-UA-Platform-Version, Sec-CH-UA-Model' } as const;
const askingHead = { ...askingHeaders, ...head } as const;

/** Leads to a destination, and asks for the version of the system and the model of the device. */
export const sendOnAsking: Lead = (response, { headers, status, destination }, location = destination) => {
  response.writeHead(status, headers ? { location, ...headers, ...askingHead } : { location, ...askingHead });
  response.end();
};

const isSecure = config.shortOrigin.startsWith('https:');

/** Whether to ask for them: where they are kept of the click, and browsers tell them, which is over HTTPS alone. */
export const isAsking = ({ flags }: Pick<RawClick, 'flags'>): boolean => isSecure && keepsDevice(flags);

/**
 * Whether a browser asks before anybody has clicked. It would answer the click itself from what it got, and the click would
 * be lost; refused, it asks again.
 */
export const isAhead = ({ headers }: IncomingMessage): boolean => {
  const purpose = headers['sec-purpose'];
  return purpose !== undefined && String(purpose).startsWith('prefetch');
};

/** Refuses to answer ahead of a click. */
export function refuseAhead(response: ServerResponse): void {
  response.writeHead(503, { 'cache-control': 'no-store', 'content-length': 0 });
  response.end();
}
