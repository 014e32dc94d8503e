import type { App, House } from "../house.ts";
import { asking, type Asker } from "../storage/statements/asking.ts";

declare module "fastify" {
  interface FastifyRequest {
    asked: Asker | null;
  }
}

/** Says of each statement which call it is sent for, and records the call where traces are on. Reading a body loses that: it is said again. */
export function askedBy(app: App, { traces }: House): void {
  app.decorateRequest("asked", null);
  app.addHook("onRequest", (request, _reply, done) => {
    const what = `${request.method} ${request.routeOptions.url ?? "unknown"}`;
    request.asked = { requestId: request.id, what, span: traces?.begin(what, "server") };
    asking.run(request.asked, done);
  });
  app.addHook("preValidation", (request, _reply, done) => {
    if (request.asked) asking.run(request.asked, done);
    else done();
  });
  if (traces === undefined) return;
  app.addHook("onResponse", async ({ method, routeOptions, asked, caller }, { statusCode }) => {
    asked?.span?.end({
      failed: statusCode >= 500,
      attributes: {
        "http.request.method": method,
        "http.route": routeOptions.url ?? "unknown",
        "http.response.status_code": statusCode,
        ...(caller && { "vigil.domain_id": caller.domainId }),
      },
    });
  });
}
