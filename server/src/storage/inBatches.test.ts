import { expect, test, vi } from "vitest";
import { crowdOf } from "./crowd/crowdOf.ts";
import { inBatches } from "./inBatches.ts";

/** A database that answers when it is told to; what went to it together. */
function slowDatabase({ refuses = [] as number[], gone = false, crowd = crowdOf() } = {}) {
  const sent: number[][] = [];
  const open: (() => void)[] = [];
  const answered = <T>(calls: number[], answer: () => T): Promise<T> => {
    sent.push(calls);
    return new Promise((resolve, reject) =>
      open.push(() => (calls.some((call) => refuses.includes(call)) ? reject(new Error(`not ${calls.join()}`)) : resolve(answer()))),
    );
  };
  const ask = inBatches<number, string>({
    keyOf: (call) => (call < 100 ? "small" : "large"),
    alone: (call) => answered([call], () => `${call} alone`),
    many: (calls) => answered(calls, () => calls.map((call) => `${call} of ${calls.length}`)),
    spoilt: () => !gone,
    whoOf: (call) => call,
    crowd,
  });
  const settled = async () => {
    for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setImmediate(resolve));
  };
  const answerAll = async () => {
    for (const answer of open.splice(0)) answer();
    await settled();
  };
  return { ask, sent, settled, answerAll };
}

test("who comes while one is under way goes with all who came meanwhile; others are not waited for, and nobody waits without a crowd", async () => {
  const { ask, sent, settled, answerAll } = slowDatabase();
  const first = ask(1);
  await settled();
  const others = [2, 3, 100].map(ask);
  await settled();
  expect(sent).toEqual([[1], [100]]);
  await answerAll();
  expect(sent).toEqual([[1], [100], [2, 3]]);
  await answerAll();
  expect(await Promise.all([first, ...others])).toEqual(["1 alone", "2 of 2", "3 of 2", "100 alone"]);
  const later = ask(4);
  await settled();
  await answerAll();
  expect(await later).toBe("4 alone");
});

test("of a batch that fails each is asked for alone, and only who is refused hears of it", async () => {
  const { ask, sent, settled, answerAll } = slowDatabase({ refuses: [2] });
  const all = [1, 2, 3].map(ask);
  const outcomes = Promise.allSettled(all);
  await settled();
  await answerAll();
  expect(sent).toEqual([[1, 2, 3], [1], [2], [3]]);
  await answerAll();
  expect(await outcomes).toMatchObject([{ value: "1 alone" }, { reason: { message: "not 2" } }, { value: "3 alone" }]);
});

test("where there is no way to the database all hear of it at once", async () => {
  const { ask, sent, settled, answerAll } = slowDatabase({ refuses: [1], gone: true });
  const outcomes = Promise.allSettled([1, 2].map(ask));
  await settled();
  await answerAll();
  expect(await outcomes).toMatchObject([{ reason: { message: "not 1,2" } }, { reason: { message: "not 1,2" } }]);
  expect(sent).toEqual([[1, 2]]);
});

test("a crowd goes in batches of fifty", async () => {
  const { ask, sent, settled, answerAll } = slowDatabase();
  const all = Array.from({ length: 80 }, (_, call) => ask(call));
  await settled();
  await answerAll();
  await answerAll();
  expect(sent.map(({ length }) => length)).toEqual([50, 30]);
  expect((await Promise.all(all)).at(-1)).toBe("79 of 30");
});

test("where very many ask, each waits a moment for company; a few who ask again and again never do, unless others are many", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  try {
    const crowd = crowdOf();
    const { ask, sent, settled, answerAll } = slowDatabase({ crowd });
    for (let again = 0; again < 200; again++) {
      void ask(100);
      await settled();
      await answerAll();
    }
    expect(sent).toHaveLength(200);
    void Promise.all(Array.from({ length: 150 }, (_, call) => ask(100 + call)));
    for (let batch = 0; batch < 3; batch++) {
      await settled();
      await answerAll();
    }
    sent.length = 0;
    void ask(101);
    await settled();
    void ask(102);
    await settled();
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(25);
    await settled();
    expect(sent).toEqual([[101, 102]]);
    const others = slowDatabase({ crowd }); // of which there are few
    void others.ask(1);
    await others.settled();
    expect(others.sent).toEqual([]);
    vi.advanceTimersByTime(25);
    await others.settled();
    expect(others.sent).toEqual([[1]]);
    vi.advanceTimersByTime(3000);
    await answerAll();
    void ask(103);
    await settled();
    expect(sent.at(-1)).toEqual([103]);
  } finally {
    vi.useRealTimers();
  }
});
