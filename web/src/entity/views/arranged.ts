import type { Entity } from "@vigil/model/entity/entity";
import type { ListLook } from "@vigil/model/entity/listLook";
import type { Columns } from "../list/useColumns.ts";
import type { Listed } from "../list/useListState.ts";

/** A list as somebody arranged it: what a view keeps. */
export interface Arranged {
  entity: Entity;
  listed: Listed;
  columns: Columns;
  look: ListLook;
  chooseLook: (look: ListLook | null) => void;
}
