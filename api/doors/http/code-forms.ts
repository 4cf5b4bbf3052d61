import type { FastifyInstance } from 'fastify';
import { codePage } from '../../identity/pages/code.ts';
import { signInPage } from '../../identity/pages/forms.ts';
import { checkCode } from '../../identity/second-step/check-code.ts';
import { completeSignIn, isRefused, showRefusal, stateOf, type Door, type FormRequest } from './sign-in-door.ts';

/** Where a sign-in goes on after the password, for accounts that have a second step. */
export function codeForms(scope: FastifyInstance, door: Door): void {
  scope.post('/identity/:uid/code', async (request: FormRequest, reply) => {
    if (await isRefused(door, request, reply)) return reply;
    const step = request.body?.step ?? '';
    const { uid } = request.params;
    try {
      const account = await checkCode(request.body, { step, uid, address: request.ip }, door.keys.secondSteps);
      return await completeSignIn(door, { request, reply }, account, ['pwd', 'otp', 'mfa']);
    } catch (error) {
      return showRefusal(reply, error, async (problem, { code }) => {
        const state = { ...(await stateOf(door, request)), problem };
        return code === 'GONE' ? signInPage(state) : codePage(state, step);
      });
    }
  });
}
