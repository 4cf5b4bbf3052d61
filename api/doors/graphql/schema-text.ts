import { isObjectType, lexicographicSortSchema, printSchema } from 'graphql';
import { SEMANTIC_NON_NULL } from '../../graph/refusable-fields.ts';
import { schema } from './schema.ts';

const DIRECTIVE = `"The field is null only where an error of the answer says why; clients that fail with any error can take it for non-null."
directive @${SEMANTIC_NON_NULL}(levels: [Int] = [0]) on FIELD_DEFINITION`;

const MARK = ` @${SEMANTIC_NON_NULL}`;
const TYPE = /^type (\w+)/;
/** A field on one line; one whose arguments follow; and where these end. */
const FIELD = /^ {2}(\w+)(?:\(.*\))?: \S+/;
const OPENED = /^ {2}(\w+)\($/;
const CLOSED = /^ {2}\): \S+/;
const QUOTES = /^ *"""/;
const ONE_LINE = /^ *""".*"""$/;

function isMarked(type: string, field: string): boolean {
  const known = schema.getType(type);
  return isObjectType(known) && SEMANTIC_NON_NULL in (known.getFields()[field]?.extensions ?? {});
}

/** Adds the mark to the lines of a printed schema that end a marked field; the printer prints no directives of fields. */
function marked(lines: readonly string[]): string[] {
  let [type, field, isProse] = ['', '', false];
  return lines.map((line) => {
    if (QUOTES.test(line) && !ONE_LINE.test(line)) isProse = !isProse;
    if (isProse || QUOTES.test(line)) return line;
    [, type] = TYPE.exec(line) ?? [line, type];
    [, field] = OPENED.exec(line) ?? FIELD.exec(line) ?? [line, field];
    const [end] = FIELD.exec(line) ?? CLOSED.exec(line) ?? [];
    return end && isMarked(type!, field!) ? `${end}${MARK}${line.slice(end.length)}` : line;
  });
}

let text: string | undefined;

/** The schema as text, sorted; fields that are null by an error alone are marked. Made at the first call. */
export function schemaText(): string {
  if (text !== undefined) return text;
  const lines = printSchema(lexicographicSortSchema(schema)).split('\n');
  return (text = `${DIRECTIVE}\n\n${marked(lines).join('\n')}\n`);
}
