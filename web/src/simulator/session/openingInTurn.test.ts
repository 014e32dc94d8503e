import { expect, test } from "vitest";
import { openingInTurn } from "./openingInTurn.ts";

/** A server that answers, or does not, when it is told to; what was asked of it, in order. */
function slowServer(stored: number[] = []) {
  const calls: string[] = [];
  const waiting: { resolve: (answer: string) => void; reject: (reason: Error) => void }[] = [];
  const asked = (what: string): Promise<string> => {
    calls.push(what);
    return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
  };
  const turns = openingInTurn(stored, {
    send: (index: number) => asked(`decide ${index}`),
    open: (index) => asked(`open ${index}`),
  });
  const { signal } = new AbortController();
  const next = () => waiting.shift() ?? { resolve: () => undefined, reject: () => undefined };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const decide = (index: number) => turns.send(index, undefined, signal);
  return { calls, decide, open: turns.open, next, settled };
}

test("R-4.007 a bag that is opened while the decision before it is on its way is opened behind it, and decided behind its opening", async () => {
  const { calls, decide, open, next, settled } = slowServer();
  const first = decide(0);
  const opened = open(1);
  const second = decide(1);
  await settled();
  expect(calls).toEqual(["decide 0"]);
  next().resolve("taken");
  await settled();
  expect(calls).toEqual(["decide 0", "open 1"]);
  next().resolve("a laptop");
  await settled();
  expect(calls).toEqual(["decide 0", "open 1", "decide 1"]);
  next().resolve("taken too");
  expect(await Promise.all([first, opened, second])).toEqual(["taken", "a laptop", "taken too"]);
});

test("R-4.007 a bag whose decision before it is stored, or could not be sent, is opened at once; what fails is told and holds nothing up", async () => {
  const { calls, decide, open, next, settled } = slowServer([0]);
  const opened = open(1);
  await settled();
  expect(calls).toEqual(["open 1"]);
  next().reject(new Error("no connection"));
  await expect(opened).rejects.toThrow("no connection");
  const lost = decide(1);
  const after = open(2);
  await settled();
  next().reject(new Error("still none"));
  await expect(lost).rejects.toThrow("still none");
  await settled();
  expect(calls).toEqual(["open 1", "decide 1", "open 2"]);
  next().resolve("a coat");
  expect(await after).toBe("a coat");
});
