import type { RouteOptions } from 'fastify';
import { z } from 'zod';
import { config } from '../../common/config.ts';
import type { TypedApp } from './typed.ts';

/** When members of answers were replaced by others, and until when they stay (docs/api.md, Versions). */
const DEPRECATED_AT = new Date('2026-11-23T00:00:00Z');
const SUNSET_AT = new Date('2027-11-23T00:00:00Z');

/** The headers of an answer with members that will go: RFC 9745 and RFC 8594. */
export const deprecationHeaders = {
  deprecation: `@${DEPRECATED_AT.getTime() / 1000}`,
  sunset: SUNSET_AT.toUTCString(),
  link: `<${config.publicOrigin}/api/docs/guides/apis#versions>; rel="deprecation"; type="text/html"`,
};

/** What was found of schemas, which routes share. */
const found = new WeakMap<object, boolean>();

/** Whether a schema, or what it is made of, is marked as deprecated; a JSON schema of each takes far longer to make. */
function isMarked(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const known = found.get(part);
  if (known !== undefined) return known;
  found.set(part, false); // one that contains itself
  const isSchema = part instanceof z.ZodType;
  const parts = isSchema ? [part.def] : Object.values(part);
  const isFound = (isSchema && part.meta()?.deprecated === true) || parts.some(isMarked);
  found.set(part, isFound);
  return isFound;
}

/** Whether a success of a route has a member that is marked as deprecated. */
const hasDeprecated = ({ schema }: RouteOptions): boolean =>
  isMarked((schema?.response as Record<string, unknown> | undefined)?.[200]);

/** Adds the headers to every success of the routes whose answers have members that will go, and to the document. */
export function tellDeprecation(app: TypedApp): void {
  app.addHook('onRoute', (route) => {
    if (!hasDeprecated(route)) return;
    route.config = { ...route.config, sends: [...(route.config?.sends ?? []), 'Deprecation', 'Sunset', 'Link'] };
  });
  app.addHook('onSend', async ({ routeOptions }, reply) => {
    if (reply.statusCode < 400 && routeOptions.config.sends?.includes('Deprecation')) {
      const next = reply.getHeader('link');
      void reply.headers(deprecationHeaders);
      if (next !== undefined) void reply.header('link', `${String(next)}, ${deprecationHeaders.link}`);
    }
  });
}
