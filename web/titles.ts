import { paths } from './paths.ts';

/** What the pages are called whose title is fixed; each has the name of its path. */
export const titles = {
  dashboard: 'Dashboard',
  urls: 'All links',
  createUrl: 'Create link',
  bulk: 'Bulk create links',
  imports: 'Import links',
  archived: 'Expired & inactive links',
  analytics: 'Analytics',
  clicks: 'Click history',
  experiments: 'A/B testing',
  networking: 'Connection quality',
  validate: 'Check destination',
  generateCode: 'Generate code',
  batchCheck: 'Batch check',
  globalStats: 'Global stats',
  profile: 'Profile',
  health: 'System health',
  readiness: 'System health',
  liveness: 'System health',
  operators: 'Operators',
  takedowns: 'Take-downs',
  preferences: 'Preferences',
  usage: 'Usage & limits',
  subscription: 'Subscription',
  domains: 'Domains',
  apiKeys: 'API keys',
  webhooks: 'Webhooks',
} as const satisfies Partial<Record<keyof typeof paths, string>>;

/** The title of the page at a path; undefined where it depends on what the page shows. */
export const titleOf = (path: string): string | undefined =>
  Object.entries(titles).find(([name]) => paths[name as keyof typeof titles] === path)?.[1];

/** The heading of the dashboard. */
export const greeting = (firstName: string, isNew = false) => `${isNew ? 'Welcome' : 'Welcome back'}, ${firstName}`;
