import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { locked } from "./lock.ts";

afterEach(() => vi.unstubAllGlobals());

test("R-2.072 the wait cursor is shown from the first piece of work that locks the page to the end of the last, also when it fails", async () => {
  const dataset: Record<string, string> = {};
  vi.stubGlobal("document", { documentElement: { dataset } });
  const waits = () => "locked" in dataset;
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const work = [locked(first.promise), locked(second.promise).catch(() => "failed")];
  expect(waits()).toBe(true);
  first.resolve("done");
  await work[0];
  expect(waits()).toBe(true);
  second.reject(new Error("no"));
  expect(await work[1]).toBe("failed");
  expect(waits()).toBe(false);
  expect(readFileSync(new URL("../theme.css", import.meta.url), "utf8")).toMatch(/\[data-locked\] \* \{\s*cursor: wait/u);
});
