// Visitors whose page holds them up, as long as a test says.
import { expect, vi } from 'vitest';
import { proofIn } from './address-proof.ts';
import { bodyOf, idIn, measured, navigation, submit, visit } from './measuring.ts';

export interface Held {
  /** Addresses, as a trusted proxy tells them. */
  clickFrom: string;
  reportFrom?: string;
  delayMs: number;
  /** When the click was, milliseconds since 1970; now when left out. */
  at?: number;
  /** What the report hands back, of what its page carried. */
  proofOf?: (page: Buffer) => string | undefined;
}

/** A click on a link whose page is reported after so long; resolves to the page. The report takes a round trip besides. */
export async function hold(code: string, { clickFrom, reportFrom = clickFrom, delayMs, at, proofOf = proofIn }: Held) {
  const clock = vi.spyOn(Date, 'now');
  try {
    if (at) clock.mockReturnValue(at);
    const { body } = await visit([...navigation, `X-Forwarded-For: ${clickFrom}`], code);
    const id = idIn(body);
    const clickedAt = Number.parseInt(id.slice(0, 12), 16);
    clock.mockReturnValue(clickedAt + delayMs + Math.min(...measured.rtt_samples_ms));
    const report = bodyOf(id, { address_proof: proofOf(body), measurement_duration_ms: delayMs });
    expect((await submit(report, { 'x-forwarded-for': reportFrom })).status).toBe(200);
    return body;
  } finally {
    clock.mockRestore();
  }
}
