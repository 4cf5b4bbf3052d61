/** Values of a statement by their names; in its text they are `{name:Type}`. */
export type Values = Record<string, unknown>;

/** A statement as the client sends it. */
interface Statement {
  query: string;
  query_params: Values;
  clickhouse_settings: { max_query_size?: string };
}

/** Values go in the address of a request, which servers and proxies limit: lists of more than this are written in its text. */
const MOST_LISTED = 50;
/** Bytes of text beside the lists. */
const SLACK_BYTES = 262_144;

/** A statement with short values beside its text, and long lists in it. */
export function statementOf(query: string, values: Values): Statement {
  const lists = Object.entries(values).filter(([, value]) => Array.isArray(value) && value.length > MOST_LISTED);
  if (!lists.length) return { query, query_params: values, clickhouse_settings: {} };
  const texts = new Map(lists.map(([name, list]) => [name, literalOf(list)]));
  const text = query.replace(/\{(\w+):[^{}]+\}/g, (placeholder, name: string) => texts.get(name) ?? placeholder);
  return {
    query: text,
    query_params: Object.fromEntries(Object.entries(values).filter(([name]) => !texts.has(name))),
    clickhouse_settings: { max_query_size: String(Buffer.byteLength(text) + SLACK_BYTES) },
  };
}

function literalOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literalOf).join(',')}]`;
  if (typeof value === 'number') return String(value);
  return `'${String(value).replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
