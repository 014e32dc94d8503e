import type { Cells } from "../place.ts";
import type { Column } from "./columns.ts";

/** Figures stand at the end of their column; several records are a figure where their place does not name them. */
export const isFigureColumn = ({ name, field: { kind } }: Column, cells: Cells): boolean =>
  kind === "integer" || kind === "decimal" || (kind === "references" && cells[name] === undefined);
