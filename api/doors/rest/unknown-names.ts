import type { FastifyInstance, RouteOptions } from 'fastify';
import { z } from 'zod';
import { refusalOfFaults, type Fault } from '../../common/user-error.ts';
import { faultsByRule } from './wire.ts';

type Json = z.core.JSONSchema.BaseSchema;

/** Refuses, at all routes registered from now on, parameters of the query and members of the body that are not documented. */
export function refuseUnknownNames(app: FastifyInstance): void {
  app.addHook('onRoute', (route: RouteOptions) => {
    const query = described(route.schema?.querystring);
    const body = described(route.schema?.body);
    route.preValidation = [
      async (request) => {
        const unknown = [
          ...unknownFaults(query(), request.query, 'parameter'),
          ...unknownFaults(body(), request.body, 'field'),
        ];
        if (!unknown.length) return;
        const { querystring, body: rule } = route.schema ?? {};
        const others = [...faultsByRule(querystring, request.query), ...faultsByRule(rule, request.body)];
        throw refusalOfFaults([...unknown, ...others]);
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

/** The paths of the members that a schema does not document. */
function unknownMembers(schema: Json, value: unknown, path: readonly string[] = []): string[] {
  if (!value || typeof value !== 'object') return [];
  const options = schema.properties ? [] : (schema.anyOf ?? []);
  if (options.length) return unknownInEach(options, value, path);
  return Object.entries(value).flatMap(([name, member]) => {
    const rule = ruleOf(schema, name, Array.isArray(value));
    const at = [...path, name];
    return rule === null ? [at.join('.')] : unknownMembers(rule, member, at);
  });
}

/** The same where one of several schemas is enough. */
function unknownInEach(options: readonly Json[], value: object, path: readonly string[]): string[] {
  const found = options.map((option) => unknownMembers(option, value, path));
  return found.find((unknown) => unknown.length === 0) ?? found[0]!;
}

/** What a schema says of a member, or of the members of a list; null for a member that it does not document. */
function ruleOf({ properties, items }: Json, name: string, isList: boolean): Json | null {
  const rule = isList ? items : properties && (Object.hasOwn(properties, name) ? properties[name] : null);
  if (rule === null) return null;
  return typeof rule === 'object' && !Array.isArray(rule) ? rule : {};
}

/** The most undocumented names that an answer tells. */
const MOST_TOLD = 20;

function unknownFaults(schema: Json, sent: unknown, what: 'parameter' | 'field'): Fault[] {
  const names = unknownMembers(schema, sent).slice(0, MOST_TOLD);
  return names.map((name) => ({
    code: 'INVALID',
    message: `This call has no ${what} ${name}.`,
    field: name,
    sentAs: name,
  }));
}

/** Throws UserError INVALID, with their names, for what a schema does not document. */
export function refuseUnknown(schema: Json, sent: unknown, what: 'parameter' | 'field'): void {
  const unknown = unknownFaults(schema, sent, what);
  if (unknown.length) throw refusalOfFaults(unknown);
}
