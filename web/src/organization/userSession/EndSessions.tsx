import { userSession } from "@vigil/model/organization/userSession";
import { useTranslation } from "react-i18next";
import type { Selected } from "../../entity/bulk/selected.ts";
import { useBulkAct } from "../../entity/bulk/useBulkAct.ts";
import { Button } from "../../ui/Button.tsx";

/** Ends the selected sign-ins. */
export function EndSessions({ chosen, done }: { chosen: Selected; done: () => void }) {
  const { t } = useTranslation();
  const { count } = chosen;
  const { run } = useBulkAct({
    chosen,
    ask: () => ({
      title: t("entity.endSessionsTitle", { count }),
      text: t("entity.endSessionsText"),
      confirm: t("entity.endSessions"),
      danger: true,
    }),
    path: () => `${userSession.url}/end`,
    done,
    told: (ended) => t("entity.sessionsEnded", { count: ended }),
    stale: [{ queryKey: [userSession.url] }],
  });
  return (
    <Button kind="grave" size="bar" onClick={() => void run()}>
      {t("entity.endSessions")}
    </Button>
  );
}
