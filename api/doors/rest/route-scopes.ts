import type { FastifyInstance, RouteOptions } from 'fastify';

/**
 * Lets no server start that has a route, of those registered from now on, which declares neither the scopes that API keys need
 * for it nor, by `security`, that it authenticates otherwise or not at all.
 */
export function requireDeclaredScopes(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  app.addHook('onReady', async () => {
    const undeclared = routes.filter(({ config, schema }) => !config?.scopes && !schema?.security);
    const names = undeclared.map(({ method, url }) => `${[method].flat().join(', ')} ${url}`);
    if (names.length) throw new Error(`Declare config.scopes or schema.security of: ${names.join('; ')}.`);
  });
}
