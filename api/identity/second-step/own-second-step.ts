import { db } from '../../database/db.ts';
import type { Viewer } from '../../common/viewer.ts';
import { accountIdOf } from '../account-id.ts';
import { requireEmbedded } from '../embedded-only.ts';

/** Whether the sign-in asks for a code after the password. */
export interface OwnSecondStep {
  /** Since when; null where it does not. */
  activatedAt: Date | null;
  recoveryCodesLeft: number;
}

/** Whether an account's sign-in asks for a code after the password. */
export const hasSecondStep = async (accountId: string): Promise<boolean> =>
  (await db.secondStep.count({ where: { accountId, activatedAt: { not: null } } })) > 0;

/** The second step of the viewer's sign-in; refuses FORBIDDEN with another identity provider. */
export async function ownSecondStep({ subject }: Pick<Viewer, 'subject'>): Promise<OwnSecondStep> {
  requireEmbedded();
  const accountId = accountIdOf(subject);
  const found =
    accountId &&
    (await db.secondStep.findFirst({
      where: { accountId, activatedAt: { not: null } },
      select: { activatedAt: true, _count: { select: { recoveryCodes: true } } },
    }));
  if (!found) return { activatedAt: null, recoveryCodesLeft: 0 };
  return { activatedAt: found.activatedAt, recoveryCodesLeft: found._count.recoveryCodes };
}
