// Plans an import without making it, on a thread of its own with a connection of its own.
import { answerOnce } from '../common/in-thread.ts';
import { closeDatabase, db } from '../database/db.ts';
import { loadBlockList } from '../suspension/block-list.ts';
import { planImport } from './plan-import.ts';
import type { PreviewOrder } from './preview-import.ts';
import { previewOf } from './preview-plan.ts';

await answerOnce(async ({ viewer, bytes, conflicts }: PreviewOrder) => {
  loadBlockList();
  return previewOf(await db.$transaction((tx) => planImport(tx, viewer, bytes, conflicts)), conflicts);
});
await closeDatabase();
