import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { perform, type Act, type Stage } from "./act.ts";

interface Acting<Values extends readonly unknown[]> {
  /** Never rejects. Pressed again while it runs, it does nothing. */
  run: (...values: Values) => Promise<void>;
  /** From the answer to its question until what is old was asked for again, or until it was refused. */
  busy: boolean;
  /** Of the last run, where refusals are shown on the page. */
  problem: unknown;
  forget: () => void;
}

/** An act, once at a time, with what the page shows of it. */
export function useAct<Values extends readonly unknown[], Answer>(act: Act<Values, Answer>): Acting<Values> {
  const queries = useQueryClient();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const forget = () => setProblem(undefined);
  const run = async (...values: Values) => {
    const began = () => {
      setBusy(true);
      forget();
    };
    const over = () => {
      running.current = false;
      setBusy(false);
    };
    const invalidate: Stage["invalidate"] = (filters) => queries.invalidateQueries(filters);
    await perform(act, values, { running, began, over, problem: setProblem, invalidate });
  };
  return { run, busy, problem, forget };
}
