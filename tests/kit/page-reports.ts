// What pages report: those of measured redirects, and those of websites with the snippet.
import { mintClickId } from '../../api/click-model/click-id.ts';
import { receiptsOf } from './measuring.ts';
import { signClickId, useSigningKey } from '../../api/measurements/signed-click-id.ts';

/** What the page of a measured redirect reports. */
export function measurement() {
  useSigningKey(Buffer.alloc(32, 7));
  const clickId = signClickId(mintClickId(Date.now()), { source: 'redirect', isPrivate: false })!;
  return {
    click_id: clickId,
    measurements: { rtt_samples_ms: [20, 21, 22], throughput_samples_mbps: [12], receipts: receiptsOf(clickId) },
    measurement_duration_ms: 1,
  };
}
/** The headers of a page of a website. */
export const pages = { origin: 'https://reports.example', 'content-type': 'application/json' };
/** What each page of a website reports. */
export const reportOf = ({ id, snippetToken }: { id: number; snippetToken: string }) => ({
  website_id: id,
  snippet_token: snippetToken,
  session_id: crypto.randomUUID(),
});
/** What its snippet measured. */
export const measured = { measurements: { rtt: 30, throughput: 8, test_duration_ms: 400, effective_type: '4g' } };
/** A visit of it. */
export const visited = {
  seq: 1,
  age_ms: 0,
  views: 1,
  visible_ms: 9,
  load_ms: 5,
  conversions: [{ id: 'c', name: 'order' }],
};
