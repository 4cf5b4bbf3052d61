/** What tells a link from others. */
export interface NamedLink {
  domain?: string | null | undefined;
  shortCode: string;
}

/** A link as it is named beside others: its code, with the domain before it where it is on one of the account. */
export const linkName = (domain: NamedLink['domain'], shortCode: string): string => `${domain ?? ''}/${shortCode}`;
