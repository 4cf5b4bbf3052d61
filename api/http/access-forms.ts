import type { FastifyInstance } from 'fastify';
import { openRevokeLink } from '../identity/account-links.ts';
import { cancelByFormerAddress, cancellableBy } from '../identity/cancel-email-change.ts';
import type { IdentityKeys } from '../identity/keys.ts';
import { cancelPage, revokedPage, revokePage, uselessLinkPage } from '../identity/pages/access.ts';
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

/** The pages of links in emails: one revokes keys and webhooks, the other cancels a change of address. Opening one changes nothing. */
export function accessForms(
  scope: FastifyInstance,
  keys: Pick<IdentityKeys, 'revocations' | 'cancellations' | 'resets'>,
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
  scope.get<Route>('/identity/cancel/*', async ({ params }, reply) => {
    const found = await orNull(cancellableBy(params['*'], keys.cancellations));
    if (!found) return sendPage(reply, 410, refuse);
    return sendPage(reply, 200, cancelPage(`/identity/cancel/${params['*']}`, found.email));
  });
  scope.post<Route>('/identity/cancel/*', async ({ params }, reply) => {
    const next = await orNull(cancelByFormerAddress(params['*'], keys));
    if (!next) return sendPage(reply, 410, refuse);
    return reply.header('cache-control', 'no-store').redirect(next, 303);
  });
}
