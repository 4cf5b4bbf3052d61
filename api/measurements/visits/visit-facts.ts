import type { ClientBase } from 'pg';
import { connections } from '../../click-model/dimensions.ts';
import { recordClickFacts } from '../record-facts.ts';

/** What the website that a click led to learned about it. */
export interface ClickFacts {
  /** A UUID version 7 as 32 hexadecimal digits. */
  clickId: string;
  /** Null where no page reported a visit, as the next one: a conversion that a server reports is none. */
  visibleMs: number | null;
  bounced: boolean | null;
  /** Milliseconds until the first page was loaded; null when unknown. */
  loadMs: number | null;
  screen: { width: number; height: number } | null;
  effectiveType: string | null;
  conversions: number;
}

/** Hands on what is known of a click, in the transaction that stored it; each call replaces what the one before said. */
export async function tellClickFacts(client: ClientBase, { clickId, ...facts }: ClickFacts): Promise<void> {
  const ask = async <Row>(sql: string, values: unknown[]) => (await client.query(sql, values)).rows as Row[];
  await recordClickFacts(ask, clickId, {
    visibleMs: facts.visibleMs,
    isBounce: facts.bounced,
    loadMs: facts.loadMs,
    screen: facts.screen,
    connection: connections.find((name) => name === facts.effectiveType) ?? null,
    conversions: facts.conversions,
  });
}
