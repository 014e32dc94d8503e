import { queryOptions } from "@tanstack/react-query";
import { lazy, type ComponentType } from "react";
import type { BulkActionsProps, Cells, Place, PlaceOf } from "../place.ts";
import type { Row } from "../row.ts";
import type { Shows } from "../shows.ts";
import type { List } from "./lists.ts";

/** A list with what its room gives it, as far as its rows need it. */
export interface ListPlace extends List {
  readonly place: Place;
  readonly cells: Cells;
  readonly ListActions: Shows<object> | undefined;
  readonly BulkActions: ComponentType<BulkActionsProps> | undefined;
  readonly Picture: Shows<Row> | undefined;
}

export const listPlaceQuery = (list: List, placeOf: PlaceOf) =>
  queryOptions({
    queryKey: ["place", "list", list.entity.name],
    queryFn: async (): Promise<ListPlace> => {
      const place = await placeOf(list.entity.name);
      const [cells = {}, ListActions, Picture] = await Promise.all([place.cells?.(), place.listActions?.(), place.picture?.()]);
      const { bulkActions } = place;
      // nothing is selected at first
      const BulkActions = bulkActions && lazy(async () => ({ default: await bulkActions() }));
      return { ...list, place, cells, ListActions, BulkActions, Picture };
    },
    staleTime: Infinity,
  });
