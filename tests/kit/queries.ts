// Documents and steps that several test files use.
import { expect } from 'vitest';
import { db } from '../../api/database/db.ts';
import { gql, type Person } from './world.ts';

const URL_FIELDS = `id shortCode shortUrl originalUrl title description isActive status expiresAt clickCount botCount
  uniqueVisitors createdAt updatedAt lastClickedAt`;
const mutation = (name: string) => {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  return `mutation ($input: ${type}Input!) { ${name}(input: $input) {
    ... on ${type}Success { url { ${URL_FIELDS} } } ... on UserError { code message field } } }`;
};

export const CREATE_URL = mutation('createUrl');
export const UPDATE_URL = mutation('updateUrl');
export const TOGGLE_URL = mutation('toggleUrl');
export const DELETE_URL = `mutation ($input: DeleteUrlInput!) { deleteUrl(input: $input) {
  ... on DeleteUrlSuccess { deletedId } ... on UserError { code message field } } }`;

/** Creates a URL of `who` and returns it. */
export async function shorten(who: Person, input: object = {}): Promise<Record<string, any>> {
  const { data } = await gql(who, CREATE_URL, { input: { originalUrl: 'https://example.com/', ...input } });
  expect(data.createUrl).toHaveProperty('url');
  return data.createUrl.url;
}

/** The number behind a node's id, as REST uses it. */
export const numberOf = (id: string): number => Number(Buffer.from(id, 'base64').toString().split(':')[1]);

/** Makes somebody's links two years older, so that everything since can be compared with. */
export const createdEarlier = (who: Person) =>
  db.$executeRaw`UPDATE short_url SET created_at = created_at - interval '760 days' WHERE owner_id = ${who.id}`;
