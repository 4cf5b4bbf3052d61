import { ApiKeyScope } from '../generated/prisma/enums.ts';
import { UserError } from './user-error.ts';
import type { Viewer } from './viewer.ts';

/** What an API key can be allowed to do. */
export const apiKeyScopes = Object.values(ApiKeyScope);

/**
 * The scopes of which a key needs one for a route or field; none means that no key may, as what makes keys or changes who
 * somebody is takes a person who has signed in.
 */
export type NeededScopes = readonly ApiKeyScope[];

const FOR_PEOPLE = 'An API key may not do this. Please sign in.';

/** The refusal of a key that is valid, but may not do this. */
export class ScopeMissing extends UserError {
  readonly needed: NeededScopes;

  constructor(needed: NeededScopes) {
    if (needed.length) super('SCOPE_MISSING', `This API key lacks the scope ${needed.join(' or ')}.`);
    else super('KEY_NOT_ALLOWED', FOR_PEOPLE);
    this.needed = needed;
  }
}

/** The WWW-Authenticate header for a key that is valid, but may not do this (RFC 6750). */
export const scopeChallenge = (needed: NeededScopes): string =>
  ['Bearer error="insufficient_scope"', ...(needed.length ? [`scope="${needed.join(' ')}"`] : [])].join(', ');

/** Whether a viewer may do what one of these scopes allows; a person who signed in may everything. */
export const mayWith = ({ key }: Pick<Viewer, 'key'>, needed: NeededScopes): boolean =>
  !key || needed.some((scope) => key.scopes.includes(scope));

/** Throws ScopeMissing (SCOPE_MISSING, KEY_NOT_ALLOWED) unless the viewer may do what one of these scopes allows. */
export function requireScope(viewer: Viewer, needed: NeededScopes): void {
  if (!mayWith(viewer, needed)) throw new ScopeMissing(needed);
}
