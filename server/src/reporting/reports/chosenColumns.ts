import type { ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import { Problem } from "../../problem.ts";

/** Those that were asked for by name, in the order of the report; all where none was. */
export function chosenColumns(all: readonly ReportColumnName[], asked: string | undefined): readonly ReportColumnName[] {
  if (asked === undefined || asked === "") return all;
  const chosen = asked.split(",");
  if (chosen.some((name) => !all.some((known) => known === name))) throw new Problem(422, "FieldInvalid", { field: "columns" });
  return all.filter((name) => chosen.includes(name));
}
