import { expect, request } from "@playwright/test";
import { demoPassword } from "../content/tenant.ts";

/** The calls that the screens of one of the demo's administrators would make, or of somebody else who has a password; a list answers its rows. */
export async function administratorApi(baseURL: string, username = "domain.admin", password = demoPassword) {
  const api = await request.newContext({ baseURL });
  const headers: Record<string, string> = { "X-Domain": "demo" };
  const greeting = await api.get("/api/user/login", { headers });
  headers["X-Xsrf-Token"] = greeting.headers()["x-xsrf-token"] ?? "";
  const credentials = { username, password, domain: "demo" };
  const answer = await api.post("/api/user/login", { headers, data: credentials });
  headers["X-Xsrf-Token"] = answer.headers()["x-xsrf-token"] ?? headers["X-Xsrf-Token"];
  expect(answer.ok()).toBe(true);
  const call = async (method: string, path: string, data?: unknown) => {
    const response = await api.fetch(`/api/${path}`, { method, headers, ...(data === undefined ? {} : { data }) });
    expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
    const body = response.status() === 204 ? null : await response.json();
    return body?.rows ?? body;
  };
  const bytes = async (path: string): Promise<Buffer> => (await api.get(path, { headers })).body();
  return { call, bytes, close: () => api.dispose() };
}
