import { lockedExam } from "@vigil/model/compliance/lockedExam";
import { useTranslation } from "react-i18next";
import type { Selected } from "../../entity/bulk/selected.ts";
import { useBulkAct } from "../../entity/bulk/useBulkAct.ts";
import { Button } from "../../ui/Button.tsx";

/** Lets learners try their exams again. */
export function UnlockExams({ chosen, done }: { chosen: Selected; done: () => void }) {
  const { t } = useTranslation();
  const { count } = chosen;
  const { run } = useBulkAct({
    chosen,
    ask: () => ({ title: t("unlockExams.title", { count }), text: t("unlockExams.text"), confirm: t("unlockExams.unlock") }),
    path: () => `${lockedExam.url}/unlock`,
    done,
    told: (unlocked) => t("unlockExams.done", { count: unlocked }),
    // what was unlocked is no record of this list any more
    stale: [{ queryKey: [lockedExam.url], predicate: ({ queryKey }) => queryKey[1] !== "record" }],
  });
  return (
    <Button kind="plain" size="bar" onClick={() => void run()}>
      {t("unlockExams.unlock")}
    </Button>
  );
}
