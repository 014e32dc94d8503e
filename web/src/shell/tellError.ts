import { call } from "../api.ts";
import { ApiProblem } from "../apiProblem.ts";
import { clientVersion } from "../version.ts";

const mostAPage = 5;
const told = new Set<string>();

/** Tells the server's log that this page failed: each failure once, a handful in the life of a page, and never about it failing to tell. */
export function tellError(thrown: unknown): void {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  if (error.name === "AbortError" || (error instanceof ApiProblem && !error.reported)) return;
  const key = `${error.name} ${error.message} ${error.stack?.split("\n")[1] ?? ""}`;
  if (told.has(key) || told.size >= mostAPage) return;
  told.add(key);
  const refused = error instanceof ApiProblem ? { code: error.code, ...(error.requestId ? { request: error.requestId } : {}) } : {};
  const body = {
    name: error.name.slice(0, 100),
    message: error.message.slice(0, 2000),
    stack: (error.stack ?? "").slice(0, 8000),
    page: location.pathname.slice(0, 2000),
    version: clientVersion,
    ...refused,
  };
  void call("POST", "clienterrors", { body, keepalive: true }).catch(() => {});
}
