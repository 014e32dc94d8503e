import type { Entity, RecordOf } from "@vigil/model/entity/entity";
import { queryOptions } from "@tanstack/react-query";
import type { List } from "../list/lists.ts";
import type { Cells, Controls, Facts, Place, PlaceOf, RowActionsProps } from "../place.ts";
import type { Shows } from "../shows.ts";

/** A list with what its room gives it, as far as the page of a record and its form need it. */
export interface RecordPlace extends List {
  readonly place: Place;
  readonly cells: Cells;
  readonly facts: Facts;
  readonly controls: Controls;
  readonly aside: Shows<RecordOf<Entity>> | undefined;
  readonly RowActions: Shows<RowActionsProps> | undefined;
}

export const recordPlaceQuery = (list: List, placeOf: PlaceOf) =>
  queryOptions({
    queryKey: ["place", "record", list.entity.name],
    queryFn: async (): Promise<RecordPlace> => {
      const place = await placeOf(list.entity.name);
      const [cells = {}, facts = {}, controls = {}, aside, RowActions] = await Promise.all([
        place.cells?.(),
        place.facts?.(),
        place.controls?.(),
        place.aside?.(),
        place.rowActions?.(),
      ]);
      return { ...list, place, cells, facts, controls, aside, RowActions };
    },
    staleTime: Infinity,
  });
