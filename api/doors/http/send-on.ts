import type { RawClick } from '../../click-model/record.ts';
import { config } from '../../common/config.ts';
import type { RedirectLink } from '../../urls/redirect-link.ts';
import { keepsDevice } from './raw-click.ts';
import type { RedirectRequest, RedirectResponse } from './redirect-handler.ts';

/** What leads somebody on: a link's own destination, or the same with the click's id. */
export type Lead = (response: RedirectResponse, link: RedirectLink, location?: string) => void;

/** Names and values in turn: Node writes them a quarter faster than the members of an object. */
const head = ['cache-control', 'private, no-store', 'content-length', '0'] as const;

const known = new WeakMap<Record<string, string>, readonly string[]>();

/** The headers of a link, names and values in turn. */
function inTurn(headers: Record<string, string>): readonly string[] {
  let turns = known.get(headers);
  if (!turns) known.set(headers, (turns = Object.entries(headers).flat()));
  return turns;
}

function send(
  response: RedirectResponse,
  { headers, status }: Pick<RedirectLink, 'headers' | 'status'>,
  location: string,
  rest: readonly string[],
): void {
  response.writeHead(
    status,
    headers ? ['location', location, ...inTurn(headers), ...rest] : ['location', location, ...rest],
  );
  response.end();
}

/** Leads to a destination; nobody on the way may keep the answer. */
export const sendOn: Lead = (response, link, location = link.destination) => send(response, link, location, head);

/** Leads to an address that is no link's destination. */
export const sendAway = (response: RedirectResponse, location: string): void =>
  send(response, { headers: null, status: 302 }, location, head);

/** Asks Chromium for what it tells only when asked, from the next request on; other browsers ignore it. */
export const askingHeaders = { 'accept-ch': 'Sec-CH-UA-Platform-Version, Sec-CH-UA-Model' } as const;
const askingHead = [...inTurn(askingHeaders), ...head];

/** Leads to a destination, and asks for the version of the system and the model of the device. */
export const sendOnAsking: Lead = (response, link, location = link.destination) =>
  send(response, link, location, askingHead);

const isSecure = config.shortOrigin.startsWith('https:');

/** Whether to ask for them: where they are kept of the click, and browsers tell them, which is over HTTPS alone. */
export const isAsking = ({ flags }: Pick<RawClick, 'flags'>): boolean => isSecure && keepsDevice(flags);

/**
 * Whether a browser asks before anybody has clicked. It would answer the click itself from what it got, and the click would
 * be lost; refused, it asks again.
 */
export const isAhead = ({ headers }: RedirectRequest): boolean => {
  const purpose = headers['sec-purpose'];
  return purpose !== undefined && String(purpose).startsWith('prefetch');
};

/** Refuses to answer ahead of a click. */
export function refuseAhead(response: RedirectResponse): void {
  response.writeHead(503, { 'cache-control': 'no-store', 'content-length': 0 });
  response.end();
}
