import { userSession } from "@vigil/model/organization/userSession";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";

/** Ends the selected sign-ins, all or none. */
export function EndSessions({ ids, done }: { ids: readonly number[]; done: () => void }) {
  const { t } = useTranslation();
  const count = ids.length;
  const { run } = useAct({
    ask: () => ({
      title: t("entity.endSessionsTitle", { count }),
      text: t("entity.endSessionsText"),
      confirm: t("entity.endSessions"),
      danger: true,
    }),
    call: () => call("PUT", userSession.url, { body: ids.map((id) => ({ id, clear: true })) }),
    done,
    told: () => t("entity.sessionsEnded", { count }),
    stale: [{ queryKey: [userSession.url] }],
  });
  return (
    <Button kind="grave" size="bar" onClick={() => void run()}>
      {t("entity.endSessions")}
    </Button>
  );
}
