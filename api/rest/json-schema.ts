/** A JSON Schema, draft 2020-12. */
export type Schema = Readonly<Record<string, unknown>>;

declare module 'fastify' {
  interface FastifySchema {
    /** What the operation does, in one line. */
    summary?: string;
    description?: string;
    tags?: readonly string[];
    /** The media type of the request's body; application/json when left out. */
    consumes?: string;
    /** True where no access token is asked for. */
    isPublic?: boolean;
  }
}

export const text = { type: 'string' } as const;
/** Text of so many characters. */
export const atMost = (maxLength: number): Schema => ({ ...text, maxLength });
export const whole = { type: 'integer' } as const;
export const number = { type: 'number' } as const;
export const flag = { type: 'boolean' } as const;
export const moment = { type: 'string', format: 'date-time' } as const;
export const day = { type: 'string', format: 'date' } as const;
export const oneOf = (...words: string[]): Schema => ({ type: 'string', enum: words });
export const list = (items: Schema): Schema => ({ type: 'array', items });
export const described = (schema: Schema, description: string): Schema => ({ ...schema, description });
export const withDefault = (schema: Schema, value: unknown): Schema => ({ ...schema, default: value });

/** The schema, or null. */
export const nullable = (schema: Schema): Schema =>
  typeof schema.type === 'string' && !schema.enum
    ? { ...schema, type: [schema.type, 'null'] }
    : { anyOf: [schema, { type: 'null' }] };

/** What is null until it can be known; `why` says what it takes. */
export const onceKnown = (schema: Schema, why: string): Schema => described(nullable(schema), why);

/** An object with all of these members; others may join later, and break nobody. */
export const object = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

/** An object a caller sends: only what is named is required. */
export const input = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  ...(required.length && { required }),
  properties,
});

/** A schema of the document's components. */
export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const refusals: Record<number, string> = {
  400: 'The request cannot be understood; details.field names what is wrong.',
  401: 'No valid access token.',
  403: 'The plan does not allow it.',
  404: "There is none of yours; others' look like this too.",
  409: 'Taken, reserved, or changed meanwhile.',
  413: 'The body is too large.',
  429: 'The rate is used up, or too much is under way; Retry-After says for how many seconds.',
  503: 'Not available for the moment.',
};

/** The answers of an operation: its success, and the refusals it knows; whatever asks for a token also knows 429. */
export const answers = (status: number, description: string, schema: Schema | null, ...errors: number[]) => ({
  [status]: { description, ...schema },
  ...Object.fromEntries(
    (errors.includes(401) ? [...errors, 429] : errors).map((code) => [
      code,
      { description: refusals[code], ...ref('Error') },
    ]),
  ),
});
