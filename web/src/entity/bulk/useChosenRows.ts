import type { Entity } from "@vigil/model/entity/entity";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../api.ts";
import { limits } from "../list/listState.ts";
import type { ListAnswer, Row } from "../row.ts";

const most = limits[limits.length - 1]!;

/**
 * What stands in those that were selected by hand, so that only what can be done to one of them is offered. "many" = it is not asked:
 * a filter chose them, or more than a page; there each is refused by name. So it is while the answer is on its way, or does not come.
 */
export function useChosenRows<Shown extends Row>(entity: Entity, ids: readonly number[], fields: readonly (keyof Shown & string)[]) {
  const few = ids.length > 0 && ids.length <= most;
  const { data } = useQuery({
    queryKey: [entity.url, "chosen", ids, fields],
    queryFn: ({ signal }) =>
      call<ListAnswer>("GET", `${entity.url}?id=${ids.join(",")}&limit=${most}&fields=${fields.join(",")}&count=none`, { signal }),
    enabled: few,
  });
  return few && data !== undefined ? (data.rows as unknown as Shown[]) : "many";
}
