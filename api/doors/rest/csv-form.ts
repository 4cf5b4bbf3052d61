import type { FastifyRequest } from 'fastify';
import { UserError } from '../../common/user-error.ts';
import { readCsv, refuseOtherTypes } from '../../urls/import-csv.ts';
import { viewerOf } from './signed-in.ts';

export interface CsvForm {
  records: string[][];
  /** The other fields, unchanged. */
  fields: Record<string, unknown>;
}

const refuse = (message: string) => new UserError('INVALID', message, 'csvFile');

/**
 * The file's records and the other fields of an upload; the file is read as it arrives. Throws UserError INVALID for a form
 * without a file, with two files, or cut off, and whatever readCsv refuses.
 */
export async function readCsvForm(request: FastifyRequest): Promise<CsvForm> {
  if (!request.isMultipart()) throw refuse('Please upload a CSV file');
  const fields: Record<string, unknown> = {};
  let records: string[][] | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else if (part.fieldname !== 'csv_file') part.file.resume();
      else {
        refuseOtherTypes({ type: part.mimetype, name: part.filename });
        records = await readCsv(viewerOf(request), part.file);
      }
    }
  } catch (error) {
    throw isAboutTheBody(error) ? refuse(reasons[error.code ?? ''] ?? 'The upload is damaged or was cut off.') : error;
  }
  if (!records) throw refuse('Please upload a CSV file');
  return { records, fields };
}

const reasons: Record<string, string> = {
  FST_FILES_LIMIT: 'Please upload one CSV file at a time.',
  FST_FIELDS_LIMIT: 'The upload has too many fields.',
  FST_PARTS_LIMIT: 'The upload has too many fields.',
};

/** True for errors of the form parser: plain errors, or Fastify's for too many parts. Other errors are bugs. */
const isAboutTheBody = (error: unknown): error is Error & { code?: string } =>
  error instanceof Error && (error.constructor === Error || ('code' in error && /^FST_/.test(String(error.code))));
