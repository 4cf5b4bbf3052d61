import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { config } from '../../common/config.ts';
import { uselessOperatorPage } from '../../identity/pages/notices.ts';
import { isOperatorToken } from '../../identity/operator-address.ts';
import { boundRequests, sendPage } from './identity-limits.ts';

const COOKIE = 'footbridge_operator';
/** Long enough for a sign-up at any provider. */
const MAX_AGE_S = 60 * 60;

const cookieOf = (token: string, maxAge: number) => {
  const secure = config.publicOrigin.startsWith('https:') ? '; Secure' : '';
  return `${COOKIE}=${token}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
};

/** The token of the printed address that this browser opened; null where it is of no use any more. */
export async function operatorTokenOf({ headers }: FastifyRequest): Promise<string | null> {
  const [, token] = new RegExp(`(?:^|; *)${COOKIE}=([\\w-]+)`).exec(headers.cookie ?? '') ?? [];
  return token && (await isOperatorToken(token)) ? token : null;
}

/** Takes the token from the browser. */
export const endOperatorToken = (reply: FastifyReply): void => void reply.header('set-cookie', cookieOf('', 0));

/**
 * The address that a start without an operator prints: the browser keeps its token in a cookie, and begins a sign-in, also
 * where somebody is signed in. Opening it uses nothing up.
 */
export async function operatorDoor(scope: FastifyInstance): Promise<void> {
  boundRequests(scope);
  scope.get<{ Params: { token: string } }>('/identity/operator/:token', async (request, reply) => {
    const { token } = request.params;
    if (!(await isOperatorToken(token))) return sendPage(reply, 410, uselessOperatorPage());
    return reply
      .header('set-cookie', cookieOf(token, MAX_AGE_S))
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(`${config.publicOrigin}/login?anew=1`, 303);
  });
}
