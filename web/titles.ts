import { paths } from './paths.ts';

/** What the pages are called whose title is fixed; each has the name of its path. */
export const titles = {
  dashboard: 'Dashboard',
  urls: 'All Links',
  createUrl: 'Create Link',
  bulk: 'Bulk Create Links',
  archived: 'Expired & Inactive Links',
  analytics: 'Analytics',
  clicks: 'Click History',
  experiments: 'A/B Testing',
  networking: 'Connection Quality',
  validate: 'Check Destination',
  generateCode: 'Generate Code',
  batchCheck: 'Batch Check',
  globalStats: 'Global Stats',
  profile: 'Profile',
  health: 'System Health',
  readiness: 'System Health',
  liveness: 'System Health',
  operators: 'Operators',
  takedowns: 'Take-Downs',
  preferences: 'Preferences',
  usage: 'Usage & Limits',
  subscription: 'Subscription',
  apiKeys: 'API Keys',
  webhooks: 'Webhooks',
} as const satisfies Partial<Record<keyof typeof paths, string>>;

/** The title of the page at a path; undefined where it depends on what the page shows. */
export const titleOf = (path: string): string | undefined =>
  Object.entries(titles).find(([name]) => paths[name as keyof typeof titles] === path)?.[1];

/** The heading of the dashboard. */
export const greeting = (firstName: string, isNew = false) => `${isNew ? 'Welcome' : 'Welcome back'}, ${firstName}`;
