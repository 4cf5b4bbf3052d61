// How PostgreSQL answers the queries behind one question of the list.
import type { QueryResult } from 'pg';
import type { Bench } from './urls-installation.ts';

/** A plan repeats the ids it was given. */
const LONGEST_LINE = 200;

/** A question to the list, as GraphQL takes it. */
export interface Asked {
  filter?: object;
  order?: { field: string; direction: string };
  scope?: string;
  page?: number;
  after?: string | null;
}

/** The plans of the SQL that a list's question runs, as the application writes it. */
export async function explainList(
  { pool, ownerId }: Bench,
  { filter, order, scope, page, after }: Asked,
): Promise<string> {
  const { UrlList } = await import('../../api/urls/url-list.ts');
  const { openWindow } = await import('../../api/urls/url-window.ts');
  const question = { ...filter, scope, sort: order?.field, direction: order?.direction };
  const plans: Promise<string>[] = [];
  const query = pool.query.bind(pool) as (text: string, values: unknown[]) => Promise<QueryResult>;
  const explained = async (text: string, values: unknown[]) => {
    const { rows } = await query(`EXPLAIN (ANALYZE, BUFFERS) ${text}`, values);
    return `${text}\n${rows.map((row) => String(row['QUERY PLAN']).slice(0, LONGEST_LINE)).join('\n')}`;
  };
  pool.query = ((text: string, values: unknown[]) => {
    plans.push(explained(text, values));
    return query(text, values);
  }) as typeof pool.query;
  const list = new UrlList({ id: ownerId }, question);
  const shown = openWindow(list, { first: 10, page, after });
  await Promise.all([list.total(), shown.listed(), shown.hasNext(), shown.hasPrevious()]);
  pool.query = query as typeof pool.query;
  return (await Promise.all(plans)).join('\n\n');
}
