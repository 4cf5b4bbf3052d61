// Traces by the packages of OpenTelemetry, which are loaded only where traces are sent: they read the other settings (OTEL_…) themselves.
import { setTimeout as delay } from 'node:timers/promises';
import { context, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, ParentBasedSampler, AlwaysOnSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import { useTracing, type Tracing } from '../common/tracing.ts';
import { version } from '../common/version.ts';
import { traceStatements } from './traced-statements.ts';

/** How long the last spans may take at the end, milliseconds. */
const END_MS = 1_000;

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

/** What a piece of work belongs to: what asked for it, or else what is under way here. */
function contextOf(parent: string | undefined): Context {
  const asking = parent === undefined ? null : parseTraceParent(parent);
  return asking ? trace.setSpanContext(context.active(), { ...asking, isRemote: true }) : context.active();
}

/** Sends spans of this process, whose `role` is told with them, until the function returned is called. */
export function openTracing(role: string): () => Promise<void> {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': 'footbridge', 'service.version': version, 'footbridge.process': role }),
    ),
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('footbridge', version);
  const tracing: Tracing = {
    begin(name, kind, attributes, { began, parent } = {}) {
      const around = contextOf(parent);
      const span = tracer.startSpan(
        name,
        { kind: kinds[kind], attributes, ...(began && { startTime: began }) },
        around,
      );
      const own = trace.setSpan(around, span);
      return {
        end(more = {}, hasFailed = false) {
          span.setAttributes(more);
          if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR }); // without a message, which may have values
          span.end();
        },
        within: (work) => context.with(own, work),
      };
    },
    isWithin: () => trace.getSpan(context.active()) !== undefined,
  };
  useTracing(tracing);
  traceStatements();
  return async () => {
    useTracing(null);
    // What a collector that is away does not take is lost.
    await Promise.race([provider.shutdown().catch(() => {}), delay(END_MS, undefined, { ref: false })]);
  };
}
