/** Every path of the web app. The server reserves the first segments, so a short code can never hide a page. */
export const paths = {
  home: '/',
  login: '/login',
  authCallback: '/auth/callback',
  dashboard: '/dashboard',
  urls: '/urls',
  createUrl: '/urls/new',
  bulk: '/urls/bulk',
  imports: '/urls/import',
  archived: '/urls/archived',
  url: '/urls/:id',
  editUrl: '/urls/:id/edit',
  analytics: '/analytics',
  clicks: '/analytics/clicks',
  experiments: '/analytics/experiments',
  networking: '/networking',
  validate: '/tools/validate',
  generateCode: '/tools/generate-code',
  batchCheck: '/tools/batch-check',
  globalStats: '/tools/global-stats',
  health: '/system/health',
  readiness: '/system/health/ready',
  liveness: '/system/health/live',
  operators: '/system/operators',
  takedowns: '/system/take-downs',
  preferences: '/account/preferences',
  usage: '/account/usage',
  subscription: '/account/subscription',
  accountClosed: '/account/closed',
  domains: '/account/domains',
  apiKeys: '/account/api-keys',
  webhooks: '/account/webhooks',
  profile: '/account/profile',
  help: '/help/metrics',
} as const;

/** First segments kept free for pages of later versions: a short code, once given, cannot be taken back. */
export const futureSegments = ['account'] as const;

/** Where the help page explains a figure, by its id there. */
export const helpOn = (id: string): string => `${paths.help}#${id}`;

/** The page of the API's documentation; the server renders it. */
export const API_DOCS = '/api/docs';
/** The guides for integrators; the server renders them, too. */
export const API_GUIDES = '/api/docs/guides';

const LINK = /^\/urls\/(?!(?:new|bulk|import|archived)$)([^/]+)$/;

/** The id of the link whose page is at a path; null at every other page. */
export function linkAt(path: string): string | null {
  const [, id] = LINK.exec(path) ?? [];
  return id ? decodeURIComponent(id) : null;
}
