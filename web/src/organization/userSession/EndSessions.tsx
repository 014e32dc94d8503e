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
      title: t("bulk.endSessionsTitle", { count }),
      text: t("bulk.endSessionsText"),
      confirm: t("bulk.endSessions"),
      danger: true,
    }),
    path: () => `${userSession.url}/end`,
    done,
    told: (ended) => t("bulk.sessionsEnded", { count: ended }),
    stale: [{ queryKey: [userSession.url] }],
  });
  return (
    <Button kind="grave" size="bar" onClick={() => void run()}>
      {t("bulk.endSessions")}
    </Button>
  );
}
