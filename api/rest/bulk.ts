import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { snakeCase } from '../http/errors.ts';
import { bulkCreateUrls, type BulkCreation } from '../urls/bulk-create.ts';
import { csvTemplate } from '../urls/csv-columns.ts';
import { MAX_CSV_BYTES } from '../urls/csv-text.ts';
import { MAX_DESTINATION_LENGTH } from '../urls/destination.ts';
import { importCsv } from '../urls/import-csv.ts';
import { MAX_CODE_LENGTH, MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '../urls/rules.ts';
import { readCsvForm } from './csv-form.ts';
import { answers, atMost, described, flag, input, list, ref, text, whole, withDefault } from './json-schema.ts';
import { holdLargeBody } from './large-body.ts';
import { fromWire, toUrl } from './shape.ts';
import { viewerOf } from './signed-in.ts';

/** A thousand rows, each as long as it may be, in letters of three bytes. */
const BULK_BODY_BYTES = 10 * 1024 * 1024;
const bulk = { rate: 'bulk' } as const;
const tags = ['Bulk'];
const headers = input({
  'idempotency-key': described(text, 'Sent again within a day with the same rows, it creates nothing twice.'),
});
const EACH = 'A row that is refused does not fail the others. A custom short_code has 4 to 16 characters.';

/** /api/urls/bulk: many URLs of JSON rows or of a CSV file. */
export async function bulkRoutes(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: MAX_CSV_BYTES + 1, files: 1, fields: 10, fieldSize: 1_000, parts: 11 },
    throwFileSizeLimit: false, // the reader counts for itself
  });

  const row = input(
    {
      original_url: atMost(MAX_DESTINATION_LENGTH),
      title: atMost(MAX_TITLE_LENGTH),
      description: atMost(MAX_DESCRIPTION_LENGTH),
      short_code: { ...atMost(MAX_CODE_LENGTH), minLength: 4 },
    },
    ['original_url'],
  );
  const rows = {
    tags,
    summary: 'Create up to 1,000 URLs',
    description: `Works on every plan, within its number of URLs. At most 10 MB. ${EACH}`,
    headers,
    body: input({ urls: { ...list(row), minItems: 1, maxItems: 1000 } }, ['urls']),
    response: answers(200, 'What became of each row.', ref('BulkAnswer'), 400, 401, 409, 413, 429),
  };
  const large = { config: bulk, schema: rows, bodyLimit: BULK_BODY_BYTES, onRequest: holdLargeBody(BULK_BODY_BYTES) };
  app.post('/api/urls/bulk', large, async (request) => {
    const { urls } = fromWire(request.body);
    const rows = Array.isArray(urls) ? urls.map(fromWire) : urls;
    const creation = await bulkCreateUrls(viewerOf(request), { rows, idempotencyKey: keyOf(request) });
    return toBulk(creation, (row) => ({ index: row - 1 }));
  });

  const file = {
    tags,
    summary: 'Create URLs from a CSV file',
    description:
      `For plans with bulk operations. UTF-8, at most 5 MB and 1,000 rows; separated by comma, semicolon or tab; the ` +
      `columns original_url, title, description and short_code in any order. ${EACH}`,
    headers,
    consumes: 'multipart/form-data',
    body: input(
      {
        csv_file: { type: 'string', format: 'binary' },
        skip_header: described(withDefault(flag, true), 'Whether the first line names the columns.'),
        max_rows: withDefault({ ...whole, minimum: 1, maximum: 1000 }, 1000),
      },
      ['csv_file'],
    ),
    response: answers(200, 'What became of each row.', ref('CsvAnswer'), 400, 401, 403, 409, 413, 429),
  };
  app.post('/api/urls/bulk/csv', { config: bulk, schema: file }, async (request) => {
    const { records, fields } = await readCsvForm(request);
    const options = { ...fromWire(fields), idempotencyKey: keyOf(request) };
    return toBulk(await importCsv(viewerOf(request), records, options), (row) => ({ row }));
  });

  const template = {
    tags,
    summary: 'A CSV file to start from',
    response: answers(200, 'The file.', { content: { 'text/csv': { schema: text } } }, 401),
  };
  app.get('/api/urls/bulk/csv/template', { schema: template }, async (_request, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="bulk_urls_template.csv"')
      .send(csvTemplate),
  );
}

const keyOf = ({ headers }: FastifyRequest) => headers['idempotency-key'];

function toBulk({ jobId, isReplay, outcomes }: BulkCreation, placeOf: (row: number) => object) {
  const failed = outcomes.filter(({ error }) => error).length;
  return {
    job_id: jobId,
    is_replay: isReplay,
    total_count: outcomes.length,
    success_count: outcomes.length - failed,
    error_count: failed,
    results: outcomes.map(({ row, originalUrl, url, error }) => ({
      ...placeOf(row),
      success: error === null,
      url: url && toUrl(url),
      error: error?.message ?? null,
      error_code: error?.code ?? null,
      error_field: error?.field ? snakeCase(error.field) : null,
      original_url: originalUrl,
    })),
  };
}
