import { bankQuestion } from "@vigil/model/bank/bankQuestion";
import { useTranslation } from "react-i18next";
import type { Selected } from "../entity/bulk/selected.ts";
import { useBulkAct } from "../entity/bulk/useBulkAct.ts";
import { Button } from "../ui/Button.tsx";

/** Says that keys were looked at and are right. */
export function CheckKeys({ chosen, done }: { chosen: Selected; done: () => void }) {
  const { t } = useTranslation();
  const { run, busy } = useBulkAct({
    chosen,
    path: () => `${bankQuestion.url}/check`,
    done,
    told: () => t("bank.checkedDone"),
    stale: [{ queryKey: [bankQuestion.url] }],
  });
  return (
    <Button kind="plain" size="bar" busy={busy} onClick={() => void run()}>
      {t("bank.checked")}
    </Button>
  );
}
