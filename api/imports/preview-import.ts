import { z } from 'zod';
import { spend } from '../account/rates.ts';
import { inThread } from '../common/in-thread.ts';
import { parseInput } from '../common/parse-input.ts';
import type { Viewer } from '../common/viewer.ts';
import { databaseUrl } from '../database/address.ts';
import { isSmall } from './check-file.ts';
import { ImportOptions } from './import-links.ts';
import { previewFile, type PreviewOrder } from './preview-file.ts';
import type { ImportPreview } from './preview-plan.ts';

export const PreviewOptions = z.object({ conflicts: ImportOptions.shape.conflicts });

/** What an import of a file would do; nothing is stored. Refuses INVALID files, PAYLOAD_TOO_LARGE and RATE_LIMITED. */
export async function previewImport(viewer: Viewer, bytes: Uint8Array, input: unknown): Promise<ImportPreview> {
  await spend(viewer, 'bulk');
  const { conflicts } = parseInput(PreviewOptions, input);
  const order: PreviewOrder = { viewer, bytes, conflicts };
  if (isSmall(bytes)) return previewFile(order);
  return inThread('imports/preview-thread.ts', order, { DATABASE_URL: databaseUrl() });
}
