import { z } from 'zod';
import { config } from '../common/config.ts';
import { db } from '../database/db.ts';
import { AddressHandling } from '../generated/prisma/enums.ts';
import { announceSettingsChange } from '../live/settings-changes.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { spend } from '../account/rates.ts';

/** What an owner chose about the privacy of visitors. */
export interface Privacy {
  addressHandling: AddressHandling;
  /** Null for as long as the installation keeps clicks. */
  retentionDays: number | null;
  /** How long the installation keeps clicks, days. */
  mostRetentionDays: number;
}

const DAYS = 'Enter a whole number of days, at least 1.';
/** The changeable choices; omitted means unchanged. */
export const PrivacyChanges = z.object({
  addressHandling: z.enum(AddressHandling, 'Address handling must be full, truncated or none.').optional(),
  retentionDays: z.number(DAYS).int(DAYS).min(1, DAYS).nullish(),
});

/** The viewer's choices about privacy. */
export async function privacyOf({ id }: Pick<Viewer, 'id'>): Promise<Privacy> {
  const { retentionDays, networkSettings } = await db.user.findUniqueOrThrow({
    where: { id },
    select: { retentionDays: true, networkSettings: { select: { addressHandling: true } } },
  });
  return {
    addressHandling: networkSettings?.addressHandling ?? 'full',
    retentionDays,
    mostRetentionDays: config.retentionDays,
  };
}

/**
 * Changes the given choices of the viewer. Redirects follow within a second; clicks that are too old by now are deleted
 * within the hour. Refuses INVALID input, more days than the installation keeps clicks, and RATE_LIMITED.
 */
export async function updatePrivacy(viewer: Viewer, input: unknown): Promise<Privacy> {
  await spend(viewer, 'write');
  const { addressHandling, retentionDays } = parseInput(PrivacyChanges, input);
  if (retentionDays && retentionDays > config.retentionDays) {
    throw new UserError(
      'INVALID',
      `This server keeps clicks for ${config.retentionDays} days at most.`,
      'retentionDays',
    );
  }
  await db.$transaction(async (tx) => {
    if (retentionDays !== undefined) await tx.user.update({ where: { id: viewer.id }, data: { retentionDays } });
    if (!addressHandling) return;
    await tx.networkSettings.upsert({
      where: { ownerId: viewer.id },
      create: { ownerId: viewer.id, addressHandling },
      update: { addressHandling },
    });
  });
  announceSettingsChange(viewer.id);
  return privacyOf(viewer);
}
