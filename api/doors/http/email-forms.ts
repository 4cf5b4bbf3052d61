import type { FastifyInstance, FastifyReply } from 'fastify';
import { config } from '../../common/config.ts';
import { addressOf, confirmAddress } from '../../identity/confirm-address.ts';
import { confirmAddressPage, confirmedPage, uselessAddressPage } from '../../identity/pages/address.ts';
import type { Problem } from '../../identity/pages/forms.ts';
import { askOperatorPage, forgotPage, sentPage } from '../../identity/pages/forgot.ts';
import { requestReset } from '../../identity/request-reset.ts';
import type { Page } from '../../pages/page.ts';
import { UserError } from '../../common/user-error.ts';
import type { Secrets } from '../../secrets/key-ring.ts';
import { statusOf } from './errors.ts';
import { sendPage } from './identity-limits.ts';

interface Route {
  Params: { '*': string };
  Body: Record<string, string> | undefined;
}

/** Passes a refusal on that can be shown; throws everything else. */
function refusalOf(error: unknown): UserError {
  if (error instanceof UserError) return error;
  throw error;
}

/** The page where a new password is asked for by email. */
export function forgotForms(scope: FastifyInstance): void {
  scope.get('/identity/forgot', async (_request, reply) =>
    sendPage(reply, 200, config.smtp ? forgotPage('', undefined) : askOperatorPage()),
  );
  scope.post<Route>('/identity/forgot', async ({ body, ip }, reply) => {
    if (!config.smtp) return sendPage(reply, 403, askOperatorPage());
    try {
      await requestReset(body ?? {}, ip);
      return await sendPage(reply, 200, sentPage());
    } catch (error) {
      const { code, message, field, retryAfter } = refusalOf(error);
      if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
      return sendPage(reply, statusOf({ code }), forgotPage(body?.email ?? '', { message, field }));
    }
  });
}

/** The page where the owner of an address confirms it; `secrets` sign the links there. */
export function addressForms(scope: FastifyInstance, secrets: Secrets): void {
  const path = '/identity/address/*';
  scope.get<Route>(path, async ({ params }, reply) => {
    try {
      return await sendPage(reply, 200, await confirming(params, secrets));
    } catch (error) {
      return refuse(reply, refusalOf(error));
    }
  });
  scope.post<Route>(path, async ({ params, body }, reply) => {
    try {
      await confirmAddress(params['*'], body, secrets);
      return await sendPage(reply, 200, confirmedPage());
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.field !== 'currentPassword') return refuse(reply, refusal);
      const { message, field } = refusal;
      return sendPage(reply, statusOf(refusal), await confirming(params, secrets, { message, field }));
    }
  });
}

const refuse = (reply: FastifyReply, { code, message, retryAfter }: UserError) => {
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  return sendPage(reply, statusOf({ code }), code === 'GONE' ? uselessAddressPage() : uselessAddressPage(message));
};

async function confirming(params: Route['Params'], secrets: Secrets, problem?: Problem): Promise<Page> {
  const { email, account } = await addressOf(params['*'], secrets);
  const asked = { account: account.email, email, isFirst: account.provenAt === null };
  return confirmAddressPage(`/identity/address/${params['*']}`, asked, problem);
}
