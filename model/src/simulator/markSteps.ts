import type { TraceStep } from "./trace.ts";
import type { MarkedLocation } from "./wire.ts";

type MarkStep =
  Extract<TraceStep, { kind: "mark" | "unmark" | "clear" }> extends infer Step
    ? Step extends TraceStep
      ? Omit<Step, "atMs">
      : never
    : never;

/** How one list of marks became the next, as steps of a trace: set, taken away, or all taken away and one set in their place. */
export function markSteps(before: readonly MarkedLocation[], after: readonly MarkedLocation[]): MarkStep[] {
  if (before === after) return [];
  const [last] = after.slice(-1);
  if (after.length === before.length + 1 && last !== undefined) return [markStep(last)];
  if (after.length > 0 && after.length === before.length - 1) {
    const gone = before.findIndex((mark, place) => mark !== after[place]);
    return [{ kind: "unmark", mark: gone }];
  }
  const cleared: MarkStep[] = before.length > 0 ? [{ kind: "clear" }] : [];
  return [...cleared, ...after.map(markStep)];
}

const markStep = ({ view = 0, x, y, z, width = 0, height = 0, depth = 0 }: MarkedLocation): MarkStep => ({
  kind: "mark",
  view,
  x,
  y,
  width,
  height,
  ...(z === undefined ? {} : { z, depth }),
});

/** The marks after one more step. */
export function marksAfter(marks: readonly MarkedLocation[], step: TraceStep): readonly MarkedLocation[] {
  if (step.kind === "clear") return [];
  if (step.kind === "unmark") return marks.filter((_, place) => place !== step.mark);
  if (step.kind !== "mark") return marks;
  const { view, x, y, z, width, height, depth = 0 } = step;
  const place = { view, x, y, ...(z === undefined ? {} : { z }) };
  const large = width > 0 && height > 0 && (z === undefined || depth > 0);
  return [...marks, large ? { ...place, width, height, ...(z === undefined ? {} : { depth }) } : place];
}
