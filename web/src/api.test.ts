import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call, domainOfPage, whenLeaseRenewed, whenUnauthorized } from "./api.ts";
import { ApiProblem } from "./apiProblem.ts";
import { requestState } from "./requestState.ts";

/** The browser around the calls: an address, a storage, and a network that answers what a test says. */
const sent: { url: string; init: RequestInit }[] = [];
let answers: (() => Promise<Response>)[] = [];
const answer = (status: number, body: unknown = {}, headers: Record<string, string> = {}) =>
  answers.push(() => Promise.resolve(new Response(status === 204 ? null : JSON.stringify(body), { status, headers })));
const header = (index: number, name: string) => new Headers(sent[index]?.init.headers).get(name);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("location", { pathname: "/northwind/admin/users", search: "" });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    sent.push({ url, init });
    const next = answers.shift();
    return next ? next() : Promise.reject(new TypeError("No network"));
  });
  sent.length = 0;
  answers = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  whenUnauthorized(() => {});
});

test("R-2.002 R-2.003 the domain is the first segment of the address, which wins over the query; else the query's domain", () => {
  expect(domainOfPage({ pathname: "/northwind/training/1", search: "?domain=harbor" })).toBe("northwind");
  expect(domainOfPage({ pathname: "/", search: "?domain=harbor" })).toBe("harbor");
  expect(domainOfPage({ pathname: "/", search: "" })).toBe("");
});

test("R-7.001 R-7.002 R-9.005 a call goes under /api, with credentials, naming the domain of the page", async () => {
  answer(200, { rows: [] });
  expect(await call("GET", "users?page=1")).toEqual({ rows: [] });
  expect(sent[0]?.url).toBe("/api/users?page=1");
  expect(sent[0]?.init.credentials).toBe("include");
  expect(header(0, "x-domain")).toBe("northwind");
});

test("R-7.005 R-7.006 R-7.080 R-9.006 a write sends JSON and the token, which is fetched first when there is none", async () => {
  answer(200, {}, { "X-Xsrf-Token": "first" });
  answer(201, { id: 7 });
  expect(await call("POST", "companies", { body: { name: "Harbour Freight" } })).toEqual({ id: 7 });
  expect(sent.map(({ url, init }) => `${init.method} ${url}`)).toEqual(["GET /api/user/login", "POST /api/companies"]);
  expect(header(1, "content-type")).toBe("application/json");
  expect(header(1, "x-xsrf-token")).toBe("first");
  expect(sent[1]?.init.body).toBe('{"name":"Harbour Freight"}');
});

test("an answer without a body is one, whatever its status", async () => {
  requestState.token = "kept";
  for (const status of [204, 202]) {
    answers.push(() => Promise.resolve(new Response(status === 204 ? null : "", { status })));
    expect(await call("POST", "operations/checks")).toBeUndefined();
  }
});

test("R-7.007 a token that comes in a response is saved for the next write", async () => {
  answer(200, {}, { "X-Xsrf-Token": "newer" });
  answer(204);
  await call("GET", "user/keepalive");
  await call("DELETE", "companies/3");
  expect(header(1, "x-xsrf-token")).toBe("newer");
});

test("R-7.023 a record with a file goes as multipart, its type left to the browser", async () => {
  answer(200, {}, { "X-Xsrf-Token": "t" });
  answer(201, {});
  await call("POST", "resources", { body: new FormData() });
  expect(sent[1]?.init.body).toBeInstanceOf(FormData);
  expect(header(1, "content-type")).toBeNull();
});

test("R-7.004 R-9.004 R-8.006 a call that finds no network is disconnected, and is not tried again", async () => {
  await expect(call("GET", "users")).rejects.toMatchObject({ status: 0, code: "Disconnected" });
  expect(sent).toHaveLength(1);
});

