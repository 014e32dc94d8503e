import Fastify from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { expect, test } from "vitest";
import { requireRouteAccess, statedRoutes } from "./routeAccess.ts";

const freshApp = () => {
  const app = Fastify().withTypeProvider<ZodTypeProvider>();
  requireRouteAccess(app);
  return app;
};

test("a route that states no permission cannot be registered", () => {
  expect(() => freshApp().get("/api/open", () => ({}))).toThrow("The route GET /api/open states no permission.");
});

test("what the routes state can be listed", () => {
  const app = freshApp();
  app.get("/api/users", { config: { permission: "users:view" } }, () => ({}));
  app.route({ method: ["PUT", "POST"], url: "/api/users", config: { permission: "users:edit" }, handler: () => ({}) });
  expect(statedRoutes(app).map(({ method, permission }) => `${method} ${permission}`)).toEqual([
    "GET users:view",
    "PUT users:edit",
    "POST users:edit",
  ]);
});
