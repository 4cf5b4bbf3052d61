import { z } from 'zod';
import { spend } from '../../account/rates.ts';
import { db } from '../../database/db.ts';
import { parseInput } from '../../common/parse-input.ts';
import { UserError } from '../../common/user-error.ts';
import type { Viewer } from '../../common/viewer.ts';
import { countAddition, tellOfAddition } from '../additions.ts';
import { requireEmbedded } from '../embedded-only.ts';
import { Presence, requirePresence } from '../presence.ts';
import { decryptSecret, encryptSecret, makeSecret, setupOf, stepOfCode } from './codes.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';

/** How long a secret waits for its first code. */
const SETUP_MS = 60 * 60_000;

/** What an app needs to make codes. */
export interface SecondStepSetup {
  /** In base32, for people. */
  secret: string;
  /** The address for a QR code (otpauth:). */
  uri: string;
}

/** What is asked for before a secret is shown. */
export const SecondStepStart = z.object({ ...Presence.shape });

const isOn = () =>
  new UserError('CONFLICT', 'Two-step sign-in is on already. Switch it off before you set up another app.');

/**
 * Makes a secret for the viewer's app; nothing changes at the sign-in before activateSecondStep. Refuses CONFLICT where there is a
 * second step already, whoever is not the owner (requirePresence), FORBIDDEN with another identity provider, and RATE_LIMITED.
 */
export async function startSecondStep(viewer: Viewer, input: unknown): Promise<SecondStepSetup> {
  requireEmbedded();
  await spend(viewer, 'write');
  await requirePresence(viewer, parseInput(SecondStepStart, input).currentPassword);
  const secret = makeSecret();
  const stored = { secret: await encryptSecret(secret), createdAt: new Date() };
  const account = await db.identityAccount.findUniqueOrThrow({ where: { id: viewer.subject } });
  await db.$transaction(async (tx) => {
    await tx.secondStep.deleteMany({ where: { accountId: account.id, activatedAt: null } });
    const { count } = await tx.secondStep.createMany({
      data: { accountId: account.id, ...stored },
      skipDuplicates: true,
    });
    if (count === 0) throw isOn();
  });
  return setupOf(secret, account.email);
}

/** The first code of an app. */
export const SecondStepCode = z.object({
  code: z
    .string('Enter the code that your app shows.')
    .transform((code) => code.replace(/\s/g, ''))
    .refine((code) => /^\d{6}$/.test(code), 'Enter the six digits that your app shows.'),
});

/**
 * Makes the sign-in ask for codes from now on, once a right one shows that the app has the secret; the owner is told by email.
 * Returns the recovery codes, which are not shown again. Refuses INVALID codes, GONE where nothing was set up in the last hour,
 * FORBIDDEN with another identity provider, and RATE_LIMITED.
 */
export async function activateSecondStep(viewer: Viewer, input: unknown): Promise<string[]> {
  requireEmbedded();
  await spend(viewer, 'write');
  const { code } = parseInput(SecondStepCode, input);
  const accountId = viewer.subject;
  const createdAt = { gt: new Date(Date.now() - SETUP_MS) };
  const found = await db.secondStep.findFirst({ where: { accountId, activatedAt: null, createdAt } });
  if (!found) throw new UserError('GONE', 'This took too long. Please begin again.');
  const lastStep = stepOfCode(code, await decryptSecret(found.secret));
  if (lastStep === null) {
    throw new UserError('INVALID', 'This code is not right. Check the clock of your phone.', 'code');
  }
  await countAddition(accountId);
  const activatedAt = new Date();
  const codes = await db.$transaction(async (tx) => {
    const where = { accountId, activatedAt: null, createdAt: found.createdAt };
    const { count } = await tx.secondStep.updateMany({ where, data: { activatedAt, lastStep } });
    if (count === 0) throw isOn();
    await tellOfAddition(tx, accountId, { what: 'second_step', id: String(activatedAt.getTime()), name: null });
    return replaceRecoveryCodes(tx, accountId);
  });
  return codes;
}
