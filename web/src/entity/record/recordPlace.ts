import type { Entity, RecordOf } from "@vigil/model/entity/entity";
import { queryOptions } from "@tanstack/react-query";
import type { List } from "../list/lists.ts";
import type { Cells, Controls, Facts, Place, PlaceOf, RowActionsProps, Tabs } from "../place.ts";
import type { Faults } from "../form/formErrors.ts";
import type { RecordForm } from "../form/useRecordForm.ts";
import type { Shows } from "../shows.ts";

/** A list with what its room gives it, as far as the page of a record and its form need it. */
export interface RecordPlace extends List {
  readonly place: Place;
  readonly cells: Cells;
  readonly facts: Facts;
  readonly controls: Controls;
  readonly tabs: Tabs;
  readonly faults: Faults | undefined;
  readonly State: Shows<{ record: RecordOf<Entity> }> | undefined;
  readonly aside: Shows<RecordOf<Entity>> | undefined;
  readonly RowActions: Shows<RowActionsProps> | undefined;
  readonly Summary: Shows<{ form: RecordForm }> | undefined;
}

export const recordPlaceQuery = (list: List, placeOf: PlaceOf) =>
  queryOptions({
    queryKey: ["place", "record", list.entity.name],
    queryFn: async (): Promise<RecordPlace> => {
      const place = await placeOf(list.entity.name);
      const [cells = {}, facts = {}, controls = {}, tabs = [], faults, State, aside, RowActions, Summary] = await Promise.all([
        place.cells?.(),
        place.facts?.(),
        place.controls?.(),
        place.tabs?.(),
        place.faults?.(),
        place.state?.(),
        place.aside?.(),
        place.rowActions?.(),
        place.summary?.(),
      ]);
      return { ...list, place, cells, facts, controls, tabs, faults, State, aside, RowActions, Summary };
    },
    staleTime: Infinity,
  });
