import { z } from 'zod';
import { snakeCase } from '../http/errors.ts';

type Json = z.core.JSONSchema.BaseSchema;
/** What the document says of members beyond their rules, by their names on the wire. */
type Told = Record<string, Json>;

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : '';

const camelCase = (name: string) => name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/** The members of a JSON body under our own names; a body that is no object has none. */
export function fromWire(body: unknown): Record<string, unknown> {
  if (!body || typeof body !== 'object') return {};
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [camelCase(name), value]));
}

/** A request that a use case judges by `rule`: the document describes it by the rule, the door only renames it. */
export const handedOn = (rule: z.ZodObject, told: Told = {}) =>
  z.unknown().transform(fromWire).meta(wireSchema(rule, told));

/** The same for members of a query that the door reads others of. */
export const handedOnMembers = <Shape extends z.ZodRawShape>(rule: z.ZodObject<Shape>, told: Told = {}) =>
  Object.fromEntries(
    Object.entries(wireSchema(rule, told).properties).map(([name, schema]) => [
      name,
      z.unknown().optional().meta(schema),
    ]),
  ) as Record<Snake<keyof Shape & string>, z.ZodOptional<z.ZodUnknown>>;

/** A flag of a query: the words true and false, documented as what they stand for. */
export const queryFlag = (name: string) =>
  z.enum(['true', 'false'], `${name} is true or false.`).optional().meta({ default: 'false' });

/** A rule's input as a JSON Schema with the names and words of the wire. */
export function wireSchema(rule: z.ZodObject, told: Told = {}) {
  const { properties = {}, required = [] } = z.toJSONSchema(rule, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => tidy(jsonSchema),
  });
  const members = Object.entries(properties).map(([name, schema]) => {
    const wired = snakeCase(name);
    return [wired, { ...spelled(schema as Json), ...told[wired] }] as const;
  });
  return {
    type: 'object' as const,
    properties: Object.fromEntries(members),
    ...(required.length && { required: required.map(snakeCase) }),
  };
}

/** Words in lower case, as requests spell them. */
function spelled({ enum: words, default: value, ...schema }: Json): Json {
  return {
    ...schema,
    ...(words && { enum: words.map((word) => String(word).toLowerCase()) }),
    ...(value !== undefined && { default: words ? String(value).toLowerCase() : value }),
  };
}

/** Writes a JSON Schema as people read it: without patterns beside formats and the bounds of safe integers, with flags. */
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
