import { sql } from "kysely";
import { z } from "zod";
import type { App, House } from "../house.ts";
import { Problem } from "../problem.ts";
import { productVersion } from "./productVersion.ts";
import { systemDomain } from "../storage/systemDomain.ts";

const config = { permission: "public" } as const;

/** What watchers, proxies and open pages ask. */
export const systemRoutes = (app: App, { asDomain, languages }: House): void => {
  app.get("/healthz", { config, schema: { response: { 200: z.object({ status: z.literal("ok") }) } } }, () => ({ status: "ok" as const }));

  /** What somebody should look at, though the server can be used. */
  const notes = z.array(z.string()).optional();
  app.get("/readyz", { config, schema: { response: { 200: z.object({ status: z.literal("ready"), notes }) } } }, async () => {
    await asDomain(systemDomain, (tx) => sql`select 1`.execute(tx)).catch((error: unknown) => {
      app.log.warn({ err: error }, "not ready");
      throw new Problem(503, "ServiceUnavailable", { retryAfterSeconds: 2 });
    });
    const found = languages.notes();
    return { status: "ready" as const, ...(found.length > 0 && { notes: [...found] }) };
  });

  const version = { querystring: z.object({ t: z.string().optional() }), response: { 200: z.object({ version: z.string() }) } };
  app.get("/version.json", { config, schema: version }, (_request, reply) => {
    reply
      .header("cache-control", "no-store")
      .header("cross-origin-resource-policy", "cross-origin")
      .header("access-control-allow-origin", "*");
    return { version: productVersion };
  });
};
