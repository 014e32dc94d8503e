import type { Entity } from "@vigil/model/entity/entity";
import { mostAtOnce } from "@vigil/model/entity/mostAtOnce";
import { call } from "../../api.ts";
import type { ListAnswer } from "../row.ts";
import { limits, queryOf, type ListState } from "./listState.ts";

const limit = limits[limits.length - 1]!;

/** The records that search and filters find, in the order of the list, as many as can be acted on at once; `more` when there are others. */
export async function matchingIds(entity: Entity, state: ListState): Promise<{ ids: number[]; more: boolean }> {
  const ids: number[] = [];
  let after = "";
  do {
    const query = queryOf({ ...state, page: 1, limit, after }, [entity.title]);
    const answer = await call<ListAnswer>("GET", `${entity.url}?${query}&count=none`);
    ids.push(...answer.rows.map(({ id }) => id));
    after = answer.after ?? "";
  } while (after !== "" && ids.length <= mostAtOnce);
  return { ids: ids.slice(0, mostAtOnce), more: ids.length > mostAtOnce };
}
