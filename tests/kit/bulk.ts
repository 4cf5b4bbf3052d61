// Lists of URLs, as both doors take them.
import { db } from '../../api/database/db.ts';
import { at, gql, type Person } from './world.ts';

const CREATE = `mutation ($input: BulkCreateUrlsInput!) { bulkCreateUrls(input: $input) {
  ... on BulkCreateUrlsSuccess { creation { jobId isReplay created failed
    results { row ok originalUrl url { shortCode originalUrl title description } error { code message field } } } }
  ... on UserError { code message field } } }`;
/** Sends rows to the GraphQL door. */
export const create = async (who: Person, rows: object[], extra: object = {}) =>
  (await gql(who, CREATE, { input: { rows, ...extra } })).data.bulkCreateUrls;
/** Sends rows to the REST door, with an idempotency key where one is given. */
export const post = async (who: Person, urls: unknown, key?: string) => {
  const response = await fetch(at('/api/urls/bulk'), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${who.token}`,
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify({ urls }),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as any };
};
export const many = (count: number, prefix = 'https://example.com/') =>
  Array.from({ length: count }, (_, index) => ({ original_url: prefix + index }));
/** How many links a person has. */
export const countOf = (who: Person) => db.shortUrl.count({ where: { ownerId: who.id } });
