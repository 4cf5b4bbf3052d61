import type { Viewer } from '../common/viewer.ts';
import { db } from '../database/db.ts';
import type { Conflicts } from './members.ts';
import { planImport } from './plan-import.ts';
import { previewOf, type ImportPreview } from './preview-plan.ts';

/** What a preview is made of. */
export interface PreviewOrder {
  viewer: Viewer;
  bytes: Uint8Array;
  conflicts: Conflicts;
}

/** Plans an import without making it. Refuses INVALID files. */
export async function previewFile({ viewer, bytes, conflicts }: PreviewOrder): Promise<ImportPreview> {
  return previewOf(await db.$transaction((tx) => planImport(tx, viewer, bytes, conflicts)), conflicts);
}
