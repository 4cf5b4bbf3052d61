import type { FastifyReply, FastifyRequest } from 'fastify';
import { config } from '../../common/config.ts';
import { flag, text } from './fields.ts';

/** What lists say of their next page, beside the header Link. */
export const cursorMembers = {
  has_more: flag.describe('Whether another page follows.'),
  end_cursor: text.nullable().describe('What to send as after for the next page; null on an empty page.'),
};

/** The configuration of a route whose answer names its next page. */
export const paged = { sends: ['Link'] } as const;

/** The parameters of a next page. */
export type NextPage = Record<string, string | number>;

/** Names the next page of a list in the header Link (RFC 8288): the same query with other parameters; nothing after the last page. */
export function linkNext({ url }: FastifyRequest, reply: FastifyReply, next: NextPage | null): void {
  if (!next) return;
  const address = new URL(config.publicOrigin + url);
  if ('after' in next) address.searchParams.delete('page'); // a cursor takes its place
  for (const [name, value] of Object.entries(next)) address.searchParams.set(name, String(value));
  void reply.header('link', `<${address.href}>; rel="next"`);
}
