/** What a browser keeps: the cookie and the token of the session. */
export interface ApiClient {
  call: (method: "GET" | "POST" | "PUT", path: string, body?: unknown, headers?: Record<string, string>) => Promise<ApiAnswer>;
  cookie: () => string;
  token: () => string;
}
export interface ApiAnswer {
  status: number;
  body: unknown;
}

/**
 * A client of the running server, signed in. The address may change from call to call: a server that was killed comes back elsewhere. Who waits for
 * longer than `longestMs` is told of what.
 */
export async function signedIn(
  address: () => string,
  account: { domain: string; username: string; password: string },
  longestMs = 10_000,
): Promise<ApiClient> {
  let cookie = "";
  let token = "";
  const call: ApiClient["call"] = async (method, path, body, headers = {}) => {
    const reply = await fetch(address() + path, {
      method,
      headers: {
        ...(cookie !== "" && { cookie }),
        ...(method !== "GET" && { "x-xsrf-token": token }),
        ...(body !== undefined && !(body instanceof FormData) && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(longestMs),
    }).catch((error: unknown) => {
      throw new Error(`${method} ${path} had no answer.`, { cause: error });
    });
    cookie = reply.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
    token = reply.headers.get("x-xsrf-token") ?? token;
    const text = await reply.text();
    return { status: reply.status, body: text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : text };
  };
  await call("GET", "/api/user/login");
  const { status, body } = await call("POST", "/api/user/login", account);
  if (status !== 200) throw new Error(`${account.username} could not sign in: ${JSON.stringify(body)}`);
  return { call, cookie: () => cookie, token: () => token };
}
