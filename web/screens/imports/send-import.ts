import { MAX_IMPORT_BYTES } from '../../input-limits.ts';
import { authorizedFetch } from '../../session/authorized-fetch.ts';
import { succeeded } from '../../session/http.ts';
import { WordedError } from '../../session/request-error.ts';
import type { Conflicts } from './words.ts';

/** A row that does not come, and why. */
export interface Refusal {
  row: number;
  original_url: string;
  message: string;
}

/** What an import would do. */
export interface Preview {
  format: string;
  total: number;
  created: number;
  renamed: number;
  skipped: number;
  refused: number;
  refusals: readonly Refusal[];
  clicks: number;
  conflicts: number;
  ignored: readonly string[];
}

/** Goes to the REST door, which takes more at once than a GraphQL document may hold. Throws RequestError. */
async function send(path: string, file: File, conflicts: Conflicts, key?: string): Promise<unknown> {
  if (file.size > MAX_IMPORT_BYTES) throw new WordedError('The file is larger than 10 MB. Please import it in parts.');
  const headers = { 'content-type': 'application/octet-stream', ...(key && { 'idempotency-key': key }) };
  const init = { method: 'POST', body: file, headers };
  return (await succeeded(authorizedFetch(`${path}?conflicts=${conflicts}`, init))).json();
}

/** What an import of the file would do. */
export const previewFile = (file: File, conflicts: Conflicts) =>
  send('/api/imports/preview', file, conflicts) as Promise<Preview>;

/** Orders the import of the file; sent again under the same key it imports nothing twice. */
export const importFile = (file: File, conflicts: Conflicts, key: string) => send('/api/imports', file, conflicts, key);
