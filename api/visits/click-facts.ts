import type { ClientBase } from 'pg';

/** What the website that a click led to learned about it. */
export interface ClickFacts {
  /** A UUID version 7 as 32 hexadecimal digits. */
  clickId: string;
  views: number;
  visibleMs: number;
  bounced: boolean;
  /** Milliseconds until the first page was loaded; null when unknown. */
  loadMs: number | null;
  screen: { width: number; height: number } | null;
  effectiveType: string | null;
  conversions: number;
  /** Null without a value, and where conversions have several currencies, which cannot be summed. */
  conversionValue: number | null;
}

/** Hands on what is known of a click, in the transaction that stored it; each call replaces what the one before said. */
export async function tellClickFacts(_client: ClientBase, _facts: ClickFacts): Promise<void> {}
