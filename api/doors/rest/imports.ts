import { z } from 'zod';
import { MAX_IMPORT_BYTES } from '../../common/input-limits.ts';
import type { LinkImport } from '../../generated/prisma/client.ts';
import { ImportOptions, importLinks } from '../../imports/import-links.ts';
import { findImport, listImports } from '../../imports/list-imports.ts';
import { importMembers, importWords, previewMembers, type Refusal } from '../../imports/members.ts';
import { PreviewOptions, previewImport } from '../../imports/preview-import.ts';
import { undoImport, undoUntil } from '../../imports/undo-import.ts';
import { answers } from './answers.ts';
import { text, whole } from './fields.ts';
import { bytesOf, FileOf, readFilesAsBytes } from './file-body.ts';
import { creationHeaders as headers, keyOf } from './idempotency-key.ts';
import { holdLargeBody } from './large-body.ts';
import { responseMembers, wireValues } from './member-schemas.ts';
import { rowParameter } from './parameters.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { requestMembers } from './wire.ts';

const tags = ['Imports'];
const config = { rate: 'bulk' } as const;

const refusals = z
  .array(
    z.object({
      row: whole.describe(importWords.row),
      original_url: text.describe(importWords.originalUrl),
      message: text.describe(importWords.message),
    }),
  )
  .describe('The first 100 of them.');
const Preview = z
  .object({ ...responseMembers(previewMembers), refusals })
  .meta({ id: 'ImportPreview', description: importWords.preview });
const Import = z
  .object({ id: whole.describe('The number of the import.'), ...responseMembers(importMembers), refusals })
  .meta({ id: 'LinkImport', description: importWords.import_ });
const Imports = z.object({ imports: z.array(Import).describe(importWords.imports) });

const toRefusals = (all: readonly Refusal[]) =>
  all.map(({ row, originalUrl, message }) => ({ row, original_url: originalUrl, message }));

const toImport = (one: LinkImport) => ({
  id: one.id,
  ...wireValues(importMembers, { ...one, format: one.format as 'other', undoUntil: undoUntil(one), jobId: one.key }),
  refusals: toRefusals(one.refusals as unknown as Refusal[]),
});

const query = (options: z.ZodObject) =>
  z.object(requestMembers(options, { conflicts: { description: importWords.conflicts } }));
const PreviewQuery = query(PreviewOptions);
const ImportQuery = query(ImportOptions.omit({ idempotencyKey: true }));

const large = { bodyLimit: MAX_IMPORT_BYTES, onRequest: holdLargeBody(MAX_IMPORT_BYTES) };
const file = { consumes: ['text/csv', 'application/octet-stream'], body: FileOf };

/** /api/imports: links of other services. */
export async function importRoutes(app: TypedApp): Promise<void> {
  readFilesAsBytes(app, /^(?:text\/(?:csv|plain|tab-separated-values)|application\/octet-stream)/);
  const preview = {
    tags,
    summary: 'What an import would do',
    description: `${importWords.preview} The body is the file itself.`,
    querystring: PreviewQuery,
    ...file,
    response: answers(200, 'What would become of the file.', Preview, 400, 401, 413, 429),
  };
  app.post('/api/imports/preview', { config, schema: preview, ...large }, async (request) => {
    const found = await previewImport(viewerOf(request), bytesOf(request.body), request.query);
    return { ...wireValues(previewMembers, found), refusals: toRefusals(found.refusals) };
  });

  const making = {
    tags,
    summary: 'Import links of another service',
    description: `${importWords.import} The body is the file itself.`,
    headers,
    querystring: ImportQuery,
    ...file,
    response: answers(202, 'The import, which waits.', Import, 400, 401, 403, 409, 413, 429),
  };
  app.post('/api/imports', { config, schema: making, ...large }, async (request, reply) => {
    const viewer = viewerOf(request);
    const options = { ...request.query, idempotencyKey: keyOf(request) };
    const { linkImport, isReplay } = await importLinks(viewer, bytesOf(request.body), options);
    if (isReplay) void reply.header('idempotency-replayed', 'true');
    return reply.code(202).header('location', `/api/imports/${linkImport.id}`).send(toImport(linkImport));
  });

  const list = {
    tags,
    summary: 'Imports of links',
    description: importWords.imports,
    response: answers(200, 'The imports.', Imports, 401),
  };
  app.get('/api/imports', { schema: list }, async (request) => ({
    imports: (await listImports(viewerOf(request))).map(toImport),
  }));

  const one = {
    tags,
    summary: 'An import of links',
    description: importWords.one,
    params: rowParameter('LinkImport'),
    response: answers(200, 'The import.', Import, 401, 404),
  };
  app.get('/api/imports/:id', { schema: one }, async (request) =>
    toImport(await findImport(viewerOf(request), request.params.id)),
  );

  const undoing = {
    tags,
    summary: 'Undo an import',
    description: importWords.undo,
    params: rowParameter('LinkImport'),
    response: answers(200, 'The import, which is undone.', Import, 401, 404, 409, 410, 429),
  };
  app.post('/api/imports/:id/undo', { config, schema: undoing }, async (request) =>
    toImport(await undoImport(viewerOf(request), request.params.id)),
  );
}
