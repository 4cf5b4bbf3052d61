/**
 * First parts of the paths that the server itself answers. Neither these nor those of the web app can be short codes.
 * A test walks the server's routes and fails when one is missing here.
 */
export const serverPaths = [
  'api',
  'assets',
  'graphql',
  'health',
  'identity',
  'measure',
  'metrics',
  'oidc',
  'report',
  's',
];
