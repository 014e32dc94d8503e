import type { Entity } from "@vigil/model/entity/entity";
import type { SortKey } from "@vigil/model/entity/listSort";
import type { Cells } from "../place.ts";
import type { Column } from "./columns.ts";
import type { Columns } from "./useColumns.ts";

export interface HeadCellProps {
  entity: Entity;
  column: Column;
  cells: Cells;
  order: readonly SortKey[];
  sort: (order: readonly SortKey[]) => void;
  /** With them the column is moved, drawn wider and hidden where it stands. */
  columns?: Columns | undefined;
}
