import { subscription } from "@vigil/model/reporting/subscription";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";

/** Sends the mails of a subscription now. */
export function RunSubscription({ id }: { id: number }) {
  const { t } = useTranslation();
  const { run } = useAct({
    ask: () => ({ title: t("subscriptions.runTitle"), text: t("subscriptions.runText"), confirm: t("subscriptions.run") }),
    call: () => call("POST", `${subscription.url}/${id}/run`),
    told: () => t("subscriptions.runStarted"),
    stale: [{ queryKey: [subscription.url] }],
  });
  return (
    <Button kind="plain" size="bar" onClick={() => void run()}>
      {t("subscriptions.run")}
    </Button>
  );
}
