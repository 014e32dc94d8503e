import { expect, test } from "vitest";
import { ApiProblem } from "../apiProblem.ts";
import { placeJournal, type KeptAnswer } from "./journal.ts";
import { sendInTurn, type Verdict } from "./sendInTurn.ts";

type Entry = KeptAnswer<string, string>;
const entry = (number: number, answer: string, place = "here"): Entry => ({ userId: 7, number, revision: 1, place, answer });

/** A server that answers when it is told to, and a clock that goes on when it is told to. */
function line({ verdict = "taken", merges = false }: { verdict?: Verdict; merges?: boolean } = {}) {
  const journal = placeJournal<string, string>("vigil.test");
  const sent: { text: string; answer: (outcome: string | ApiProblem) => void }[] = [];
  const states: string[] = [];
  const settled: string[] = [];
  const kept: string[] = [];
  const waits: number[] = [];
  let goOn = (): void => undefined;
  const one = sendInTurn<Entry, string>({
    journal,
    send: ({ answer }, late) =>
      new Promise((resolve, reject) =>
        sent.push({
          text: late ? `${answer} (late)` : answer,
          answer: (outcome) => (outcome instanceof ApiProblem ? reject(outcome) : resolve(outcome)),
        }),
      ),
    merged: (before, after) =>
      merges && before.place === after.place ? { ...before, revision: before.revision + 1, answer: after.answer } : undefined,
    onSettled: ({ answer }, outcome) => {
      settled.push(`${answer}: ${outcome instanceof ApiProblem ? outcome.status : outcome}`);
      return outcome instanceof ApiProblem ? verdict : "taken";
    },
    onKept: ({ answer }) => kept.push(answer),
    onState: ({ kind }) => states.push(kind),
    wait: (milliseconds, then) => {
      waits.push(milliseconds);
      goOn = then;
      return () => (goOn = () => undefined);
    },
  });
  const turn = () => new Promise((resolve) => void setImmediate(resolve));
  const answer = async (outcome: string | ApiProblem) => {
    sent.at(-1)?.answer(outcome);
    await turn();
  };
  const texts = () => sent.map(({ text }) => text);
  const held = async () => (await journal.read(7)).map((each) => each.answer);
  return { ...one, journal, texts, states, settled, kept, waits, turn, answer, held, wake: () => goOn() };
}

test("each waits for the one before, and is forgotten here once the server has it", async () => {
  const { add, texts, states, turn, answer, held } = line();
  add(entry(1, "a"));
  add(entry(2, "b"));
  await turn();
  expect(texts()).toEqual(["a"]);
  expect(await held()).toEqual(["a", "b"]);
  await answer("yes");
  expect(texts()).toEqual(["a", "b"]);
  expect(await held()).toEqual(["b"]);
  await answer("yes");
  expect(await held()).toEqual([]);
  expect(states.at(-1)).toBe("saved");
});

test("without an answer it waits ever longer, at most a quarter of a minute, and all that wait go out as late", async () => {
  const { add, texts, states, kept, waits, turn, answer, wake } = line();
  add(entry(1, "a"));
  add(entry(2, "b"));
  await turn();
  for (const problem of [0, 500, 408, 429, 401, 503]) {
    await answer(new ApiProblem(problem));
    expect(states.at(-1)).toBe("waiting");
    wake();
    await turn();
  }
  expect(waits).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
  expect(kept.slice(0, 2)).toEqual(["a", "b"]);
  await answer("yes");
  await answer("yes");
  expect(texts().slice(-2)).toEqual(["a (late)", "b (late)"]);
});

test("what comes while the connection is away is kept at once; being told that it is back sends it", async () => {
  const { add, retry, texts, kept, turn, answer } = line();
  add(entry(1, "a"));
  await turn();
  await answer(new ApiProblem(0));
  add(entry(2, "b"));
  await turn();
  expect(kept).toContain("b");
  expect(texts()).toEqual(["a"]);
  retry();
  await turn();
  await answer("yes");
  expect(texts()).toEqual(["a", "a (late)", "b (late)"]);
});

test("one that waits takes up a newer one; one that is on its way stays as it is", async () => {
  const { add, texts, turn, answer, held } = line({ merges: true });
  add(entry(1, "a"));
  await turn();
  add(entry(2, "b"));
  add(entry(3, "c"));
  add(entry(4, "d", "elsewhere"));
  await turn();
  expect(await held()).toEqual(["a", "c", "d"]);
  await answer("yes");
  await answer("yes");
  await answer("yes");
  expect(texts()).toEqual(["a", "c", "d"]);
  expect(await held()).toEqual([]);
});

test("a refusal for good is forgotten and said, and what follows is sent", async () => {
  const { add, texts, states, settled, turn, answer, held } = line({ verdict: "refused" });
  add(entry(1, "a"));
  add(entry(2, "b"));
  await turn();
  await answer(new ApiProblem(422));
  expect(states).toContain("refused");
  expect(texts()).toEqual(["a", "b"]);
  await answer(new ApiProblem(422));
  expect(settled).toEqual(["a: 422", "b: 422"]);
  expect(states.at(-1)).toBe("refused");
  expect(await held()).toEqual([]);
});

test("where nothing more can be saved, what waits is forgotten", async () => {
  const { add, texts, turn, answer, held } = line({ verdict: "ended" });
  add(entry(1, "a"));
  add(entry(2, "b"));
  await turn();
  await answer(new ApiProblem(409));
  expect(texts()).toEqual(["a"]);
  expect(await held()).toEqual([]);
});

test("what earlier visits left goes out as late, once, behind what is on its way and before what is newer", async () => {
  const { add, addKept, texts, turn, answer } = line();
  add(entry(5, "e"));
  await turn();
  add(entry(6, "f"));
  addKept([entry(1, "a"), entry(2, "b"), entry(5, "e")]);
  await turn();
  for (let each = 0; each < 4; each += 1) await answer("yes");
  expect(texts()).toEqual(["e", "a (late)", "b (late)", "f"]);
});

test("a store that keeps nothing keeps nothing from the server; a page that has left sends nothing more", async () => {
  const { add, stop, journal, texts, settled, turn, answer } = line();
  journal.write = () => Promise.reject(new Error("full"));
  add(entry(1, "a"));
  add(entry(2, "b"));
  await turn();
  expect(texts()).toEqual(["a"]);
  stop();
  await answer("yes");
  expect(settled).toEqual([]);
  expect(texts()).toEqual(["a"]);
});
