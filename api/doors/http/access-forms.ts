import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openRevokeLink } from '../../identity/account-links.ts';
import { undoableBy, undoAddition } from '../../identity/additions.ts';
import { cancelByFormerAddress, cancellableBy } from '../../identity/cancel-email-change.ts';
import type { IdentityKeys } from '../../identity/keys.ts';
import { cancelPage, revokedPage, revokePage, undoPage, uselessLinkPage } from '../../identity/pages/access.ts';
import { namesOfPrograms } from '../../identity/program-names.ts';
import { revokeByLink } from '../../identity/revoke-by-link.ts';
import { UserError } from '../../common/user-error.ts';
import { sendPage } from './identity-limits.ts';

interface Route {
  Params: { '*': string };
}

type Answer = (link: string, reply: FastifyReply) => Promise<FastifyReply>;

/** Answers a link of an email; one that is not valid gets a page that says so. */
const answering =
  (answer: Answer) =>
  async ({ params }: FastifyRequest<Route>, reply: FastifyReply) => {
    try {
      return await answer(params['*'], reply);
    } catch (error) {
      if (error instanceof UserError && error.code === 'GONE') return sendPage(reply, 410, uselessLinkPage());
      throw error;
    }
  };

/** Leads to where a new password is chosen. */
const leadOn = (reply: FastifyReply, next: string) => reply.header('cache-control', 'no-store').redirect(next, 303);

/**
 * The pages of links in emails: one revokes keys, webhooks and passkeys, one cancels a change of address, and one undoes a new way to sign in.
 * Opening one changes nothing.
 */
export function accessForms(
  scope: FastifyInstance,
  keys: Pick<IdentityKeys, 'revocations' | 'cancellations' | 'additions' | 'resets'>,
): void {
  const revoke = '/identity/access';
  const asked = async (link: string, reply: FastifyReply) => {
    const { id } = await openRevokeLink(link, keys.revocations);
    return sendPage(reply, 200, revokePage(`${revoke}/${link}`, await namesOfPrograms(id)));
  };
  const revoked = async (link: string, reply: FastifyReply) => {
    await revokeByLink(link, keys.revocations);
    return sendPage(reply, 200, revokedPage());
  };
  scope.get<Route>(`${revoke}/*`, answering(asked));
  scope.post<Route>(`${revoke}/*`, answering(revoked));

  const cancel = '/identity/cancel';
  const shown = async (link: string, reply: FastifyReply) => {
    const { email } = await cancellableBy(link, keys.cancellations);
    return sendPage(reply, 200, cancelPage(`${cancel}/${link}`, email));
  };
  const cancelled = async (link: string, reply: FastifyReply) => leadOn(reply, await cancelByFormerAddress(link, keys));
  scope.get<Route>(`${cancel}/*`, answering(shown));
  scope.post<Route>(`${cancel}/*`, answering(cancelled));

  const undo = '/identity/undo';
  const offered = async (link: string, reply: FastifyReply) => {
    const { what } = await undoableBy(link, keys.additions);
    return sendPage(reply, 200, undoPage(`${undo}/${link}`, what));
  };
  const undone = async (link: string, reply: FastifyReply) => leadOn(reply, await undoAddition(link, keys));
  scope.get<Route>(`${undo}/*`, answering(offered));
  scope.post<Route>(`${undo}/*`, answering(undone));
}
