import { afterEach, expect, test, vi } from "vitest";
import { serverVersion } from "./serverVersion.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("R-7.082 R-7.008 the version is read from /version.json with the time as t, without credentials", async () => {
  const asked: [string, RequestInit][] = [];
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    asked.push([url, init]);
    return Promise.resolve(Response.json({ version: "2.4.0" }));
  });
  expect(await serverVersion(1_795_000_000_000)).toBe("2.4.0");
  expect(asked[0]?.[0]).toBe("/version.json?t=1795000000000");
  expect(asked[0]?.[1].credentials).toBe("omit");
});

test("R-7.082 R-9.021 the version is waited for 10,000 ms, and its failure is only logged", async () => {
  const waited: number[] = [];
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    waited.push(ms);
    return new AbortController().signal;
  });
  const logged = vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("No network")));
  expect(await serverVersion(0)).toBeUndefined();
  expect(waited).toEqual([10_000]);
  expect(logged).toHaveBeenCalledOnce();
});
