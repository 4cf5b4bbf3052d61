/**
 * First path segments the server itself answers; with those of the web app's routes they can never be short codes.
 * A test walks the server's routes and fails when one is missing here.
 */
export const serverSegments = ['api', 'assets', 'graphql', 'health', 'identity', 'measure', 'metrics', 'oidc', 's'];
