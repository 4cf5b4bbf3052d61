import { Readable } from 'node:stream';
import { pool } from '../../database/db.ts';
import { UserError } from '../../common/user-error.ts';
import type { Viewer } from '../../common/viewer.ts';
import { utcDay } from '../../common/days.ts';
import { jobOf } from './job-of.ts';

/** A finished download. */
export interface ExportedFile {
  fileName: string;
  bytes: number;
  /** Its parts, read as they are sent. */
  content: Readable;
}

const NOT_YET = 'The file is not finished yet.';
const GONE = 'The file is no longer there. Please make it again.';

/**
 * The ZIP file of a finished download of the viewer. Refuses NOT_FOUND, for those of others as well, CONFLICT before it is
 * finished, and GONE where the database lost it in a crash.
 */
export async function readExport(viewer: Viewer, id: string): Promise<ExportedFile> {
  const job = await jobOf(viewer, id);
  if (job.kind !== 'export') throw new UserError('NOT_FOUND', 'There is no such job.');
  if (job.state !== 'done' || job.bytes === null) throw new UserError('CONFLICT', NOT_YET);
  if (!(await partOf(id, 0))) throw new UserError('GONE', GONE);
  return {
    fileName: `footbridge-data-${utcDay(job.createdAt.getTime())}.zip`,
    bytes: Number(job.bytes),
    content: Readable.from(partsOf(id), { objectMode: false }),
  };
}

async function* partsOf(id: string): AsyncGenerator<Buffer> {
  for (let number = 0; ; number++) {
    const part = await partOf(id, number);
    if (!part) return;
    yield part;
  }
}

async function partOf(id: string, number: number): Promise<Buffer | null> {
  const { rows } = await pool.query<{ data: Buffer }>(
    'SELECT data FROM analytics.export_part WHERE job_id = $1 AND number = $2',
    [id, number],
  );
  return rows[0]?.data ?? null;
}
