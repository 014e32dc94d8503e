import { lockedExam } from "@vigil/model/compliance/lockedExam";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import styles from "../entity/list/List.module.css";
import { showProblem } from "../shell/alerts.ts";
import { confirmed } from "../shell/confirmation.ts";
import { locked } from "../shell/lock.ts";
import { toast } from "../shell/toasts.ts";

/** Lets learners try their exams again, all or none. */
export function UnlockExams({ ids, done }: { ids: readonly number[]; done: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const count = ids.length;
  const unlock = async () => {
    const yes = await confirmed({
      title: t("unlockExams.title", { count }),
      text: t("unlockExams.text"),
      confirm: t("unlockExams.unlock"),
    });
    if (!yes) return;
    try {
      await locked(call("POST", `${lockedExam.url}/unlock`, { body: { ids } }));
      done();
      toast(t("unlockExams.done", { count }));
    } catch (problem) {
      showProblem(problem);
    }
    // what was unlocked is no record of this list any more
    await queries.invalidateQueries({ queryKey: [lockedExam.url], predicate: ({ queryKey }) => queryKey[1] !== "record" });
  };
  return (
    <button type="button" className={styles.button} onClick={() => void unlock()}>
      {t("unlockExams.unlock")}
    </button>
  );
}
