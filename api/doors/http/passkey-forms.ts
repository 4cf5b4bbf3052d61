import type { FastifyInstance } from 'fastify';
import { signInPage } from '../../identity/pages/forms.ts';
import { checkPasskey, endIfRemoved } from '../../identity/passkeys/check-passkey.ts';
import { completeSignIn, isRefused, showRefusal, stateOf, type Door, type FormRequest } from './sign-in-door.ts';

/** Where a passkey signs in. It asks for its user itself, so no code of an app is asked for. */
export function passkeyForms(scope: FastifyInstance, door: Door): void {
  scope.post('/identity/:uid/passkey', async (request: FormRequest, reply) => {
    if (await isRefused(door, request, reply)) return reply;
    const attempt = { uid: request.params.uid, address: request.ip };
    try {
      const signIn = await checkPasskey(request.body?.credential, attempt, door.keys.passkeys);
      return await completeSignIn(door, { request, reply }, signIn.account, ['hwk', 'user', 'mfa'], () =>
        endIfRemoved(signIn),
      );
    } catch (error) {
      return showRefusal(reply, error, async (problem) => signInPage({ ...(await stateOf(door, request)), problem }));
    }
  });
}
