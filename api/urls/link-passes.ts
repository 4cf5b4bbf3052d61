import { createHmac } from 'node:crypto';
import { cookieNamed, cookieOfShortHost, isSigned } from '../common/signed-cookie.ts';
import { keyRing } from '../secrets/key-ring.ts';
import type { RedirectLink } from './redirect-link.ts';

/** How long a visitor is not asked again. */
const HOUR_S = 3_600;
/** A longer referrer is cut to its origin: browsers drop large cookies. */
const MAX_REFERRER = 500;

type Protected = Pick<RedirectLink, 'id' | 'passwordHash'>;

/** What is known of somebody who knew the password of a link. */
export interface Pass {
  /** The page that led to the link, before the password was asked for. */
  referrer: string;
}

/** Remembers who knew the password of a link: by a cookie of that link only, which is void once the password changes. */
export class LinkPasses {
  #keys: readonly Buffer[];

  constructor(key: Buffer) {
    this.#keys = [key];
  }

  /** Replaces the keys: the first makes passes, all are accepted. */
  useKeys(keys: readonly Buffer[]): void {
    this.#keys = keys;
  }

  /** The pass in a Cookie header; null without one, and for one that has ended or is of another password. */
  read(cookies: string | undefined, link: Protected): Pass | null {
    const [until = '', referrer = '', signature = ''] = cookieNamed(cookies, nameOf(link))?.split('.') ?? [];
    if (!(parseInt(until, 36) > Date.now())) return null;
    const expected = this.#keys.map((key) => sign(key, link, `${until}.${referrer}`));
    return isSigned(signature, expected) ? { referrer: Buffer.from(referrer, 'base64url').toString() } : null;
  }

  /** The Set-Cookie header for somebody who knew the password. */
  cookieFor(link: Protected, code: string, referrer: string): string {
    const text = `${(Date.now() + HOUR_S * 1_000).toString(36)}.${Buffer.from(shortened(referrer)).toString('base64url')}`;
    const value = `${text}.${sign(this.#keys[0]!, link, text)}`;
    return cookieOfShortHost(nameOf(link), value, { path: `/${code}`, maxAgeS: HOUR_S });
  }
}

const nameOf = ({ id }: Protected) => `footbridge_pass_${id}`;

/** A hash has a salt of its own, so that a pass is void even where the same password is set again. */
const sign = (key: Buffer, { id, passwordHash }: Protected, text: string): string =>
  createHmac('sha256', key).update(`pass of ${id}: ${text} ${passwordHash}`).digest('base64url');

function shortened(referrer: string): string {
  if (referrer.length <= MAX_REFERRER) return referrer;
  const origin = URL.canParse(referrer) ? `${new URL(referrer).origin}/` : '';
  return origin.length <= MAX_REFERRER ? origin : '';
}

/** The passes of this installation, by its key. */
export async function openLinkPasses(): Promise<LinkPasses> {
  const passes = new LinkPasses((await keyRing.of('link-passes')).current);
  await keyRing.follow('link-passes', ({ all }) => passes.useKeys(all));
  return passes;
}
