/** A link whose options nobody has set. */
export const plainOptions = {
  noIndex: false,
  referrerPolicy: null,
  redirectStatus: null,
  queryForwarding: null,
  pathForwarding: false,
  noPreview: false,
  redirectRules: [] as object[],
  tags: [] as object[],
  startsAt: null,
  fallbackUrl: null,
  maxClicks: null,
  status: 'ACTIVE',
  hasPassword: false,
  cardTitle: null as string | null,
  cardDescription: null as string | null,
  cardPicture: null as string | null,
};
