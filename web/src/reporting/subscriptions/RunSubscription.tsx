import { useQueryClient } from "@tanstack/react-query";
import { subscription } from "@vigil/model/reporting/subscription";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import styles from "../../entity/list/List.module.css";
import { showProblem } from "../../shell/alerts.ts";
import { confirmed } from "../../shell/confirmation.ts";
import { locked } from "../../shell/lock.ts";
import { toast } from "../../shell/toasts.ts";

/** Sends the mails of a subscription now. */
export function RunSubscription({ id }: { id: number }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const run = async () => {
    const yes = await confirmed({ title: t("subscriptions.runTitle"), text: t("subscriptions.runText"), confirm: t("subscriptions.run") });
    if (!yes) return;
    try {
      await locked(call("POST", `${subscription.url}/${id}/run`));
      toast(t("subscriptions.runStarted"));
    } catch (problem) {
      showProblem(problem);
    }
    await queries.invalidateQueries({ queryKey: [subscription.url] });
  };
  return (
    <button type="button" className={styles.button} onClick={() => void run()}>
      {t("subscriptions.run")}
    </button>
  );
}
