import { QueryClient } from "@tanstack/react-query";
import { sourceLanguage } from "@vigil/model/phrases/languages";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { requestState } from "../requestState.ts";
import { isAuthenticated, isValidUser } from "./authentication.ts";
import { enter } from "./enter.ts";
import { signOut } from "./signOut.ts";
import { userQuery } from "./user.ts";

const user = {
  id: 7,
  companyId: 3,
  accessLevelId: 1,
  username: "ada",
  locale: "xx",
  permissions: [],
  addons: [],
  updatePassword: false,
  training: true,
};
const replace = vi.fn<(address: string) => void>();
const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
};
const serve = (answers: Record<string, [number, unknown]>) =>
  vi.stubGlobal("fetch", (url: string) => {
    const [status, body] = answers[url.replace("/api/", "")] ?? [404, {}];
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers: { "X-Xsrf-Token": "token" } }));
  });

beforeEach(() => {
  replace.mockClear();
  vi.stubGlobal("location", { pathname: "/demo/training", search: "", replace });
  vi.stubGlobal("sessionStorage", storage());
  vi.stubGlobal("localStorage", storage());
  localStorage.setItem("vigil.language", sourceLanguage); // chosen here: nothing is spoken anew
});
afterEach(() => vi.unstubAllGlobals());

describe("who is signed in", () => {
  test("R-4.081 a user is authenticated once id, companyId and a cross-site token are there", () => {
    expect(isAuthenticated(user)).toBe(false);
    requestState.token = "token";
    expect(isAuthenticated(user)).toBe(true);
    expect([isAuthenticated({ ...user, id: 0 }), isAuthenticated({ id: 7 }), isAuthenticated(undefined)]).toEqual([false, false, false]);
  });

  test("R-4.082 a user is valid only with accessLevelId, id, companyId and username; without, the page asks to sign in", async () => {
    expect(isValidUser(user)).toBe(true);
    for (const name of ["accessLevelId", "id", "companyId", "username"]) expect(isValidUser({ ...user, [name]: undefined })).toBe(false);
    serve({ "user/login": [200, {}], "user/refresh": [200, { ...user, username: "" }] });
    void enter(new QueryClient(), "demo");
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith(expect.stringMatching(/^\/demo\/login/)));
  });

  test("R-7.097 R-8.119 a refresh that is answered with 403 leaves nobody signed in, and leads to the sign-in page", async () => {
    serve({ "user/login": [200, {}], "user/refresh": [403, { code: "Forbidden" }] });
    const queries = new QueryClient();
    queries.setQueryData(["programs"], ["of somebody"]);
    void enter(queries, "demo");
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith(expect.stringMatching(/^\/demo\/login/)));
    expect([requestState.token, queries.getQueryCache().getAll()]).toEqual([null, []]);
    expect(isAuthenticated(queries.getQueryData(userQuery.queryKey))).toBe(false);
  });

  test("R-4.083 signing out clears everything that was known of the user", async () => {
    serve({ "user/login": [200, {}], "user/refresh": [200, user], "user/logout": [200, { logoutUrl: null }] });
    const queries = new QueryClient();
    await enter(queries, "demo");
    expect(isAuthenticated(queries.getQueryData(userQuery.queryKey))).toBe(true);
    await signOut(queries);
    expect([requestState.token, queries.getQueryCache().getAll()]).toEqual([null, []]);
    expect(replace).toHaveBeenCalledWith("/demo/login?reason=signedOut");
  });
});
