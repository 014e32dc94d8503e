import type { Entity } from "@vigil/model/entity/entity";
import type { ListView } from "@vigil/model/entity/listView";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api.ts";

const none: readonly ListView[] = [];

/** The views of a list that are open to this user. A list is there without them: where they cannot be had, it stands as usual. */
export const listViewsQuery = ({ url }: Entity) =>
  queryOptions({
    queryKey: ["listviews", url],
    queryFn: async ({ signal }) => call<readonly ListView[]>("GET", `listviews?list=${url}`, { signal }).catch(() => none),
    staleTime: 300_000,
  });
