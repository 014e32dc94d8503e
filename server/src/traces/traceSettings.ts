import { z } from "zod";

const text = z.string().trim();
const samplers = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

export interface TraceSettings {
  url: string;
  headers: Record<string, string>;
  serviceName: string;
  /** The share of calls and jobs that are recorded. */
  share: number;
}

/** The variables of OpenTelemetry that hold here; a program beside may have others. */
export const traceVariables = {
  OTEL_SDK_DISABLED: text.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: text.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: text.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: text.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: text.optional(),
  OTEL_SERVICE_NAME: text.optional(),
  OTEL_TRACES_EXPORTER: text.optional(),
  OTEL_TRACES_SAMPLER: text.optional(),
  OTEL_TRACES_SAMPLER_ARG: text.optional(),
};
type Given = z.infer<z.ZodObject<typeof traceVariables>>;

const endpointOf = (given: Given): string | undefined => {
  if (given.OTEL_SDK_DISABLED?.toLowerCase() === "true" || given.OTEL_TRACES_EXPORTER === "none") return undefined;
  if (given.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT !== undefined) return given.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT;
  const base = given.OTEL_EXPORTER_OTLP_ENDPOINT;
  return base === undefined ? undefined : `${base.replace(/\/$/u, "")}/v1/traces`;
};

const isShare = (word = "1"): boolean => /^(?:0|1|0?\.\d+|1\.0+)$/u.test(word);

export function traceFaults(given: Given): { path: [keyof Given]; message: string }[] {
  const url = endpointOf(given);
  if (url === undefined) return [];
  const found: { path: [keyof Given]; message: string }[] = [];
  if (!URL.canParse(url) || !/^https?:$/u.test(new URL(url).protocol))
    found.push({ path: ["OTEL_EXPORTER_OTLP_ENDPOINT"], message: "must be an address such as http://127.0.0.1:4318" });
  if (given.OTEL_EXPORTER_OTLP_PROTOCOL !== undefined && given.OTEL_EXPORTER_OTLP_PROTOCOL !== "http/json")
    found.push({ path: ["OTEL_EXPORTER_OTLP_PROTOCOL"], message: "must be http/json, or not be set: traces are sent as JSON" });
  const sampler = given.OTEL_TRACES_SAMPLER;
  if (sampler !== undefined && !samplers.some((known) => known === sampler))
    found.push({ path: ["OTEL_TRACES_SAMPLER"], message: `must be one of ${samplers.join(", ")}` });
  if (sampler?.endsWith("ratio") === true && !isShare(given.OTEL_TRACES_SAMPLER_ARG))
    found.push({ path: ["OTEL_TRACES_SAMPLER_ARG"], message: "must be a share from 0 to 1, such as 0.05" });
  return found;
}

/** undefined = nothing is recorded, and nothing of OpenTelemetry is loaded. */
export function traceSettingsOf(given: Given): TraceSettings | undefined {
  const url = endpointOf(given);
  if (url === undefined) return undefined;
  const sampler = given.OTEL_TRACES_SAMPLER ?? "parentbased_always_on";
  const share = sampler.endsWith("ratio") ? Number(given.OTEL_TRACES_SAMPLER_ARG ?? 1) : sampler.endsWith("off") ? 0 : 1;
  const headers = (given.OTEL_EXPORTER_OTLP_HEADERS ?? "").split(",").flatMap((pair) => {
    const at = pair.indexOf("=");
    return at > 0 ? [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())] as const] : [];
  });
  return { url, headers: Object.fromEntries(headers), serviceName: given.OTEL_SERVICE_NAME ?? "vigil", share };
}
