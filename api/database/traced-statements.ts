import pg from 'pg';
import { currentTracing, type Span } from '../common/tracing.ts';

type Query = (statement: unknown, ...rest: unknown[]) => unknown;
type Callback = (error: { code?: string } | null, ...rest: unknown[]) => void;

/** Gives each statement that belongs to traced work a span of its own, on every connection of this process. */
export function traceStatements(): void {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function (this: unknown, statement, ...rest) {
    const text = textOf(statement);
    const tracing = currentTracing();
    if (text === null || !tracing?.isWithin()) return query.call(this, statement, ...rest);
    const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
    const span = tracing.begin(operation, 'client', {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': withoutValues(text),
    });
    const last = rest.at(-1);
    if (typeof last === 'function')
      return query.call(this, statement, ...rest.slice(0, -1), endingBy(span, last as Callback));
    const answer = query.call(this, statement, ...rest) as Promise<unknown>;
    answer.then(
      () => span.end(),
      (error: { code?: string }) => span.end(typeOf(error), true),
    );
    return answer;
  };
}

/** The text of a statement; null of a stream, such as COPY, and of one that tells its end to a callback of its own. */
function textOf(statement: unknown): string | null {
  if (typeof statement === 'string') return statement;
  const { text, submit, callback } = statement as { text?: unknown; submit?: unknown; callback?: unknown };
  return typeof text === 'string' && !submit && !callback ? text : null;
}

/** A statement with a question mark for each text and number in it; parameters are not in it anyway. */
const withoutValues = (text: string): string =>
  text
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/(?<![\w$."])\d+(?:\.\d+)?(?![\w"])/g, '?')
    .replace(/\s+/g, ' ')
    .trim();

const typeOf = ({ code }: { code?: string }): Record<string, string> => (code ? { 'error.type': code } : {});

function endingBy(span: Span, callback: Callback): Callback {
  return (error, ...rest) => {
    span.end(error ? typeOf(error) : {}, error !== null && error !== undefined);
    callback(error, ...rest);
  };
}
