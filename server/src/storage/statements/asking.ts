import { AsyncLocalStorage } from "node:async_hooks";

/** What is recorded of something that takes a while; see server/src/traces. */
export interface Span {
  traceId: string;
  end: (told?: { failed?: boolean; attributes?: Record<string, string | number> }) => void;
}

/** On whose behalf statements are sent: a call, a job. */
export interface Asker {
  requestId: string;
  /** A pattern that names nobody: `GET /api/users/:id`, `job mail`. */
  what: string;
  span?: Span | undefined;
}

export const asking = new AsyncLocalStorage<Asker | undefined>();
