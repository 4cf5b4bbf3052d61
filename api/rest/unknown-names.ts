import type { FastifyInstance, RouteOptions } from 'fastify';
import { z } from 'zod';
import { UserError } from '../user-error.ts';

type Json = z.core.JSONSchema.BaseSchema;

/** Refuses, at all routes registered from now on, parameters of the query and members of the body that are not documented. */
export function refuseUnknownNames(app: FastifyInstance): void {
  app.addHook('onRoute', (route: RouteOptions) => {
    const query = described(route.schema?.querystring);
    const body = described(route.schema?.body);
    route.preValidation = [
      async (request) => {
        refuseUnknown(query(), request.query, 'parameter');
        refuseUnknown(body(), request.body, 'field');
      },
      ...[route.preValidation ?? []].flat(),
    ];
  });
}

/** What a schema documents; without a schema nothing may be sent. Made at the first request, as documents take a while. */
function described(schema: unknown): () => Json {
  let known: Json | undefined;
  return () =>
    (known ??= schema
      ? z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' })
      : { type: 'object', properties: {} });
}

/** The path of the first member that a schema does not document; null where it documents all. */
function unknownMember(schema: Json, value: unknown, path: readonly string[] = []): string | null {
  if (!value || typeof value !== 'object') return null;
  const options = schema.properties ? [] : (schema.anyOf ?? []);
  if (options.length) return unknownInEach(options, value, path);
  for (const [name, member] of Object.entries(value)) {
    const rule = ruleOf(schema, name, Array.isArray(value));
    const at = [...path, name];
    const unknown = rule === null ? at.join('.') : unknownMember(rule, member, at);
    if (unknown !== null) return unknown;
  }
  return null;
}

/** The same where one of several schemas is enough. */
function unknownInEach(options: readonly Json[], value: object, path: readonly string[]): string | null {
  const found = options.map((option) => unknownMember(option, value, path));
  return found.includes(null) ? null : found[0]!;
}

/** What a schema says of a member, or of the members of a list; null for a member that it does not document. */
function ruleOf({ properties, items }: Json, name: string, isList: boolean): Json | null {
  const rule = isList ? items : properties && (Object.hasOwn(properties, name) ? properties[name] : null);
  if (rule === null) return null;
  return typeof rule === 'object' && !Array.isArray(rule) ? rule : {};
}

/** Throws UserError INVALID, with its name, for what a schema does not document. */
export function refuseUnknown(schema: Json, sent: unknown, what: 'parameter' | 'field'): void {
  const name = unknownMember(schema, sent);
  if (name === null) return;
  throw new UserError('INVALID', `This call has no ${what} ${name}.`).asSent(name);
}
