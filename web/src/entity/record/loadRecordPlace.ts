import type { QueryClient } from "@tanstack/react-query";
import { fetchChoosers } from "../chooser.ts";
import type { List } from "../list/lists.ts";
import type { PlaceOf } from "../place.ts";
import { recordPlaceQuery } from "./recordPlace.ts";

/** Fetches what the page of a record shows, and the choosers of its form. */
export async function loadRecordPlace(queries: QueryClient, list: List, placeOf: PlaceOf): Promise<void> {
  await Promise.all([queries.ensureQueryData(recordPlaceQuery(list, placeOf)), fetchChoosers(list.entity, queries, placeOf)]);
}
