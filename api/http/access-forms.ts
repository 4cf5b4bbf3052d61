import type { FastifyInstance, FastifyReply } from 'fastify';
import { openRevokeLink } from '../identity/account-links.ts';
import { undoableBy, undoAddition } from '../identity/additions.ts';
import { cancelByFormerAddress, cancellableBy } from '../identity/cancel-email-change.ts';
import type { IdentityKeys } from '../identity/keys.ts';
import { cancelPage, revokedPage, revokePage, undoPage, uselessLinkPage } from '../identity/pages/access.ts';
import { namesOfPrograms } from '../identity/program-names.ts';
import { revokeByLink } from '../identity/revoke-by-link.ts';
import { UserError } from '../user-error.ts';
import { sendPage } from './identity-limits.ts';

interface Route {
  Params: { '*': string };
}

/** What a link of an email gives, or null for one that is not valid. */
async function orNull<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UserError && error.code === 'GONE') return null;
    throw error;
  }
}

/** Leads to where a new password is chosen; null for a link that is not valid. */
const leadOn = (reply: FastifyReply, next: string | null) =>
  next ? reply.header('cache-control', 'no-store').redirect(next, 303) : sendPage(reply, 410, uselessLinkPage());

/**
 * The pages of links in emails: one revokes keys, webhooks and passkeys, one cancels a change of address, and one undoes a new way to sign in.
 * Opening one changes nothing.
 */
export function accessForms(
  scope: FastifyInstance,
  keys: Pick<IdentityKeys, 'revocations' | 'cancellations' | 'additions' | 'resets'>,
): void {
  const refuse = uselessLinkPage();
  scope.get<Route>('/identity/access/*', async ({ params }, reply) => {
    const account = await openRevokeLink(params['*'], keys.revocations);
    if (!account) return sendPage(reply, 410, refuse);
    return sendPage(reply, 200, revokePage(`/identity/access/${params['*']}`, await namesOfPrograms(account.id)));
  });
  scope.post<Route>('/identity/access/*', async ({ params }, reply) => {
    const done = await orNull(revokeByLink(params['*'], keys.revocations));
    return done === null ? sendPage(reply, 410, refuse) : sendPage(reply, 200, revokedPage());
  });
  scope.get<Route>('/identity/undo/*', async ({ params }, reply) => {
    const found = await orNull(undoableBy(params['*'], keys.additions));
    if (!found) return sendPage(reply, 410, refuse);
    return sendPage(reply, 200, undoPage(`/identity/undo/${params['*']}`, found.what));
  });
  scope.post<Route>('/identity/undo/*', async ({ params }, reply) =>
    leadOn(reply, await orNull(undoAddition(params['*'], keys))),
  );
  scope.get<Route>('/identity/cancel/*', async ({ params }, reply) => {
    const found = await orNull(cancellableBy(params['*'], keys.cancellations));
    if (!found) return sendPage(reply, 410, refuse);
    return sendPage(reply, 200, cancelPage(`/identity/cancel/${params['*']}`, found.email));
  });
  scope.post<Route>('/identity/cancel/*', async ({ params }, reply) =>
    leadOn(reply, await orNull(cancelByFormerAddress(params['*'], keys))),
  );
}
