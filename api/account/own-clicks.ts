import { z } from 'zod';
import { config } from '../common/config.ts';
import { KeptSignatures } from '../common/kept-signatures.ts';
import { parseInput } from '../common/parse-input.ts';
import { cookieNamed, cookieOfShortHost, isSigned } from '../common/signed-cookie.ts';
import { keyRing } from '../secrets/key-ring.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';

/** Whether this browser's clicks on the viewer's links are to be left out. */
export const Choice = z.object({ leftOut: z.boolean('Set left_out to true or false.') });

const ELSEWHERE = 'Short links are on another host, so the clicks of this browser cannot be left out.';
const YEAR_S = 365 * 86_400;

const textOf = (ownerId: number) => `own clicks of ${ownerId}`;

/**
 * Marks browsers whose clicks on their owner's links are not counted: by a cookie that only this installation can make, one
 * for each owner.
 */
export class OwnClicks {
  readonly #signatures: KeptSignatures;

  constructor(key: Buffer) {
    this.#signatures = new KeptSignatures(key);
  }

  /** Replaces the keys: the first makes marks, all are accepted. */
  useKeys(keys: readonly Buffer[]): void {
    this.#signatures.useKeys(keys);
  }

  /** Whether the request of this Cookie header comes from a browser that the owner of the link has marked. */
  isOwn(cookies: string, ownerId: number): boolean {
    const value = cookieNamed(cookies, nameOf(ownerId));
    if (value === null) return false;
    return isSigned(value, this.#signatures.of(textOf(ownerId)));
  }

  /** The Set-Cookie header that marks a browser, or takes the mark away. */
  cookieFor(ownerId: number, leftOut: boolean): string {
    const value = leftOut ? this.#signatures.of(textOf(ownerId))[0]! : '';
    return cookieOfShortHost(nameOf(ownerId), value, { path: '/', maxAgeS: leftOut ? YEAR_S : 0 });
  }
}

const nameOf = (ownerId: number) => `footbridge_own_${ownerId}`;

let opened: Promise<OwnClicks> | undefined;

/** The marks of this installation, by its key; nodes that start together agree on one. */
export function openOwnClicks(): Promise<OwnClicks> {
  opened ??= open();
  opened.catch(() => (opened = undefined));
  return opened;
}

async function open(): Promise<OwnClicks> {
  const marks = new OwnClicks((await keyRing.of('own-clicks')).current);
  await keyRing.follow('own-clicks', ({ all }) => marks.useKeys(all));
  return marks;
}

/** What a browser's request says about itself. */
export interface BrowserRequest {
  /** The host that it addresses, without a port. */
  host: string;
  /** Its Cookie header. */
  cookies: string;
}

/** Whether the viewer's own clicks in a browser are left out, and whether they can be. */
export interface OwnClicksState {
  /** False when short URLs are on another host, whose cookies this one cannot set. */
  available: boolean;
  leftOut: boolean;
}

const isAvailable = ({ host }: BrowserRequest) => new URL(config.shortOrigin).hostname === host;

/** Whether the clicks of the viewer's browser on the viewer's links are left out. */
export async function ownClicks(viewer: Viewer, browser: BrowserRequest): Promise<OwnClicksState> {
  const marks = await openOwnClicks();
  return { available: isAvailable(browser), leftOut: marks.isOwn(browser.cookies, viewer.id) };
}

/**
 * Leaves out the clicks of the viewer's browser on the viewer's links, or counts them again; returns the state and the
 * cookie to set. Refuses INVALID input and CONFLICT when short URLs are on another host.
 */
export async function leaveOutOwnClicks(
  viewer: Viewer,
  browser: BrowserRequest,
  input: unknown,
): Promise<OwnClicksState & { cookie: string }> {
  const { leftOut } = parseInput(Choice, input);
  if (!isAvailable(browser)) throw new UserError('CONFLICT', ELSEWHERE);
  return { available: true, leftOut, cookie: (await openOwnClicks()).cookieFor(viewer.id, leftOut) };
}
