import { z } from 'zod';
import { ownSecondStep } from '../../identity/second-step/own-second-step.ts';
import { removeSecondStep, SecondStepRemoval } from '../../identity/second-step/remove-second-step.ts';
import { RecoveryCodesRenewal, renewRecoveryCodes } from '../../identity/second-step/renew-recovery-codes.ts';
import {
  activateSecondStep,
  SecondStepCode,
  SecondStepStart,
  startSecondStep,
} from '../../identity/second-step/set-up.ts';
import { answers } from './answers.ts';
import { text, timestamp, whole } from './fields.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { requestSchema } from './wire.ts';

const SecondStep = z
  .object({
    activated_at: timestamp.nullable().describe('Since when the sign-in asks for codes; null where it does not.'),
    recovery_codes_left: whole.describe('Recovery codes that were not used yet.'),
  })
  .meta({ id: 'SecondStep', description: 'The second step of the sign-in: a code of an app after the password.' });

const Setup = z.object({
  secret: text.describe('To be typed into the app, in base32.'),
  uri: text.describe('The same as an otpauth address, for a QR code.'),
});

const Codes = z.object({
  recovery_codes: z.array(text).describe('Each signs in once in place of a code of the app. They are not shown again.'),
});

const tags = ['Account'];
const write = { rate: 'write' } as const;
const EMBEDDED = 'With a provider of OIDC_ISSUER this is refused with 403: it is managed there.';
const PATH = '/api/account/second-step';

/** /api/account/second-step: codes of an app (RFC 6238), for which the sign-in asks after the password. */
export async function secondStepRoutes(app: TypedApp): Promise<void> {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  const read = {
    tags,
    summary: 'Whether the sign-in asks for codes',
    description: `Of an app (RFC 6238), after the password. ${EMBEDDED}`,
    response: answers(200, 'The second step.', SecondStep, 401, 403),
  };
  app.get(PATH, { schema: read }, async (request) => {
    const { activatedAt, recoveryCodesLeft } = await ownSecondStep(viewerOf(request));
    return { activated_at: activatedAt, recovery_codes_left: recoveryCodesLeft };
  });
  const start = {
    tags,
    summary: 'Set up an app for codes',
    description: `Nothing changes at the sign-in before the activation. ${EMBEDDED}`,
    body: requestSchema(SecondStepStart),
    response: answers(201, 'What the app needs.', Setup, 400, 401, 403, 409, 429),
  };
  app.post(PATH, { config: write, schema: start }, async (request, reply) =>
    reply.code(201).send(await startSecondStep(viewerOf(request), request.body)),
  );
  const activate = {
    tags,
    summary: 'Make the sign-in ask for codes',
    description: `Within an hour of setting the app up. The owner is told by email. ${EMBEDDED}`,
    body: requestSchema(SecondStepCode, { code: { description: 'The six digits that the app shows.' } }),
    response: answers(200, 'The recovery codes.', Codes, 400, 401, 403, 409, 410, 429),
  };
  app.post(`${PATH}/activate`, { config: write, schema: activate }, async (request) => ({
    recovery_codes: await activateSecondStep(viewerOf(request), request.body),
  }));
  const renew = {
    tags,
    summary: 'Make new recovery codes',
    description: `The former ones stop working. The owner is told by email. ${EMBEDDED}`,
    body: requestSchema(RecoveryCodesRenewal),
    response: answers(200, 'The new recovery codes.', Codes, 400, 401, 403, 404, 429),
  };
  app.post(`${PATH}/recovery-codes`, { config: write, schema: renew }, async (request) => ({
    recovery_codes: await renewRecoveryCodes(viewerOf(request), request.body),
  }));
  const remove = {
    tags,
    summary: 'Let the password alone sign in again',
    description: `Fine without a second step. The owner is told by email. ${EMBEDDED}`,
    body: requestSchema(SecondStepRemoval),
    response: answers(204, 'Removed.', z.undefined(), 400, 401, 403, 429),
  };
  app.post(`${PATH}/remove`, { config: write, schema: remove }, async (request, reply) => {
    await removeSecondStep(viewerOf(request), request.body);
    return reply.code(204).send();
  });
}
