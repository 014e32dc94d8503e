import { namesWhere, type Entity } from "@vigil/model/entity/entity";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type { PlaceOf } from "./place.ts";

/** What chooses several records of a list at once, where its place has something; null where it has not. */
export const chooserQuery = (entityName: string, placeOf: PlaceOf) =>
  queryOptions({
    queryKey: ["place", "chooser", entityName],
    queryFn: async () => (await (await placeOf(entityName)).chooser?.()) ?? null,
    staleTime: Infinity,
  });

/** Those that a form of this list will show. */
export const fetchChoosers = async (entity: Entity, queries: QueryClient, placeOf: PlaceOf): Promise<void> => {
  const chosen = namesWhere(entity, ({ kind, by }) => kind === "references" && by === "client").flatMap(
    (name) => entity.fields[name]?.to ?? [],
  );
  await Promise.all(chosen.map((to) => queries.ensureQueryData(chooserQuery(to, placeOf))));
};
