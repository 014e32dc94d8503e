import swagger from "@fastify/swagger";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import type { App } from "../house.ts";
import { productVersion } from "./productVersion.ts";

/** OpenAPI, made from the schemas the routes check with. Registered before the routes. */
export async function apiDescription(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Vigil",
        version: productVersion,
        description: "Training management and X-ray screening. Every call goes under /api.",
      },
      components: {
        securitySchemes: {
          session: { type: "apiKey", in: "cookie", name: "vigil" },
          xsrf: { type: "apiKey", in: "header", name: "X-Xsrf-Token" },
        },
      },
      security: [{ session: [], xsrf: [] }],
    },
    transform: jsonSchemaTransform,
  });
  app.get("/api/openapi.json", { config: { permission: "public" }, schema: { hide: true } }, () => app.swagger());
}
