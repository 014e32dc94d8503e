import { createHash, timingSafeEqual } from "node:crypto";
import type { Routes } from "../../house.ts";
import { Problem } from "../../problem.ts";
import { nodeMetrics } from "./nodeMetrics.ts";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** For Prometheus, in its text format; there only where METRICS_TOKEN is set, as it tells how busy the installation is. */
export const metricsRoutes: Routes = (app, house) => {
  const { metricsToken } = house.settings;
  if (metricsToken === undefined) return;
  const wanted = digest(`Bearer ${metricsToken}`);
  const metrics = nodeMetrics(house);
  app.addHook("onResponse", async (request, reply) => metrics.answered(request, reply));
  app.get("/metrics", { config: { permission: "public" }, schema: { hide: true } }, async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ""), wanted)) throw new Problem(401, "Unauthorized");
    return reply
      .type(metrics.contentType)
      .header("cache-control", "no-store")
      .send(await metrics.text());
  });
};
