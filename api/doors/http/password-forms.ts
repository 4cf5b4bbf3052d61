import type { FastifyInstance, FastifyReply } from 'fastify';
import { addressKey } from '../../common/address-key.ts';
import { namesOfPrograms } from '../../identity/program-names.ts';
import { stillWorking } from '../../identity/pages/access.ts';
import { changedPage, newPasswordPage, uselessResetPage } from '../../identity/pages/password-page.ts';
import type { IdentityKeys } from '../../identity/keys.ts';
import { accountFor, choosePassword } from '../../identity/reset-password.ts';
import { hasSecondStep } from '../../identity/second-step/own-second-step.ts';
import { Limiter } from '../../common/limiter.ts';
import { UserError } from '../../common/user-error.ts';
import { statusOf } from './errors.ts';
import { sendPage } from './identity-limits.ts';

interface Route {
  Params: { '*': string };
  Body: Record<string, string> | undefined;
}

/** Each choice of a password computes a hash. */
const choices = new Limiter({ name: 'chosen-passwords', max: 30, windowMs: 10 * 60_000 });

/** The page where the owner of a reset address chooses a new password; `keys` sign these addresses. */
export function passwordForms(scope: FastifyInstance, keys: Pick<IdentityKeys, 'resets' | 'revocations'>): void {
  const path = '/identity/password/*';
  scope.get<Route>(path, async ({ params }, reply) => {
    const { email } = await accountFor(params['*'], keys.resets).catch(orNobody);
    return email ? sendPage(reply, 200, newPasswordPage(pathOf(params), email, undefined)) : refuse(reply);
  });
  scope.post<Route>(path, async ({ params, body, ip }, reply) => {
    await choices.attempt(addressKey(ip));
    const { email } = await accountFor(params['*'], keys.resets).catch(orNobody);
    if (!email) return refuse(reply);
    try {
      const { account, revokeLink } = await choosePassword(params['*'], body, keys);
      const programs = stillWorking(`/identity/access/${revokeLink}`, await namesOfPrograms(account.id));
      return await sendPage(reply, 200, changedPage(programs, await hasSecondStep(account.id)));
    } catch (error) {
      if (!(error instanceof UserError) || error.code !== 'INVALID') throw error;
      const problem = { message: error.message, field: error.field };
      return sendPage(reply, statusOf(error), newPasswordPage(pathOf(params), email, problem));
    }
  });
}

const pathOf = (params: Route['Params']) => `/identity/password/${params['*']}`;

function orNobody(error: unknown): { email: null } {
  if (error instanceof UserError && error.code === 'GONE') return { email: null };
  throw error;
}

const refuse = (reply: FastifyReply) => sendPage(reply, 410, uselessResetPage());
