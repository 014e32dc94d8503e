import { lockedExam } from "@vigil/model/compliance/lockedExam";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";

/** Lets learners try their exams again, all or none. */
export function UnlockExams({ ids, done }: { ids: readonly number[]; done: () => void }) {
  const { t } = useTranslation();
  const count = ids.length;
  const { run } = useAct({
    ask: () => ({ title: t("unlockExams.title", { count }), text: t("unlockExams.text"), confirm: t("unlockExams.unlock") }),
    call: () => call("POST", `${lockedExam.url}/unlock`, { body: { ids } }),
    done,
    told: () => t("unlockExams.done", { count }),
    // what was unlocked is no record of this list any more
    stale: [{ queryKey: [lockedExam.url], predicate: ({ queryKey }) => queryKey[1] !== "record" }],
  });
  return (
    <Button kind="plain" size="bar" onClick={() => void run()}>
      {t("unlockExams.unlock")}
    </Button>
  );
}
