import { user } from "@vigil/model/organization/user";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import styles from "../entity/list/List.module.css";
import { showProblem } from "../shell/alerts.ts";
import { confirmed } from "../shell/confirmation.ts";
import { locked } from "../shell/lock.ts";
import { toast } from "../shell/toasts.ts";

/** Lifts every lock of the selected accounts, of all or of none. */
export function UnlockUsers({ ids, done }: { ids: readonly number[]; done: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const count = ids.length;
  const unlock = async () => {
    const yes = await confirmed({
      title: t("userLocks.unlockTitle", { count }),
      text: t("userLocks.unlockText"),
      confirm: t("userLocks.unlock"),
    });
    if (!yes) return;
    try {
      await locked(call("POST", `${user.url}/unlock`, { body: { ids } }));
      done();
      toast(t("userLocks.unlocked", { count }));
    } catch (problem) {
      showProblem(problem);
    }
    await queries.invalidateQueries({ queryKey: [user.url] });
  };
  return (
    <button type="button" className={styles.button} onClick={() => void unlock()}>
      {t("userLocks.unlock")}
    </button>
  );
}
