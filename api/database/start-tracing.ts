import { config } from '../common/config.ts';

/** Sends traces of this process where OTEL_EXPORTER_OTLP_ENDPOINT says where to, until the function returned is called. */
export async function startTracing(role: 'server' | 'worker' | 'ingester'): Promise<() => Promise<void>> {
  if (!config.otlpEndpoint) return async () => {};
  const { openTracing } = await import('./otlp-tracing.ts');
  return openTracing(role);
}
