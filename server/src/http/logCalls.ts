import type { App } from "../house.ts";

/** One line per call of the API, and per failure of anything, with the request's number. */
export function logCalls(app: App): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    const { statusCode, elapsedTime } = reply;
    const path = request.url.split("?")[0] ?? "";
    if (!path.startsWith("/api") && statusCode < 400) return;
    request.log.info(
      {
        method: request.method,
        path,
        status: statusCode,
        ms: Math.round(elapsedTime),
        traceId: request.asked?.span?.traceId,
        userId: request.caller?.userId,
        viewerId: request.caller?.viewer?.userId,
      },
      "call",
    );
  });
}
