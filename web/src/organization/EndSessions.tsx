import { userSession } from "@vigil/model/organization/userSession";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import styles from "../entity/list/List.module.css";
import { showProblem } from "../shell/alerts.ts";
import { confirmed } from "../shell/confirmation.ts";
import { locked } from "../shell/lock.ts";
import { toast } from "../shell/toasts.ts";

/** Ends the selected sign-ins, all or none. */
export function EndSessions({ ids, done }: { ids: readonly number[]; done: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const end = async () => {
    const count = ids.length;
    const yes = await confirmed({
      title: t("entity.endSessionsTitle", { count }),
      text: t("entity.endSessionsText"),
      confirm: t("entity.endSessions"),
      danger: true,
    });
    if (!yes) return;
    try {
      await locked(call("PUT", userSession.url, { body: ids.map((id) => ({ id, clear: true })) }));
      done();
      toast(t("entity.sessionsEnded", { count }));
    } catch (problem) {
      showProblem(problem);
    }
    await queries.invalidateQueries({ queryKey: [userSession.url] });
  };
  return (
    <button type="button" className={styles.button} data-danger onClick={() => void end()}>
      {t("entity.endSessions")}
    </button>
  );
}
