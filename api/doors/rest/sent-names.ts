import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { snakeCase } from '../../common/snake-case.ts';
import { handleError } from '../http/errors.ts';
import { UserError } from '../../common/user-error.ts';
import { versionField } from './if-match.ts';
import { filtersOf } from './analytics-question.ts';

/** Inputs that REST calls by another name than the verbs do. */
const names: Record<string, string> = { rows: 'urls', linkId: 'url', idempotencyKey: 'Idempotency-Key' };

/** Names the fields of refusals, at all routes registered from now on, as a request has them. */
export function nameFieldsAsSent(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | UserError, request, reply) => {
    if (error instanceof UserError) error.nameFields((field) => sentName(field, request));
    return handleError(error, request, reply);
  });
}

function sentName(field: string, request: FastifyRequest): string {
  const { query } = request;
  const [first = '', ...rest] = field.split('.');
  const filter = first === 'filters' ? filtersOf(query as object)[Number(rest[0])] : undefined;
  const header = field === 'updatedAt' ? versionField(request) : undefined;
  return header ?? filter ?? [names[first] ?? snakeCase(first), ...rest.map(snakeCase)].join('.');
}
