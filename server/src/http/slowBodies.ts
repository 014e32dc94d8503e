import type { FastifyContextConfig } from "fastify";
import type { IncomingHttpHeaders } from "node:http";
import type { App } from "../house.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Takes a file that may be long on its way. */
    longUpload?: boolean;
  }
}

/** However slowly somebody sends: a body that is not here in time is not waited for. Uploads have the server's own limit. */
export function slowBodies(app: App, milliseconds: number): void {
  app.addHook("onRequest", async ({ raw, routeOptions }) => {
    if (!announcesBody(raw.headers)) return;
    const { longUpload = false }: FastifyContextConfig = routeOptions.config ?? {};
    if (longUpload && raw.headers["content-type"]?.startsWith("multipart/") === true) return;
    const late = setTimeout(() => {
      if (!raw.complete) raw.destroy(); // an answer may take longer
    }, milliseconds).unref();
    raw.once("close", () => clearTimeout(late)).once("end", () => clearTimeout(late));
  });
}

/** A call without these has none: its end came with its head. */
const announcesBody = ({ "transfer-encoding": pieces, "content-length": length = "0" }: IncomingHttpHeaders): boolean =>
  pieces !== undefined || length !== "0";
