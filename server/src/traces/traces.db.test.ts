import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { migratedDatabase } from "../../test/storage/emptyDatabase.ts";
import { testServers } from "../../test/testServers.ts";
import type { Asker } from "../storage/statements/asking.ts";
import { statementWatchers } from "../storage/statements/watchStatements.ts";
import { traceFaults, traceSettingsOf } from "./traceSettings.ts";
import { within } from "./within.ts";

interface Sent {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}
const spans: Sent[] = [];
const asked: { url: string; authorization: string }[] = [];
/** A collector: takes what comes as OTLP in JSON. */
const take = async (request: IncomingMessage, response: ServerResponse) => {
  asked.push({ url: request.url ?? "", authorization: request.headers.authorization ?? "" });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the protocol has it
  const { resourceSpans } = (await json(request)) as { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] };
  for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
  response.writeHead(200, { "content-type": "application/json" }).end("{}");
};
const collector = createServer((request, response) => void take(request, response));
collector.listen(0, "127.0.0.1");
await once(collector, "listening");
const address = collector.address();
const port = typeof address === "object" ? address?.port : 0;
afterAll(() => {
  collector.closeAllConnections();
  collector.close();
});

const database = migratedDatabase();
const start = testServers({ ...database.environment, DEMO: "on" });

test(
  "a call, its statements, a job and a mail are traces that name nobody, and statements know whose they are",
  { timeout: 60_000 },
  async () => {
    const environment = {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20ours",
    };
    const { local, house, signIn, stop } = await start(environment);
    const seen: { text: string; by: Asker | undefined }[] = [];
    statementWatchers(house.pool).add(({ text }, by) => seen.push({ text, by }));
    const wrong = { username: "maria.secret", password: "Never-2026", domain: "demo" };
    const refused = await fetch(`${local}/api/user/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(wrong),
    });
    const requestId = refused.headers.get("x-request-id");
    expect(refused.status).toBeLessThan(500);
    const client = await signIn("demo", "system.admin", "Vigil-2026");
    await client.call("GET", "/api/users?limit=5&search=maria");
    await within(house.traces, { what: "job reports", requestId: "1", kind: "consumer" }, () =>
      within(house.traces, { what: "mail", requestId: "mail 1", kind: "client" }, async () => {}),
    );
    const ofLists = seen.filter(({ by }) => by?.what === "GET /api/users");
    expect(ofLists.length).toBeGreaterThan(0);
    expect(new Set(ofLists.map(({ by }) => by?.requestId)).size).toBe(1);
    expect(seen.filter(({ by }) => by?.what === "POST /api/user/login").length).toBeGreaterThan(5);
    expect(requestId).toMatch(/^[\w-]{36}$/u);
    await stop();

    expect(asked[0]).toEqual({ url: "/v1/traces", authorization: "Bearer ours" });
    const call = spans.find(({ name }) => name === "GET /api/users")!;
    const told = Object.fromEntries(call.attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
    expect(told).toEqual({
      "http.request.method": "GET",
      "http.route": "/api/users",
      "http.response.status_code": 200,
      "vigil.domain_id": expect.any(Number),
    });
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === call.spanId);
    expect(statements.map(({ name }) => name)).toContain("select users");
    expect(statements.every(({ traceId }) => traceId === call.traceId)).toBe(true);
    const job = spans.find(({ name }) => name === "job reports")!;
    expect(spans.find(({ name }) => name === "mail")).toMatchObject({ parentSpanId: job.spanId, traceId: job.traceId });
    const all = JSON.stringify(spans);
    for (const word of ["maria", "Never-2026", "search=", "system.admin"]) expect(all).not.toContain(word);
  },
);

test("settings of traces are those of everybody, and each fault is a sentence", () => {
  expect(traceSettingsOf({})).toBeUndefined();
  expect(traceSettingsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://c:4318", OTEL_SDK_DISABLED: "true" })).toBeUndefined();
  expect(
    traceSettingsOf({
      OTEL_EXPORTER_OTLP_ENDPOINT: "http://c:4318/",
      OTEL_TRACES_SAMPLER: "parentbased_traceidratio",
      OTEL_TRACES_SAMPLER_ARG: "0.05",
    }),
  ).toEqual({ url: "http://c:4318/v1/traces", headers: {}, serviceName: "vigil", share: 0.05 });
  const faults = traceFaults({
    OTEL_EXPORTER_OTLP_ENDPOINT: "collector",
    OTEL_EXPORTER_OTLP_PROTOCOL: "grpc",
    OTEL_TRACES_SAMPLER: "traceidratio",
    OTEL_TRACES_SAMPLER_ARG: "5 %",
  });
  expect(faults.map(({ path }) => path[0])).toEqual([
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    "OTEL_EXPORTER_OTLP_PROTOCOL",
    "OTEL_TRACES_SAMPLER_ARG",
  ]);
});
