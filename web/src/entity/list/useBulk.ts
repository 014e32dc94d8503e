import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { phraseOf } from "../../phraseOf.ts";
import { useAct } from "../../shell/useAct.ts";
import type { Place } from "../place.ts";
import type { List } from "./lists.ts";

export type BulkAction = "activate" | "deactivate" | "delete";

/** What has to be typed before anything is deleted, in every language. */
export const deletionWords = "delete me";

/** What an act does, and to whom where its room can tell. */
export async function actText({ entity, place }: Pick<List, "entity"> & { place: Place }, action: BulkAction, ids: readonly number[]) {
  const text = phraseOf(`records.${entity.name}.${action}Text`, phraseOf(`entity.${action}Text`, ""));
  const told = action === "delete" ? undefined : await place.consequence?.(action, ids);
  return told === undefined ? text : `${text} ${told}`;
}

/** Asks, then acts on all of them or on none. */
export function useBulk({
  entity,
  place,
}: List & { place: Place }): (action: BulkAction, ids: readonly number[], done: () => void) => Promise<void> {
  const { t } = useTranslation();
  const { run } = useAct({
    ask: async (action: BulkAction, ids: readonly number[], _done: () => void) => ({
      title: phraseOf(`records.${entity.name}.${action}Title`, t(`entity.${action}Title`, { count: ids.length }), { count: ids.length }),
      text: await actText({ entity, place }, action, ids),
      ...(action === "delete"
        ? { confirm: phraseOf(`records.${entity.name}.deleteConfirm`, t("entity.deleteConfirm")), danger: true, typed: deletionWords }
        : { confirm: t(`entity.${action}`) }),
    }),
    call: (action, ids) => call("POST", `${entity.url}/${action}`, { body: { ids } }),
    done: (_answer, _action, _ids, done) => done(),
    told: (_answer, action, { length: count }) => t(action === "delete" ? "entity.deleted" : `entity.${action}d`, { count }),
    stale: (action) => [
      ...(place.refreshes ?? []).map((queryKey) => ({ queryKey })),
      // What was deleted must not be asked for again while its page is being left.
      { queryKey: [entity.url], predicate: ({ queryKey }) => action !== "delete" || queryKey[1] !== "record" },
    ],
  });
  return run;
}
