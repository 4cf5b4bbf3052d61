// What a visitor's browser asks and reports where the way of a click is measured.
import { newLineTest } from '../../api/measurements/line-test.ts';
import { writeReceipt } from '../../api/measurements/receipts.ts';
import { rememberDelivery } from '../../api/measurements/witness.ts';
import { CHROME } from './agents.ts';
import { request, sendRaw } from './raw-http.ts';
import { at } from './world.ts';

/** The headers of a person's navigation. */
export const navigation = ['Sec-Fetch-Mode: navigate', 'Sec-Fetch-Dest: document', `User-Agent: ${CHROME}`];
/** Follows a short code. */
export const visit = (headers = navigation, code = 'measured', method = 'GET') =>
  sendRaw(request(method, `/${code}`, headers));
export const headerOf = (lines: string[], name: string) =>
  lines.find((line) => line.toLowerCase().startsWith(`${name}: `))?.slice(name.length + 2);
/** The click id in a page that measures. */
export const idIn = (body: Buffer) => /data-click-id="([0-9a-f]+)"/.exec(body.toString())?.[1] ?? '';
/** The id of a new click whose way is to be measured. */
export const clicked = async (code = 'measured') => idIn((await visit(navigation, code)).body);

export const measured = { rtt_samples_ms: [21, 22, 21.5, 21.2, 22.5], throughput_samples_mbps: [17.5, 42.8] };
/** The receipts of a page that has just sent four pings and fetched a large file, which its browser acknowledged at once. */
export const receiptsOf = (clickId: string) => {
  const digits = clickId.slice(0, 32);
  const askedMs = Math.min(Math.max(0, Date.now() - Number.parseInt(clickId.slice(0, 12), 16)), 99_999_999);
  const receipts = [1_024, 1_024, 1_024, 1_024, 102_400].map((bytes, index) => ({
    ...{ number: String(index), bytes, askedMs },
  }));
  rememberDelivery(digits, receipts.at(-1)!, 1);
  return receipts.map((receipt) => writeReceipt(digits, receipt));
};
/** What the page of a website that was told to measure, and did so, adds to its report. */
export function proven<Measurements extends object>(measurements: Measurements) {
  const test_id = newLineTest(Date.now() - 1_000)!;
  return { test_id, measurements: { ...measurements, receipts: receiptsOf(test_id) } };
}
/** What the page reports of a click, so soon that it can have taken no longer. */
export const bodyOf = (clickId: string, more: object = {}) => ({
  click_id: clickId,
  measurements: { ...measured, receipts: receiptsOf(clickId) },
  measurement_duration_ms: 1,
  ...more,
});
/** Reports a measurement. */
export async function submit(body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(at('/api/measurements'), {
    method: 'POST',
    headers: { 'content-type': 'text/plain', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as any };
}
