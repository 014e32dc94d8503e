import type { Span as ApiSpan } from "@opentelemetry/api";
import { productVersion } from "../http/productVersion.ts";
import type { Asker, Span } from "../storage/statements/asking.ts";
import type { StatementWatcher } from "../storage/statements/watchStatements.ts";
import type { TraceSettings } from "./traceSettings.ts";

export interface Traces {
  /** Begins a trace, or a part of one. Names are patterns: routes, queues; nobody is named. */
  begin: (name: string, kind: "server" | "consumer" | "client", parent?: Span) => Span;
  /** A part of the trace of whoever asked, by what it does and to which table. */
  statement: StatementWatcher;
  /** Sends what is left. */
  stop: () => Promise<void>;
}

const STOP_MS = 2000;
const firstTable = /\b(?:from|into|update|join)\s+"?([a-z_]+)"?/iu;

/** Traces go to a collector as OTLP over HTTP, in batches; one that is away costs nothing but the traces. */
export async function startTraces({ url, headers, serviceName, share }: TraceSettings): Promise<Traces> {
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }, sdk, { resourceFromAttributes }, { OTLPTraceExporter }] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/sdk-trace"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/exporter-trace-otlp-http"),
  ]);
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName, "service.version": productVersion }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, headers }) })],
  });
  const tracer = provider.getTracer("vigil", productVersion);
  const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT };
  const known = new WeakMap<Span, ApiSpan>();
  const within = (parent: Span | undefined) => {
    const found = parent && known.get(parent);
    return found ? trace.setSpan(ROOT_CONTEXT, found) : ROOT_CONTEXT;
  };
  return {
    begin: (name, kind, parent) => {
      const begun = tracer.startSpan(name, { kind: kinds[kind] }, within(parent));
      const span: Span = {
        traceId: begun.spanContext().traceId,
        end: ({ failed = false, attributes = {} } = {}) => {
          begun.setAttributes(attributes);
          if (failed) begun.setStatus({ code: SpanStatusCode.ERROR });
          begun.end();
        },
      };
      known.set(span, begun);
      return span;
    },
    statement: ({ text, ms, rows, failed }, asked: Asker | undefined) => {
      if (asked?.span === undefined || known.get(asked.span)?.isRecording() !== true) return;
      const operation = (/^\W*(\w+)/u.exec(text)?.[1] ?? "statement").toLowerCase();
      const table = firstTable.exec(text)?.[1];
      const end = Date.now();
      const attributes = { "db.system.name": "postgresql", "db.operation.name": operation, "db.response.returned_rows": rows };
      const name = table === undefined ? operation : `${operation} ${table}`;
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime: end - ms, attributes }, within(asked.span));
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(end);
    },
    stop: () =>
      Promise.race([provider.shutdown(), new Promise<void>((resolve) => void setTimeout(resolve, STOP_MS).unref())]).catch(() => {}),
  };
}
