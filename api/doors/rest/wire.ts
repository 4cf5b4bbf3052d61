import { z } from 'zod';
import { snakeCase, type SnakeCase } from '../../common/snake-case.ts';
import { judgeInput } from '../../common/parse-input.ts';
import type { Fault } from '../../common/user-error.ts';

type Json = z.core.JSONSchema.BaseSchema;
/** Additions of the OpenAPI document to members, by their names in requests. */
type MemberDocs = Record<string, Json>;

const camelCase = (name: string) => name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/** The members of a JSON body under their internal names; none if the body is not an object. */
export function fromWire(body: unknown): Record<string, unknown> {
  if (!body || typeof body !== 'object') return {};
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [camelCase(name), value]));
}

/** The same, with the names of what was measured. */
export function fromWireWithMeasurements(body: unknown): Record<string, unknown> {
  const { measurements, ...others } = fromWire(body);
  const isObject = measurements && typeof measurements === 'object';
  return { ...others, measurements: isObject ? fromWire(measurements) : measurements };
}

/** The rules of verbs by the requests that they validate. */
const ruleOf = new WeakMap<object, z.ZodType>();

/** A request that the verb validates with `rule`: the rule documents it, and the door only renames its members. */
export function requestSchema(rule: z.ZodObject, docs: MemberDocs = {}) {
  const request = z.unknown().transform(fromWire).meta(documented(rule, docs));
  ruleOf.set(request, rule);
  return request;
}

/** What documents say of a request: derived when the first one asks, as it takes a good part of a start for all of them. */
function documented(rule: z.ZodObject, docs: MemberDocs) {
  let known: ReturnType<typeof wireSchema> | undefined;
  const schema = () => (known ??= wireSchema(rule, docs));
  return {
    type: 'object' as const,
    get properties() {
      return schema().properties;
    },
    get required() {
      return schema().required;
    },
  };
}

/** What the verb's rule will find wrong with a request; nothing where only the verb knows its rule. */
export function faultsByRule(request: unknown, sent: unknown): Fault[] {
  const rule = ruleOf.get(request ?? {});
  const verdict = rule && judgeInput(rule, fromWire(sent));
  return verdict && 'faults' in verdict ? verdict.faults : [];
}

/** The same for some members of a query; the door reads the others itself. */
export const requestMembers = <Shape extends z.ZodRawShape>(rule: z.ZodObject<Shape>, docs: MemberDocs = {}) =>
  Object.fromEntries(
    Object.entries(wireSchema(rule, docs).properties).map(([name, schema]) => [
      name,
      z.unknown().optional().meta(schema),
    ]),
  ) as Record<SnakeCase<keyof Shape & string>, z.ZodOptional<z.ZodUnknown>>;

/** A flag of a query: `true` or `false` as text, documented as a boolean. */
export const queryFlag = (name: string) =>
  z.enum(['true', 'false'], `${name} is true or false.`).optional().meta({ default: 'false' });

/** The input of a rule as a JSON Schema, with the names and values of requests. */
export function wireSchema(rule: z.ZodObject, docs: MemberDocs = {}) {
  const schema = z.toJSONSchema(rule, { io: 'input', unrepresentable: 'any' });
  tidyAll(schema);
  const { properties = {}, required = [] } = schema;
  return { type: 'object' as const, ...wiredMembers(properties as Record<string, Json>, required, docs) };
}

function wiredMembers(properties: Record<string, Json>, required: string[] = [], docs: MemberDocs = {}) {
  const members = Object.entries(properties).map(([name, schema]) => {
    const wired = snakeCase(name);
    return [wired, { ...spelled(schema), ...docs[wired] }] as const;
  });
  return { properties: Object.fromEntries(members), ...(required.length && { required: required.map(snakeCase) }) };
}

/** Enum values in lower case and members of members in snake_case, as requests write them. */
function spelled({ enum: words, default: value, ...schema }: Json): Json {
  return {
    ...schema,
    ...(schema.properties && wiredMembers(schema.properties as Record<string, Json>, schema.required)),
    ...(words && { enum: words.map((word) => String(word).toLowerCase()) }),
    ...(value !== undefined && { default: words ? String(value).toLowerCase() : value }),
  };
}

/** Simplifies a JSON Schema and all within it; not while it is made, when options of described members are still empty. */
function tidyAll(schema: Json): void {
  for (const member of [schema.items, ...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? [])]) {
    if (typeof member === 'object' && !Array.isArray(member)) tidyAll(member as Json);
  }
  tidy(schema);
}

/** Simplifies a JSON Schema for readers: no patterns beside formats, no safe-integer bounds, flags as booleans. */
export function tidy(schema: Json): void {
  if (schema.enum?.join() === 'true,false') {
    delete schema.enum;
    schema.type = 'boolean';
    if ('default' in schema) schema.default = schema.default === 'true';
  }
  if (schema.format) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.additionalProperties === false) delete schema.additionalProperties; // members may join later
  const options = schema.anyOf?.filter((option) => Object.keys(option).length); // dates have no JSON
  if (options?.length === 1) {
    delete schema.anyOf;
    Object.assign(schema, options[0]);
  } else if (options) schema.anyOf = options;
}
