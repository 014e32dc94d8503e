import type { InjectOptions } from "fastify";
import type { App } from "../../src/house.ts";

// oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
export interface Answer<T = any> {
  status: number;
  body: T;
  headers: Record<string, string | string[] | number | undefined>;
}

type Method = "GET" | "HEAD" | "POST" | "PUT" | "DELETE" | "PATCH";

/** A browser without a screen: it keeps the cookie and the token as the web app does. */
export class TestClient {
  readonly app: App;
  cookie: string | null = null;
  token: string | null = null;
  /** What stays when one signs out: by it the server knows the browser. */
  device: string | null = null;
  /** Where it calls from. */
  address = "127.0.0.1";

  constructor(app: App) {
    this.app = app;
  }

  /** `T` is what the test expects to find; nothing checks it. */
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  async call<T = any>(method: Method, url: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
    const sent: Record<string, string> = {
      ...((this.cookie ?? this.device) !== null && { cookie: [this.cookie, this.device].filter((one) => one !== null).join("; ") }),
      ...(this.token !== null && method !== "GET" && method !== "HEAD" && { "x-xsrf-token": this.token }),
      ...headers,
    };
    const options: InjectOptions = { method, url, headers: sent, remoteAddress: this.address };
    if (body !== undefined) options.payload = body as Exclude<InjectOptions["payload"], undefined>;
    const reply = await this.app.inject(options);
    for (const { name, value } of reply.cookies) {
      const kept = value === "" ? null : `${name}=${value}`;
      if (name.endsWith("-device")) this.device = kept;
      else this.cookie = kept;
    }
    const token = reply.headers["x-xsrf-token"];
    if (typeof token === "string") this.token = token;
    const isJson = reply.headers["content-type"]?.startsWith("application/json") === true;
    return { status: reply.statusCode, body: isJson && reply.body !== "" ? reply.json() : (reply.body as T), headers: reply.headers };
  }

  async signIn(credentials: { username: string; password: string; domain: string }): Promise<Answer> {
    await this.call("GET", "/api/user/login");
    return this.call("POST", "/api/user/login", credentials);
  }
}
