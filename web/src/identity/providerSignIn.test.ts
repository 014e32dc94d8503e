import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endProviderSignIn, isProviderReturn, leaveForProvider, takeTrial, trialOf } from "./providerSignIn.ts";

const sent: { url: string; body: unknown }[] = [];
const assign = vi.fn<(address: string) => void>();
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("location", { pathname: "/demo/login", search: "?from=/demo/training", assign });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("fetch", (url: string, { body }: RequestInit) => {
    sent.push({ url, body: typeof body === "string" ? JSON.parse(body) : undefined });
    const answer = JSON.stringify({ authorizationUrl: "https://idp.example/authorize?state=s" });
    return Promise.resolve(new Response(answer, { headers: { "X-Xsrf-Token": "token" } }));
  });
  sent.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

test("R-7.084 POST oauth/login sends the domain and the protocol, and the page goes to the authorizationUrl of the answer", async () => {
  await leaveForProvider("demo", { id: 4, displayName: "Airport login", protocol: "OAUTH" });
  expect(sent[1]).toEqual({ url: "/api/oauth/login", body: { domain: "demo", protocol: "OAUTH", identityProviderId: 4 } });
  expect(assign).toHaveBeenCalledWith("https://idp.example/authorize?state=s");
});

test("R-7.085 POST oauth/login-session takes what the provider sent back, and leads to where one wanted to go", async () => {
  await leaveForProvider("demo", { id: 4, displayName: "Airport login", protocol: "OAUTH" });
  expect([isProviderReturn("?code=c&state=s"), isProviderReturn("?error=access_denied&state=s"), isProviderReturn("?from=/demo")]).toEqual([
    true,
    true,
    false,
  ]);
  expect(await endProviderSignIn("demo", "?code=c&state=s")).toBe("?from=/demo/training");
  expect(sent.at(-1)).toEqual({ url: "/api/oauth/login-session", body: { domain: "demo", parameters: "?code=c&state=s" } });
});

test("a trial's return is told to the page of the provider that was tried, once", () => {
  const search = "?code=c&state=trial.12.xyz";
  expect([trialOf(search), trialOf("?code=c&state=xyz"), trialOf("?state=trial.12.xyz"), trialOf("?code=c&state=trial.x.y")]).toEqual([
    12,
    null,
    null,
    null,
  ]);
  sessionStorage.setItem("vigil.trial", search);
  expect([takeTrial(11), takeTrial(12), takeTrial(12)]).toEqual([null, search, null]);
});
