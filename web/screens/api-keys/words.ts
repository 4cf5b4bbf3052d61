import type { ApiKeyScope } from '../../__generated__/useApiKeyMutationsCreateMutation.graphql';

/** What each scope is called, and what it allows. */
export const scopes: readonly { value: ApiKeyScope; label: string; text: string }[] = [
  { value: 'read', label: 'Read', text: 'Links, websites, A/B tests and settings' },
  { value: 'write', label: 'Write', text: 'Create, change and delete them' },
  { value: 'analytics', label: 'Analytics', text: 'Clicks, figures and exports' },
  { value: 'conversions', label: 'Conversions', text: 'Report conversions from your server' },
];

export const labelOf = (scope: string): string => scopes.find(({ value }) => value === scope)?.label ?? scope;

const DAY_MS = 86_400_000;

/** How long a new key lasts. */
export const lifetimes = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
  { value: 'never', label: 'No expiry' },
] as const;
export type Lifetime = (typeof lifetimes)[number]['value'];

/** When a key made now would expire; null for never. */
export const expiryOf = (lifetime: Lifetime, now: number): string | null =>
  lifetime === 'never' ? null : new Date(now + Number(lifetime) * DAY_MS).toISOString();
