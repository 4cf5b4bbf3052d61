/** What a span tells: standard names of OpenTelemetry, and nothing of visitors, links or destinations. */
export type SpanAttributes = Record<string, string | number>;

/** server: a request that is answered. client: one that is made. internal: work of our own. */
export type SpanKind = 'server' | 'client' | 'internal';

/** A piece of work that is traced. */
export interface Span {
  /** Ends it; more is known of it by then. */
  end(attributes?: SpanAttributes, hasFailed?: boolean): void;
  /** Runs what belongs to it. */
  within<Result>(work: () => Result): Result;
}

/** Where a piece of work comes from. */
export interface Origin {
  /** When it began, milliseconds since 1970, where that is not now. */
  began?: number;
  /** The header `traceparent` of the work that asked for it (W3C Trace Context); what cannot be read is none. */
  parent?: string;
}

/** Where spans go to. */
export interface Tracing {
  begin(name: string, kind: SpanKind, attributes: SpanAttributes, origin?: Origin): Span;
  /** Whether a span is under way here, to which what begins now belongs. */
  isWithin(): boolean;
}

let tracing: Tracing | null = null;

/** Sends spans from now on; null for nowhere. */
export function useTracing(other: Tracing | null): void {
  tracing = other;
}

/** Where spans go to; null where nothing is traced. */
export const currentTracing = (): Tracing | null => tracing;

/** Runs work in a span of its own, where something is traced. */
export async function traced<Result>(
  name: string,
  attributes: SpanAttributes,
  work: () => Promise<Result>,
): Promise<Result> {
  const span = tracing?.begin(name, 'internal', attributes);
  if (!span) return work();
  try {
    const result = await span.within(work);
    span.end();
    return result;
  } catch (error) {
    span.end({}, true);
    throw error;
  }
}
