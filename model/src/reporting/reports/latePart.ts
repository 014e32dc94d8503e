import type { ReportShape } from "./reportShape.ts";
import type { ReportCell } from "./reportWire.ts";

/** The parts of a report of what is to come, in its own order: what is late, and what comes. */
export type LatePart = "overdue" | "ahead";

/** Which part begins with this line; `before` is the one that stands before it. Undefined where none does, or the report has none. */
export function latePart(
  { columns, ahead }: ReportShape,
  line: readonly ReportCell[],
  before: readonly ReportCell[] | undefined,
): LatePart | undefined {
  const late = ahead === undefined ? -1 : columns.indexOf("isOverdue");
  if (late < 0 || (before !== undefined && before[late] === line[late])) return undefined;
  return line[late] === true ? "overdue" : "ahead";
}
