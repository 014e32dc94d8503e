import { useState, type SubmitEvent } from "react";
import { ApiProblem } from "../apiProblem.ts";
import { problemMessage } from "../problemMessage.ts";

/** A form of a few words that makes one call, `send`: what is typed, what went wrong and where. It answers what stands in the form afterwards, if that is something else. */
export function useCallForm<Values extends Record<string, string>>(
  empty: Values,
  send: (values: Values) => Promise<Partial<Values> | void>,
) {
  const [values, setValues] = useState(empty);
  const [problem, setProblem] = useState<ApiProblem>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const left = await send(values);
      if (left) setValues((before) => ({ ...before, ...left }));
    } catch (refused) {
      setProblem(refused instanceof ApiProblem ? refused : new ApiProblem(-1));
    } finally {
      setBusy(false);
    }
  };
  const set = (name: keyof Values & string, value: string) => setValues((before) => ({ ...before, [name]: value }));
  return {
    busy,
    problem,
    /** What stands above the fields: a problem of none of them. */
    message: problem && (problem.field === undefined || !(problem.field in empty)) ? problemMessage(problem) : undefined,
    values,
    /** The same for controls that tell the value itself. */
    text: (name: keyof Values & string, label: string) => ({
      name,
      label,
      value: values[name],
      error: problem?.field === name && problemMessage(problem),
      onChange: (value: string) => set(name, value),
    }),
    submit: (event: SubmitEvent) => void submit(event),
    field: (name: keyof Values & string) => ({
      name,
      value: values[name],
      error: problem?.field === name && problemMessage(problem),
      onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
    }),
  };
}
