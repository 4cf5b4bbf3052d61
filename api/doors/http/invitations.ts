import type { FastifyInstance, FastifyRequest } from 'fastify';
import { config } from '../../common/config.ts';
import { hasAccount } from '../../identity/accounts.ts';
import { INVITATION_DAYS, readInvitation } from '../../identity/invitation.ts';
import { uninvitedPage } from '../../identity/pages/notices.ts';
import type { Secrets } from '../../secrets/key-ring.ts';
import { sendPage } from './identity-limits.ts';

const COOKIE = 'footbridge_invitation';
const MAX_AGE_S = INVITATION_DAYS * 24 * 60 * 60;

/** The email address of this browser's invitation; null without a valid one. */
export async function invitedEmail({ headers }: FastifyRequest, secrets: Secrets): Promise<string | null> {
  const [, invitation] = new RegExp(`(?:^|; *)${COOKIE}=([\\w.-]+)`).exec(headers.cookie ?? '') ?? [];
  return invitation ? usable(invitation, secrets) : null;
}

async function usable(invitation: string, secrets: Secrets): Promise<string | null> {
  const email = readInvitation(invitation, secrets);
  return email !== null && !(await hasAccount(email)) ? email : null;
}

/** The route of an invitation: the browser stores it in a cookie and then starts an ordinary sign-in. */
export function invitations(scope: FastifyInstance, secrets: Secrets): void {
  scope.get<{ Params: { '*': string } }>('/identity/invitation/*', async (request, reply) => {
    const invitation = request.params['*'];
    if ((await usable(invitation, secrets)) === null) return sendPage(reply, 410, uninvitedPage());
    const secure = config.publicOrigin.startsWith('https:') ? '; Secure' : '';
    return reply
      .header(
        'set-cookie',
        `${COOKIE}=${invitation}; Path=/identity; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Lax${secure}`,
      )
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(`${config.publicOrigin}/login`, 303);
  });
}
