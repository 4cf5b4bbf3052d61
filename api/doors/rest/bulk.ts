import multipart from '@fastify/multipart';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { snakeCase } from '../../common/snake-case.ts';
import { toldFaults } from '../http/errors.ts';
import { MAX_BULK_URLS, MAX_CSV_BYTES, MAX_BULK_BYTES } from '../../common/input-limits.ts';
import { bulkCreateUrls, LONG_LISTS, type BulkCreation } from '../../urls/bulk-create.ts';
import { Row } from '../../urls/bulk-rows.ts';
import { csvFields, csvTemplate } from '../../urls/csv-columns.ts';
import { importCsv, Options } from '../../urls/import-csv.ts';
import { answers, fileAnswers } from './answers.ts';
import { BulkAnswer, CsvAnswer } from './components.ts';
import { readCsvForm } from './csv-form.ts';
import { creationHeaders as headers, keyOf } from './idempotency-key.ts';
import { holdLargeBody } from './large-body.ts';
import { toUrl } from './shape.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { urlDocs } from './urls.ts';
import { refuseUnknown } from './unknown-names.ts';
import { fromWire, wireSchema } from './wire.ts';

const bulk = { rate: 'bulk', sends: ['Idempotency-Replayed'] } as const;
const tags = ['Bulk'];
const EACH = 'A row that is refused does not fail the others.';

const row = wireSchema(Row, urlDocs);
/** The rows; the verb validates each separately. */
const Rows = z
  .unknown()
  .transform((body) => {
    const { urls } = fromWire(body);
    return Array.isArray(urls) ? urls.map(fromWire) : urls;
  })
  .meta({
    type: 'object',
    properties: {
      urls: { type: 'array', description: 'The URLs to create.', items: row, minItems: 1, maxItems: MAX_BULK_URLS },
    },
    required: ['urls'],
  });

const options = wireSchema(Options, {
  skip_header: { description: 'Whether the first line names the columns.' },
  max_rows: { description: 'The import is refused if the file has more rows.' },
});
/** The handler reads the body as it arrives. */
const Form = z.unknown().meta({
  type: 'object',
  properties: {
    csv_file: { type: 'string', format: 'binary', description: 'The file, of type text/csv.' },
    ...options.properties,
  },
  required: ['csv_file'],
});

/** /api/urls/bulk: many URLs from JSON rows or a CSV file. */
export async function bulkRoutes(app: TypedApp): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: MAX_CSV_BYTES + 1, files: 1, fields: 10, fieldSize: 1_000, parts: 11 },
    throwFileSizeLimit: false, // the reader counts for itself
  });

  const rows = {
    tags,
    summary: 'Create up to 1,000 URLs',
    description: `${LONG_LISTS} Every plan may send fewer, within its number of URLs. At most 10 MB. ${EACH}`,
    headers,
    body: Rows,
    response: answers(200, 'What became of each row.', BulkAnswer, 400, 401, 403, 409, 413, 429),
  };
  const large = { config: bulk, schema: rows, bodyLimit: MAX_BULK_BYTES, onRequest: holdLargeBody(MAX_BULK_BYTES) };
  app.post('/api/urls/bulk', large, async (request, reply) => {
    const creation = await bulkCreateUrls(viewerOf(request), { rows: request.body, idempotencyKey: keyOf(request) });
    tellReplay(reply, creation);
    return toBulk(creation, (row) => ({ index: row - 1 }));
  });

  const file = {
    tags,
    summary: 'Create URLs from a CSV file',
    description:
      `For plans with bulk operations. UTF-8, at most 5 MB and 1,000 rows; separated by comma, semicolon or tab; the ` +
      `columns ${csvFields.map(snakeCase).join(', ')} in any order; url stands for original_url, too. The columns of the exports of Bitly, Dub, Kutt, Shlink and YOURLS are understood, ` +
      `too; others are ignored. A short_code may be a whole short link. An expires_at without a zone is on your clock, and ` +
      `a day alone ends at its end. ${EACH}`,
    headers,
    consumes: ['multipart/form-data'],
    body: Form,
    response: answers(200, 'What became of each row.', CsvAnswer, 400, 401, 403, 409, 413, 429),
  };
  app.post('/api/urls/bulk/csv', { config: bulk, schema: file }, async (request, reply) => {
    const { records, fields } = await readCsvForm(request);
    refuseUnknown(options, fields, 'field');
    const input = { ...fromWire(fields), idempotencyKey: keyOf(request) };
    const creation = await importCsv(viewerOf(request), records, input);
    tellReplay(reply, creation);
    return toBulk(creation, (row) => ({ row }));
  });

  const template = {
    tags,
    summary: 'A CSV file to start from',
    description: 'The columns that an import understands, with example rows.',
    response: fileAnswers('text/csv', 'The file.', 401),
  };
  app.get('/api/urls/bulk/csv/template', { config: { sends: ['ETag'] }, schema: template }, async (_request, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="bulk_urls_template.csv"')
      .send(csvTemplate),
  );
}

/** Tells of an earlier call under the same key in a header, as single creations do. */
const tellReplay = (reply: FastifyReply, { isReplay }: BulkCreation) =>
  isReplay && reply.header('idempotency-replayed', 'true');

async function toBulk<Place extends object>(
  { jobId, isReplay, outcomes }: BulkCreation,
  placeOf: (row: number) => Place,
) {
  const failed = outcomes.filter(({ error }) => error).length;
  return {
    job_id: jobId,
    is_replay: isReplay,
    total_count: outcomes.length,
    success_count: outcomes.length - failed,
    error_count: failed,
    results: await Promise.all(
      outcomes.map(async ({ row, originalUrl, url, error }) => ({
        ...placeOf(row),
        success: error === null,
        url: url && (await toUrl(url)),
        error: error?.message ?? null,
        error_code: error?.code ?? null,
        error_field: error?.field ? snakeCase(error.field) : null,
        error_faults: error ? toldFaults(error) : [],
        original_url: originalUrl,
      })),
    ),
  };
}