test("R-7.003 R-9.003 R-8.015 a call is given up after 120,000 ms, as a RequestTimeout", async () => {
  const waited: number[] = [];
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    waited.push(ms);
    return AbortSignal.abort(new DOMException("Too late", "TimeoutError"));
  });
  await expect(call("GET", "users")).rejects.toMatchObject({ status: 408, code: "RequestTimeout" });
  expect(waited).toEqual([120_000]);
});

test("what the caller gives up itself is no problem of the server", async () => {
  const reason = new DOMException("Gone", "AbortError");
  answers.push(() => Promise.reject(reason));
  await expect(call("GET", "users", { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
});

test("R-8.017 a 401 leads to the sign-in page, and its token is forgotten", async () => {
  const left = vi.fn<() => void>();
  whenUnauthorized(left);
  answer(200, {}, { "X-Xsrf-Token": "old" });
  answer(401, { code: "SessionTerminated", message: "Ended.", requestId: "r1" });
  const refused = await call("POST", "companies").catch((problem: unknown) => problem);
  expect(refused).toBeInstanceOf(ApiProblem);
  expect(refused).toMatchObject({ code: "SessionTerminated", requestId: "r1" });
  expect(left).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem("vigil.token")).toBeNull();
});

test("a sign-in whose token is older than the cookie is sent once more with a new one; what acts in somebody's name is not", async () => {
  requestState.token = "old";
  answer(403, { code: "XsrfTokenInvalid", message: "Old.", requestId: "r1" });
  answer(200, {}, { "X-Xsrf-Token": "new" });
  answer(200, { id: 1 });
  expect(await call("POST", "user/login", { body: { username: "a" } })).toEqual({ id: 1 });
  expect(sent.map(({ init }) => init.method)).toEqual(["POST", "GET", "POST"]);
  expect([header(2, "x-xsrf-token"), sent[2]?.init.body]).toEqual(["new", '{"username":"a"}']);
  answer(403, { code: "XsrfTokenInvalid", message: "Old.", requestId: "r2" });
  await expect(call("POST", "companies", {})).rejects.toMatchObject({ code: "XsrfTokenInvalid" });
  expect(sent).toHaveLength(4);
  for (const token of ["newer", "newest"]) {
    answer(200, {}, { "X-Xsrf-Token": token });
    answer(403, { code: "XsrfTokenInvalid", message: "Old.", requestId: "r3" });
  }
  await expect(call("POST", "user/login", {})).rejects.toMatchObject({ code: "XsrfTokenInvalid" });
  expect(sent).toHaveLength(8);
});

test("R-8.002 R-8.012 an answer that is no JSON is named by its status", async () => {
  answers.push(() => Promise.resolve(new Response("<html>", { status: 502 })));
  await expect(call("GET", "users")).rejects.toMatchObject({ status: 502, code: "BadGateway" });
});

test("an answer that says so has renewed the lease of the tab, a refusal has not", async () => {
  const renewed = vi.fn<() => void>();
  whenLeaseRenewed(renewed);
  answer(200, {}, { "x-lease": "renewed" });
  await call("GET", "training");
  answer(423, {}, { "x-lease": "renewed" });
  answer(200);
  await expect(call("GET", "training")).rejects.toMatchObject({ status: 423 });
  await call("GET", "training");
  expect(renewed).toHaveBeenCalledTimes(1);
});

test("R-3.165 the request state holds the tab and the tab that training is locked to; a write names the tab it comes from", async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  expect([requestState.tabId, requestState.lockedTabId]).toEqual([null, null]);
  requestState.token = "token";
  requestState.tabId = "tab-0001";
  requestState.lockedTabId = "tab-0002";
  answer(204);
  answer(204);
  await call("PUT", "training/simulator/sessions/1/images/0", { body: {} });
  await call("GET", "training");
  expect([header(0, "x-tab"), header(1, "x-tab")]).toEqual(["tab-0001", null]);
  expect(requestState.lockedTabId).toBe("tab-0002");
  requestState.lockedTabId = null;
  expect(kept.size).toBe(0);
});
