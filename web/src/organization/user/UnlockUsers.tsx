import { user } from "@vigil/model/organization/user";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";

/** Lifts every lock of the selected accounts, of all or of none. */
export function UnlockUsers({ ids, done }: { ids: readonly number[]; done: () => void }) {
  const { t } = useTranslation();
  const count = ids.length;
  const { run } = useAct({
    ask: () => ({ title: t("userLocks.unlockTitle", { count }), text: t("userLocks.unlockText"), confirm: t("userLocks.unlock") }),
    call: () => call("POST", `${user.url}/unlock`, { body: { ids } }),
    done,
    told: () => t("userLocks.unlocked", { count }),
    stale: [{ queryKey: [user.url] }],
  });
  return (
    <Button kind="plain" size="bar" onClick={() => void run()}>
      {t("userLocks.unlock")}
    </Button>
  );
}
