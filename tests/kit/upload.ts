// A CSV file as a form uploads it.
import { at, type Person } from './world.ts';

export interface Upload {
  type?: string;
  name?: string;
  key?: string;
  fields?: Record<string, string>;
}

/** Uploads a file to POST /api/urls/bulk/csv. */
export async function upload(who: Person, content: BlobPart, options: Upload = {}) {
  const form = new FormData();
  const fields = options.fields ?? { skip_header: 'true', max_rows: '1000' };
  form.append('csv_file', new Blob([content], { type: options.type ?? 'text/csv' }), options.name ?? 'links.csv');
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const response = await fetch(at('/api/urls/bulk/csv'), {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}`, ...(options.key && { 'idempotency-key': options.key }) },
    body: form,
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as any };
}
