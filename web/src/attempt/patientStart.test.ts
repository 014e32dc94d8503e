import { expect, test } from "vitest";
import { ApiProblem } from "../apiProblem.ts";
import { patientStart } from "./patientStart.ts";

const busy = new ApiProblem(503, { retryAfter: 2 });
/** Time passes when the test says so. */
function hall(answers: (ApiProblem | string)[], signal = new AbortController().signal) {
  const told: (number | null)[] = [];
  const waits: { ms: number; go: () => void }[] = [];
  const started = patientStart(
    () => {
      const answer = answers.shift();
      return answer instanceof ApiProblem ? Promise.reject(answer) : Promise.resolve(answer);
    },
    {
      told: (seconds) => told.push(seconds),
      wait: (ms, go) => {
        waits.push({ ms, go });
        return () => {};
      },
      chance: () => 0.5,
      signal,
    },
  );
  started.catch(() => {});
  const pass = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    waits.at(-1)?.go();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { told, waits, started, pass };
}

test("a start that is refused for a moment says so and is tried again when the server said, spread a little", async () => {
  const { told, waits, started, pass } = hall([busy, busy, "begun"]);
  await pass();
  await pass();
  expect(await started).toBe("begun");
  expect(told).toEqual([3, null, 3, null]);
  expect(waits.map(({ ms }) => ms)).toEqual([3000, 3000]);
});

test("a refusal that names no moment is told at once, and so is one after three minutes", async () => {
  const other = new ApiProblem(409, { code: "ExamLocked" });
  await expect(hall([other]).started).rejects.toBe(other);
  const unnamed = new ApiProblem(503);
  await expect(hall([unnamed]).started).rejects.toBe(unnamed);
  const long = new ApiProblem(503, { retryAfter: 100 });
  const { started, pass } = hall([long, long, "never"]);
  await pass();
  await expect(started).rejects.toBe(long);
});

test("whoever leaves meanwhile begins nothing", async () => {
  const leaving = new AbortController();
  const { started, waits } = hall([busy, "begun"], leaving.signal);
  await new Promise((resolve) => setImmediate(resolve));
  expect(waits).toHaveLength(1);
  leaving.abort();
  await expect(started).rejects.toBe(busy);
});
