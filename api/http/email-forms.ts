import type { FastifyInstance, FastifyReply } from 'fastify';
import { config } from '../config.ts';
import { addressOf, confirmAddress } from '../identity/confirm-address.ts';
import { confirmAddressPage, confirmedPage, uselessAddressPage } from '../identity/pages/address.ts';
import { askOperatorPage, forgotPage, sentPage } from '../identity/pages/forgot.ts';
import { requestReset } from '../identity/request-reset.ts';
import { UserError } from '../user-error.ts';
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
      return sendPage(reply, statusOf[code], forgotPage(body?.email ?? '', { message, field }));
    }
  });
}

const refuse = (reply: FastifyReply, { code, message }: UserError) =>
  sendPage(reply, statusOf[code], code === 'GONE' ? uselessAddressPage() : uselessAddressPage(message));

/** The page where the owner of an address confirms it; `secret` signs the links there. */
export function addressForms(scope: FastifyInstance, secret: Buffer): void {
  const path = '/identity/address/*';
  scope.get<Route>(path, async ({ params }, reply) => {
    try {
      const { email } = await addressOf(params['*'], secret);
      return await sendPage(reply, 200, confirmAddressPage(`/identity/address/${params['*']}`, email));
    } catch (error) {
      return refuse(reply, refusalOf(error));
    }
  });
  scope.post<Route>(path, async ({ params }, reply) => {
    try {
      await confirmAddress(params['*'], secret);
      return await sendPage(reply, 200, confirmedPage());
    } catch (error) {
      return refuse(reply, refusalOf(error));
    }
  });
}
