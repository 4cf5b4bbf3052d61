// Plans an import without making it, on a thread of its own with a connection of its own.
import { answerOnce } from '../common/in-thread.ts';
import { closeDatabase } from '../database/db.ts';
import { loadBlockList } from '../suspension/block-list.ts';
import { previewFile, type PreviewOrder } from './preview-file.ts';

await answerOnce((order: PreviewOrder) => {
  loadBlockList();
  return previewFile(order);
});
await closeDatabase();
