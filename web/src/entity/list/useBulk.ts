import type { Entity } from "@vigil/model/entity/entity";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { showProblem } from "../../shell/alerts.ts";
import { confirmed } from "../../shell/confirmation.ts";
import { locked } from "../../shell/lock.ts";
import { toast } from "../../shell/toasts.ts";

export type BulkAction = "activate" | "deactivate" | "delete";

/** What has to be typed before anything is deleted, in every language. */
export const deletionWords = "delete me";

/** Asks, then acts on all of them or on none. */
export function useBulk(entity: Entity): (action: BulkAction, ids: readonly number[], done: () => void) => Promise<void> {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return async (action, ids, done) => {
    const count = ids.length;
    const deleting = action === "delete";
    const yes = await confirmed({
      title: t(`entity.${action}Title`, { count }),
      text: t(`entity.${action}Text`),
      confirm: deleting ? t("entity.deleteConfirm") : t(`entity.${action}`),
      danger: deleting,
      ...(deleting ? { typed: deletionWords } : {}),
    });
    if (!yes) return;
    try {
      await locked(call("POST", `${entity.url}/${action}`, { body: { ids } }));
      done();
      toast(t(action === "delete" ? "entity.deleted" : `entity.${action}d`, { count }));
    } catch (problem) {
      showProblem(problem);
    }
    // a plugin opens lists and shuts them
    if (entity.name === "addon") await queries.invalidateQueries({ queryKey: ["user"] });
    // What was deleted must not be asked for again while its page is being left.
    await queries.invalidateQueries({ queryKey: [entity.url], predicate: ({ queryKey }) => !deleting || queryKey[1] !== "record" });
  };
}
