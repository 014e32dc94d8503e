import { answeredProblem } from "./answeredProblem.ts";
import { ApiProblem, type ProblemBody } from "./apiProblem.ts";
import { requestState } from "./requestState.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface CallOptions {
  body?: unknown;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Arrives even when the page is left meanwhile. */
  keepalive?: boolean;
}

const timeoutMs = 120_000;
const tokenHeader = "X-Xsrf-Token";
const tabHeader = "X-Tab";

/** The domain of this page: the first segment of its address, else the query's `domain`. Empty when neither is there. */
export const domainOfPage = (page: Pick<Location, "pathname" | "search"> = location): string =>
  page.pathname.split("/")[1] || new URLSearchParams(page.search).get("domain") || "";

let onUnauthorized: () => void = () => {};
/** What happens when the server no longer knows who is signed in; the sign-in page itself leaves it alone. */
export const whenUnauthorized = (react: () => void): void => {
  onUnauthorized = react;
};

let onLease: () => void = () => {};
/** What happens when an answer has renewed the lease of this tab. */
export const whenLeaseRenewed = (react: () => void): void => {
  onLease = react;
};

/** Calls of somebody who is not signed in: the token may be older than a cookie that was lost, and whoever signs in acts in nobody's name yet. */
const isVisitors = (path: string): boolean => path.startsWith("user/login") || path === "user/recover";

/** One request under /api: never retried, given up after two minutes. Answers the body, or throws an `ApiProblem`. */
export async function call<T = void>(
  method: Method,
  path: string,
  { body, signal, headers = {}, keepalive = false, renewed = false }: CallOptions & { renewed?: boolean } = {},
): Promise<T> {
  const response = await send(method, path, body, signal, { ...headers, ...(method === "GET" ? {} : await tokenHeaders()) }, keepalive);
  keepToken(response);
  if (response.ok) {
    if (response.headers.has("X-Lease")) onLease();
    return (await bodyOf(response)) as T;
  }
  const problem = await answeredProblem(response.status, await problemBody(response));
  const isStale = problem.code === "XsrfTokenInvalid";
  if (problem.status === 401 || isStale) forgetToken();
  if (isStale && !renewed && isVisitors(path))
    return await call<T>(method, path, { body, headers, keepalive, renewed: true, ...(signal && { signal }) });
  if (problem.status === 401) onUnauthorized();
  if (problem.code === "ViewOver") location.reload(); // nothing on this page is one's own
  throw problem;
}

export const forgetToken = (): void => void (requestState.token = null);

async function tokenHeaders(): Promise<Record<string, string>> {
  if (!requestState.token) keepToken(await send("GET", "user/login"));
  const { token, tabId } = requestState;
  return { [tokenHeader]: token ?? "", ...(tabId === null ? {} : { [tabHeader]: tabId }) };
}

function keepToken(response: Response): void {
  const token = response.headers.get(tokenHeader);
  if (token) requestState.token = token;
}

const commonHeaders = (): Record<string, string> => ({ accept: "application/json", "X-Domain": domainOfPage() });

/** What a write carries that this module does not send itself. */
export const writeHeaders = async (): Promise<Record<string, string>> => ({ ...commonHeaders(), ...(await tokenHeaders()) });

async function send(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
  headers?: Record<string, string>,
  keepalive = false,
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const multipart = body instanceof FormData;
  try {
    return await fetch(`/api/${path}`, {
      method,
      keepalive,
      credentials: "include",
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: {
        ...commonHeaders(),
        ...(method === "GET" || multipart ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(method === "GET" ? {} : { body: multipart ? body : JSON.stringify(body ?? {}) }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiProblem(timeout.aborted ? 408 : 0);
  }
}

/** Some answers say nothing beside their status: done, or begun. */
async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === "" ? undefined : JSON.parse(text);
}

async function problemBody(response: Response): Promise<ProblemBody> {
  const retryAfter = Number(response.headers.get("Retry-After")) || 0; // a date is not waited for
  try {
    return { ...((await response.json()) as ProblemBody), retryAfter };
  } catch {
    return { retryAfter };
  }
}
