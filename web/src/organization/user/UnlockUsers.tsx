import { user } from "@vigil/model/organization/user";
import { useTranslation } from "react-i18next";
import type { Selected } from "../../entity/bulk/selected.ts";
import { useBulkAct } from "../../entity/bulk/useBulkAct.ts";
import { Button } from "../../ui/Button.tsx";

/** Lifts every lock of the selected accounts. */
export function UnlockUsers({ chosen, done }: { chosen: Selected; done: () => void }) {
  const { t } = useTranslation();
  const { count } = chosen;
  const { run } = useBulkAct({
    chosen,
    ask: () => ({ title: t("userLocks.unlockTitle", { count }), text: t("userLocks.unlockText"), confirm: t("userLocks.unlock") }),
    path: () => `${user.url}/unlock`,
    done,
    told: (unlocked) => t("userLocks.unlocked", { count: unlocked }),
    stale: [{ queryKey: [user.url] }],
  });
  return (
    <Button kind="plain" size="bar" onClick={() => void run()}>
      {t("userLocks.unlock")}
    </Button>
  );
}
