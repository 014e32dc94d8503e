import { useState } from "react";

interface Past<Value> {
  before: readonly Value[];
  after: readonly Value[];
  /** What was changed last: typing on in the same field is one step. */
  field: string | null;
}

export interface Undoing<Value> {
  /** `field` names what is typed into, so that a word is one step and not one for each letter. */
  change: (value: Value, field?: string) => void;
  undo: (() => void) | null;
  redo: (() => void) | null;
}

/** As far back as a hand goes. */
const mostSteps = 100;

/** Steps back and forth within one form. */
export function useUndo<Value>(value: Value, onChange: (value: Value) => void): Undoing<Value> {
  const [{ before, after, field: last }, setPast] = useState<Past<Value>>({ before: [], after: [], field: null });
  const previous = before.at(-1);
  const next = after.at(0);
  return {
    change: (changed, field) => {
      const typedOn = field !== undefined && field === last;
      setPast({ before: typedOn ? before : [...before, value].slice(-mostSteps), after: [], field: field ?? null });
      onChange(changed);
    },
    undo:
      previous === undefined
        ? null
        : () => {
            setPast({ before: before.slice(0, -1), after: [value, ...after], field: null });
            onChange(previous);
          },
    redo:
      next === undefined
        ? null
        : () => {
            setPast({ before: [...before, value], after: after.slice(1), field: null });
            onChange(next);
          },
  };
}
