import type { Entity } from "@vigil/model/entity/entity";
import type { ListView } from "@vigil/model/entity/listView";
import type { QueryClient } from "@tanstack/react-query";
import { listViewsQuery } from "./listViewsQuery.ts";

/** A view as the server answered it: known before the list shows it, so that no row is asked for as the view was before. */
export const rememberView = (queries: QueryClient, entity: Entity, view: ListView): void => {
  queries.setQueryData(listViewsQuery(entity).queryKey, (views) => [...(views ?? []).filter(({ id }) => id !== view.id), view]);
};
