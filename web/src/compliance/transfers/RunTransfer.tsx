import { programTransfer } from "@vigil/model/compliance/programTransfer";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { progressQuery, waitingIn } from "./transferCalls.ts";

/** Runs a transfer before its time; how many it concerns is said before. */
export function RunTransfer({ id }: { id: number }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { run } = useAct({
    ask: async () => ({
      title: t("transfers.runTitle"),
      text: t("transfers.runText", { count: waitingIn(await queries.fetchQuery({ ...progressQuery(id), staleTime: 0 })) }),
      confirm: t("transfers.runConfirm"),
      danger: true,
    }),
    call: () => call("POST", `${programTransfer.url}/${id}/run`),
    told: () => t("transfers.started"),
    stale: [{ queryKey: [programTransfer.url] }],
  });
  return (
    <Button kind="grave" size="bar" onClick={() => void run()}>
      {t("transfers.run")}
    </Button>
  );
}
