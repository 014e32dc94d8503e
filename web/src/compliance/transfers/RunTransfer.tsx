import { programTransfer } from "@vigil/model/compliance/programTransfer";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import styles from "../../entity/list/List.module.css";
import { showProblem } from "../../shell/alerts.ts";
import { confirmed } from "../../shell/confirmation.ts";
import { locked } from "../../shell/lock.ts";
import { toast } from "../../shell/toasts.ts";
import { progressQuery, waitingIn } from "./transferCalls.ts";

/** Runs a transfer before its time; how many it concerns is said before. */
export function RunTransfer({ id }: { id: number }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const run = async () => {
    try {
      const count = waitingIn(await queries.fetchQuery({ ...progressQuery(id), staleTime: 0 }));
      const yes = await confirmed({
        title: t("transfers.runTitle"),
        text: t("transfers.runText", { count }),
        confirm: t("transfers.runConfirm"),
        danger: true,
      });
      if (!yes) return;
      await locked(call("POST", `${programTransfer.url}/${id}/run`));
      toast(t("transfers.started"));
    } catch (problem) {
      showProblem(problem);
    }
    await queries.invalidateQueries({ queryKey: [programTransfer.url] });
  };
  return (
    <button type="button" className={styles.button} data-danger onClick={() => void run()}>
      {t("transfers.run")}
    </button>
  );
}
