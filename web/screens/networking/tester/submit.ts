import { authorizedFetch } from '../../../session/authorized-fetch.ts';
import { callPublic, succeeded } from '../../../session/http.ts';
import type { PlanResult } from './measure-plan.ts';

interface Connection {
  effectiveType?: string;
  downlink?: number;
  rtt?: number;
}
const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const rounded = (value: number) => Math.round(value * 100) / 100;

/** What is said of a click's measurement. */
export interface ClientAnswer {
  connection_quality: string | null;
  confidence_score: number;
}

/** Submits a run as the measurement of one of the viewer's own clicks; throws RequestError. */
export async function submitClient(clickId: string, result: PlanResult): Promise<ClientAnswer> {
  const { effectiveType, downlink, rtt } = connection();
  const call = authorizedFetch('/api/measurements', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      click_id: clickId,
      measurements: {
        rtt_samples_ms: result.rttsMs.map(rounded),
        throughput_samples_mbps: result.throughputsMbps.map(rounded),
        throughput_kind: result.throughputKind,
        network_api_effective_type: effectiveType,
        network_api_downlink_mbps: downlink,
        network_api_rtt_ms: rtt,
      },
      measurement_duration_ms: Math.round(result.durationMs),
      user_agent: navigator.userAgent,
      timestamp: new Date().toISOString(),
    }),
  });
  const response = await succeeded(call);
  return (await response.json()) as ClientAnswer;
}

/** What is said of a website's measurement. */
export interface SnippetAnswer {
  quality: string | null;
  network_type: string | null;
}

/** Submits a run as the snippet of a website would; throws RequestError. */
export async function submitSnippet(websiteId: string, token: string, result: PlanResult): Promise<SnippetAnswer> {
  const call = authorizedFetch('/api/snippet-measurements', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      website_id: websiteId,
      snippet_token: token,
      session_id: crypto.randomUUID(),
      page_url: window.location.href,
      measurement_type: 'click',
      measurements: {
        rtt: Math.round(mean(result.rttsMs)),
        throughput: rounded(Math.max(...result.throughputsMbps)),
        throughput_kind: result.throughputKind,
        test_duration_ms: Math.round(result.durationMs),
        effective_type: connection().effectiveType ?? 'unknown',
        connection_type: 'unknown',
        quality: 'unknown',
        score: 0,
      },
      user_agent: navigator.userAgent,
      timestamp: Math.round(Date.now() / 1_000),
    }),
  });
  const response = await succeeded(call);
  return (await response.json()) as SnippetAnswer;
}

/** Asks the server how it is; throws RequestError where it is not well. */
export const checkHealth = (): Promise<unknown> => callPublic('/health');
