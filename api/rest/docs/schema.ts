import { escape } from '../../pages/html.ts';
import type { Schema } from '../json-schema.ts';

/** One member of a schema, where it stands and what it may be. */
interface Member {
  path: string;
  schema: Schema;
  isRequired: boolean;
}

const DEEPEST = 4;

const propertiesOf = (schema: Schema) => schema['properties'] as Record<string, Schema> | undefined;
const itemsOf = (schema: Schema) => schema['items'] as Schema | undefined;

/** The members of an object, those inside objects and lists among them: `urls[].short_code`. */
function membersOf(schema: Schema, prefix = '', depth = 0): Member[] {
  const required = (schema['required'] ?? []) as string[];
  return Object.entries(propertiesOf(schema) ?? {}).flatMap(([name, member]) => {
    const path = prefix + name;
    const inner = itemsOf(member) ?? member;
    const below = depth < DEEPEST ? membersOf(inner, `${path}${inner === member ? '.' : '[].'}`, depth + 1) : [];
    return [{ path, schema: member, isRequired: required.includes(name) }, ...below];
  });
}

const words: Record<string, string> = {
  'date-time': 'date and time, ISO 8601',
  date: 'day, YYYY-MM-DD',
  binary: 'file',
};

const limits: Record<string, (value: unknown) => string> = {
  minimum: (value) => `from ${value}`,
  maximum: (value) => `to ${value}`,
  minItems: (value) => `at least ${value}`,
  maxItems: (value) => `at most ${value}`,
  minLength: (value) => `at least ${value} characters`,
  maxLength: (value) => `at most ${value} characters`,
  default: (value) => `default <code>${escape(JSON.stringify(value))}</code>`,
};

function kindOf(schema: Schema): string {
  if (typeof schema['$ref'] === 'string') {
    const name = escape(schema['$ref'].split('/').at(-1)!);
    return `<a href="#schema-${name}">${name}</a>`;
  }
  if (Array.isArray(schema['anyOf'])) return schema['anyOf'].map(kindOf).join(' or ');
  if (Array.isArray(schema['enum'])) {
    return schema['enum'].map((word) => `<code>${escape(String(word))}</code>`).join(', ');
  }
  const items = itemsOf(schema);
  if (items) return propertiesOf(items) ? 'list of objects' : `list of ${kindOf(items)}`;
  const types = [schema['type']].flat().map(String);
  const format = words[String(schema['format'])];
  return escape(types.map((type) => (type === 'string' && format ? format : type)).join(' or '));
}

/** A schema in a line of HTML: what it may be, its limits and its default. */
export function typeOf(schema: Schema): string {
  const bounds = Object.entries(limits).flatMap(([name, tell]) => (name in schema ? tell(schema[name]) : []));
  return [kindOf(schema), ...bounds].join(', ');
}

/** One line of a list of members. */
export function memberLine(name: string, schema: Schema, isRequired: boolean, description?: string): string {
  const required = isRequired ? ' <span class="required">required</span>' : '';
  const told = description ?? (schema['description'] as string | undefined) ?? '';
  return `<div><dt><code>${escape(name)}</code>${required}</dt>
<dd><span class="type">${typeOf(schema)}</span>${told && `<br>${escape(told)}`}</dd></div>`;
}

/** A schema as HTML: its members one by one where it has any. Which are required is said of what a caller sends. */
export function schemaBlock(schema: Schema, isSent: boolean): string {
  const items = itemsOf(schema);
  const members = membersOf(items ?? schema, items ? '[].' : '');
  if (!members.length) return `<p>${typeOf(schema)}</p>`;
  const lines = members.map((member) => memberLine(member.path, member.schema, isSent && member.isRequired));
  return `<dl>${lines.join('\n')}</dl>`;
}
