/** The preferences with a few choices; the server knows the same values. */
export const choices = [
  {
    name: 'theme',
    label: 'Theme',
    note: 'Colours of the app.',
    options: [
      { value: 'system', label: 'As on my device' },
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ],
  },
  {
    name: 'dateFormat',
    label: 'Date format',
    note: 'How days are written everywhere.',
    options: [
      { value: 'browser', label: 'As in my browser' },
      { value: 'us', label: 'Jan 31, 2026' },
      { value: 'uk', label: '31 Jan 2026' },
      { value: 'iso', label: '2026-01-31' },
    ],
  },
  {
    name: 'numberFormat',
    label: 'Number format',
    note: 'How figures are written everywhere.',
    options: [
      { value: 'browser', label: 'As in my browser' },
      { value: 'comma', label: '1,234.5' },
      { value: 'point', label: '1.234,5' },
      { value: 'space', label: '1 234,5' },
    ],
  },
  {
    name: 'defaultPeriod',
    label: 'Default period',
    note: 'The days that the dashboard and the analytics begin with.',
    options: [
      { value: 'today', label: 'Today' },
      { value: '24h', label: 'Last 24 hours' },
      { value: '7d', label: 'Last 7 days' },
      { value: '30d', label: 'Last 30 days' },
      { value: '90d', label: 'Last 90 days' },
    ],
  },
  {
    name: 'landingPage',
    label: 'Landing page',
    note: 'The page you see after signing in.',
    options: [
      { value: 'dashboard', label: 'Dashboard' },
      { value: 'urls', label: 'All links' },
      { value: 'new_url', label: 'Create link' },
      { value: 'analytics', label: 'Analytics' },
      { value: 'clicks', label: 'Click history' },
    ],
  },
] as const;
