import type { QueryClient } from "@tanstack/react-query";
import { listPlaceQuery } from "./entity/list/listPlace.ts";
import { listAt } from "./entity/list/lists.ts";
import { listViewsQuery } from "./entity/views/listViewsQuery.ts";
import type { Place, PlaceOf } from "./entity/place.ts";
import { places } from "./places.ts";

const known: Readonly<Record<string, () => Promise<Place>>> = places;

/** The place of a list, with the history that each of its records has. */
export const placeOf: PlaceOf = async (name) => {
  const fetched = known[name];
  if (fetched === undefined) throw new Error(`No place is given to ${name}.`);
  const place = await fetched();
  const { history } = place;
  if (history === "none") return place;
  const tabs: Place["tabs"] = async () => {
    const [own = [], { historyTab }] = await Promise.all([place.tabs?.(), import("./reporting/history/historyTab.tsx")]);
    return [...own, historyTab(name, history)];
  };
  return { ...place, tabs };
};

/** Fetches what the page of a list or of its records shows, beside the page itself. */
export async function loadPlace(queries: QueryClient, url: string, page: "list" | "record"): Promise<void> {
  const list = listAt(url);
  if (!list) return;
  if (page === "list")
    await Promise.all([queries.ensureQueryData(listPlaceQuery(list, placeOf)), queries.ensureQueryData(listViewsQuery(list.entity))]);
  else await (await import("./entity/record/loadRecordPlace.ts")).loadRecordPlace(queries, list, placeOf);
}
