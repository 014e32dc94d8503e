import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiProblem } from "../apiProblem.ts";
import { perform, type Act, type Stage } from "./act.ts";
import { acknowledgeAlert, alerts } from "./alerts.ts";
import { question } from "./confirmation.ts";
import { dismissToast, toasts } from "./toasts.ts";

const asked = { title: "End them?", text: "Both sign-ins.", confirm: "End" };
const refused = new ApiProblem(409, { code: "Conflict" });
const dataset: Record<string, string> = {};

/** Everything that happens, in its order. */
function staged() {
  const told: string[] = [];
  const stage: Stage = {
    running: { current: false },
    began: () => told.push("began"),
    over: () => (stage.running.current = false),
    problem: (problem) => told.push(`problem ${String(problem instanceof ApiProblem && problem.code)}`),
    invalidate: ({ queryKey }) => Promise.resolve(void told.push(`anew ${String(queryKey)}`)),
  };
  return { told, stage };
}
const answer = (yes: boolean) => vi.waitFor(() => expect(question.get()).not.toBeNull()).then(() => question.get()?.answer(yes));

beforeEach(() => vi.stubGlobal("document", { documentElement: { dataset } }));
afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of toasts.get()) dismissToast(id);
  while (alerts.get().waiting.length > 0) acknowledgeAlert();
});

test("R-2.072 an act asks first, locks the page while it waits, then says what was done and asks anew for what is old", async () => {
  const { told, stage } = staged();
  const act: Act<[number], string> = {
    ask: () => asked,
    call: (id) => {
      told.push(`called ${id}`);
      return Promise.resolve().then(() => ("locked" in dataset ? "done while locked" : "done"));
    },
    done: (done, id) => told.push(`${done} ${id} ${"locked" in dataset ? "locked" : "free"}`),
    told: () => "Ended.",
    stale: [{ queryKey: ["sessions"] }],
  };
  const acting = perform(act, [7], stage);
  await answer(true);
  await acting;
  expect(told).toEqual(["began", "called 7", "done while locked 7 free", "anew sessions"]);
  expect(toasts.get().map(({ text }) => text)).toEqual(["Ended."]);
  expect(alerts.get().waiting).toEqual([]);
});

test("R-2.072 a question answered with no leaves everything as it is", async () => {
  const { told, stage } = staged();
  const call = vi.fn<() => Promise<void>>();
  const acting = perform({ ask: () => asked, call, stale: [{ queryKey: ["sessions"] }] }, [], stage);
  await answer(false);
  await acting;
  expect(call).not.toHaveBeenCalled();
  expect(told).toEqual([]);
});

test.each([
  ["in an alert", {}, 1, ["began", "anew sessions"]],
  ["on the page", { refusal: "here" }, 0, ["began", "problem Conflict", "anew sessions"]],
  ["by whoever knows its field", { refused: () => true }, 0, ["began", "anew sessions"]],
] as const)(
  "R-8.003 a refusal is shown %s, nothing is said to be done, and what is old is asked for again",
  async (_where, how, shown, order) => {
    const { told, stage } = staged();
    const done = vi.fn<() => void>();
    await perform(
      { call: () => Promise.reject(refused), done, told: () => "Done.", stale: () => [{ queryKey: ["sessions"] }], ...how },
      [],
      stage,
    );
    expect(told).toEqual(order);
    expect(alerts.get().waiting).toHaveLength(shown);
    expect(done).not.toHaveBeenCalled();
    expect(toasts.get()).toEqual([]);
  },
);

test("R-8.003 what goes wrong while a question is prepared is told like any refusal", async () => {
  const { stage } = staged();
  const call = vi.fn<() => Promise<void>>();
  await perform({ ask: () => Promise.reject(new ApiProblem(404, { code: "NotFound", message: "It is not there." })), call }, [], stage);
  expect(call).not.toHaveBeenCalled();
  expect(alerts.get().waiting).toHaveLength(1);
});

test("R-2.072 a further press while it runs, from the question on, does nothing", async () => {
  const { stage } = staged();
  const call = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const act: Act<[], void> = { ask: () => asked, call };
  const first = perform(act, [], stage);
  await perform(act, [], stage);
  await answer(true);
  await first;
  expect(call).toHaveBeenCalledTimes(1);
  const again = perform(act, [], stage);
  await answer(true);
  await again;
  expect(call).toHaveBeenCalledTimes(2);
});

test("R-8.003 whoever reads why something was refused tries again at once, while what is old is still asked for", async () => {
  const { stage } = staged();
  const waiting = { ...stage, invalidate: () => new Promise<void>(() => {}) };
  const call = vi.fn<() => Promise<void>>(() => Promise.reject(refused));
  const act: Act<[], void> = { call, stale: [{ queryKey: ["images"] }], refusal: "here" };
  void perform(act, [], waiting);
  await vi.waitFor(() => expect(stage.running.current).toBe(false));
  void perform(act, [], waiting);
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
});
