/** What is said when something could not be done to a URL of the list. */
export const failures = {
  reactivate: 'Failed to reactivate links',
  extend: 'Failed to extend expiry dates',
  remove: 'Failed to delete links',
  duplicate: 'Failed to duplicate link',
} as const;
