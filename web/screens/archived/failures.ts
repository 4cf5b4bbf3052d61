/** What is said when something could not be done to a URL of the list. */
export const failures = {
  reactivate: 'Failed to reactivate URL(s)',
  extend: 'Failed to extend expiry dates',
  remove: 'Failed to delete URL(s)',
  duplicate: 'Failed to duplicate URL',
} as const;
