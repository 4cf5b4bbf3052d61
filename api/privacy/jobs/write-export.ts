import { Readable } from 'node:stream';
import type { ClientBase } from 'pg';
import { ZipFile } from 'yazl';
import { inParts } from '../../common/in-parts.ts';
import { readmeOf, takeoutFiles, takeoutPictures, type TakeoutPicture } from '../takeout/files.ts';
import { noteProgress } from './job-progress.ts';
import type { JobWork, OrderedJob, Turn } from './job-work.ts';

/** Size of a stored part of the file: one is in memory. */
const PART_BYTES = 1024 * 1024;
/** Clicks are read once for themselves, and once for what was measured of them. */
const PASSES = 2;

/** Collects everything stored of the owner in a ZIP file, part by part; parts of an interrupted attempt are replaced. */
export async function writeExport(job: OrderedJob, { client, pool, signal }: JobWork): Promise<Turn> {
  const progress = { done: 0, total: PASSES * (await countClicks(client, job.ownerId)) };
  await noteProgress(client, job.id, progress);
  await client.query('DELETE FROM analytics.export_part WHERE job_id = $1', [job.id]);
  const zip = zipOf(job.ownerId, await takeoutPictures(job.ownerId), async (clicks) => {
    signal.throwIfAborted();
    progress.done += clicks;
    await noteProgress(pool, job.id, progress);
  });
  let bytes = 0;
  let number = 0;
  for await (const part of inParts(zip as AsyncIterable<Buffer>, PART_BYTES)) {
    await client.query('INSERT INTO analytics.export_part (job_id, number, data) VALUES ($1, $2, $3)', [
      job.id,
      number++,
      part,
    ]);
    bytes += part.length;
  }
  await client.query('UPDATE account_job SET bytes = $2 WHERE id = $1', [job.id, bytes]);
  return 'done';
}

async function countClicks(client: ClientBase, ownerId: number): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'SELECT coalesce(sum(clicks + bots), 0)::int AS count FROM analytics.stat_day WHERE owner_id = $1',
    [ownerId],
  );
  return rows[0]!.count;
}

/** The ZIP as it is read: each file is made when its turn comes, no faster than the ZIP is read. */
function zipOf(ownerId: number, pictures: TakeoutPicture[], onPage: (clicks: number) => Promise<void>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  const files = takeoutFiles(ownerId, onPage);
  zip.addBuffer(Buffer.from(readmeOf(files, new Date())), 'README.txt');
  const add = (name: string, contents: () => AsyncGenerator<string | Uint8Array>, compress: boolean) =>
    zip.addReadStreamLazy(name, { compress }, (give) => {
      const stream = Readable.from(contents(), { objectMode: false });
      stream.on('error', (error) => output.destroy(error)); // the ZIP does not listen for it
      give(null, stream);
    });
  for (const { name, lines } of files) add(name, lines, true);
  for (const { name, bytes } of pictures) add(name, bytes, false);
  zip.end();
  return output;
}
