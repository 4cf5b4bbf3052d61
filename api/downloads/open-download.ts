import { Readable } from 'node:stream';
import { accountOf } from '../sign-in/still-valid.ts';
import { exportAnalytics, type ExportInput } from './export-analytics.ts';
import { exportClicks } from './export-clicks.ts';
import type { ClickScopeInput } from '../analytics/click-scope.ts';
import { exportUrls } from './export-urls.ts';
import { personOf, type Viewer } from '../common/viewer.ts';
import { zipStream } from '../common/zip.ts';
import { noDownload, readDownload, type DownloadKind } from './download-link.ts';

/** A file on its way. */
export interface Download {
  fileName: string;
  type: 'text/csv; charset=utf-8' | 'application/zip';
  /** The number of rows; null where there are several files. */
  rows: number | null;
  content: Readable;
}

const CSV = 'text/csv; charset=utf-8';

const makers: Record<DownloadKind, (viewer: Viewer, input: object) => Promise<Download>> = {
  async urls(viewer, input) {
    const { fileName, total, text } = await exportUrls(viewer, input);
    return { fileName, type: CSV, rows: total, content: Readable.from(text) };
  },
  async clicks(viewer, input) {
    const { fileName, total, text } = await exportClicks(viewer, input as ClickScopeInput);
    return { fileName, type: CSV, rows: total, content: Readable.from(text) };
  },
  async analytics(viewer, input) {
    const { fileName, files } = await exportAnalytics(viewer, input as ExportInput);
    return { fileName, type: 'application/zip', rows: null, content: zipStream(files) };
  },
};

/** Makes a file of the viewer. Refuses what the verb of its kind refuses. */
export const makeDownload = (viewer: Viewer, kind: DownloadKind, input: object): Promise<Download> =>
  makers[kind](viewer, input);

/**
 * The account of a download address, and the file it asks for. Refuses NOT_FOUND, also once the account was closed, the API key
 * that made the address revoked, or the sign-in ended, and what makes the file refuses.
 */
export async function openDownload(token: string): Promise<{ viewer: Viewer; make: () => Promise<Download> }> {
  const wanted = await readDownload(token);
  const { kind, input } = wanted;
  const user = await accountOf(wanted.ownerId, wanted);
  if (!user) throw noDownload();
  const viewer = { ...personOf(user), tokenExpiresAt: new Date(), authenticatedAt: null };
  return { viewer, make: () => makeDownload(viewer, kind, input) };
}
