import type { InvalidateQueryFilters } from "@tanstack/react-query";
import { showProblem } from "./alerts.ts";
import { confirmed, type Question } from "./confirmation.ts";
import { locked } from "./lock.ts";
import { toast } from "./toasts.ts";

/** Something a user does that the server is asked for. */
export interface Act<Values extends readonly unknown[], Answer> {
  /** What has to be answered first; nothing where this act needs no question. */
  ask?: (...values: Values) => Question | undefined | Promise<Question | undefined>;
  call: (...values: Values) => Promise<Answer>;
  /** Once it went well: what closes, what is chosen no more, where to go. */
  done?: (answer: Answer, ...values: Values) => unknown;
  /** Said in passing. */
  told?: (answer: Answer, ...values: Values) => string;
  /** Whose answers are old afterwards; a refusal too may come from what is old. */
  stale?: readonly InvalidateQueryFilters[] | ((...values: Values) => readonly InvalidateQueryFilters[]);
  /** Where a refusal is shown: in an alert, or on the page by whoever acts. */
  refusal?: "alert" | "here";
  /** What else follows a refusal; true when it is shown by that. */
  refused?: (problem: unknown, ...values: Values) => unknown;
}

/** What holds the state of an act while it runs. */
export interface Stage {
  /** Whether it runs, from the question on: a further press is nothing. */
  running: { current: boolean };
  began: () => void;
  /** It may be done again. */
  over: () => void;
  problem: (problem: unknown) => void;
  invalidate: (filters: InvalidateQueryFilters) => Promise<void>;
}

/** Asks, waits with the lock shown, tells, and looks at anew what changed. A question answered with no changes nothing. */
export async function perform<Values extends readonly unknown[], Answer>(
  act: Act<Values, Answer>,
  values: Values,
  stage: Stage,
): Promise<void> {
  if (stage.running.current) return;
  stage.running.current = true;
  const outcome = await attempt(act, values, stage);
  if (outcome === "refused") stage.over(); // whoever reads why tries again at once, and is heard
  if (outcome !== "left") {
    const stale = typeof act.stale === "function" ? act.stale(...values) : act.stale;
    await Promise.all((stale ?? []).map(stage.invalidate));
  }
  if (outcome !== "refused") stage.over();
}

/** `left`: the question was answered with no. */
async function attempt<Values extends readonly unknown[], Answer>(
  act: Act<Values, Answer>,
  values: Values,
  stage: Stage,
): Promise<"left" | "done" | "refused"> {
  try {
    const question = await act.ask?.(...values);
    if (question && !(await confirmed(question))) return "left";
    stage.began();
    const answer = await locked(act.call(...values));
    await act.done?.(answer, ...values);
    if (act.told) toast(act.told(answer, ...values));
    return "done";
  } catch (problem) {
    const shown = act.refused?.(problem, ...values) === true;
    if (act.refusal === "here") stage.problem(problem);
    else if (!shown) showProblem(problem);
    return "refused";
  }
}
