import type { TrainingProgram } from "@vigil/model/training/wire";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { formatDate } from "../../ui/format.ts";

/** A program begun anew: what expires soon or has is renewed, anything else where the configuration lets its learner do so. What is kept and what goes is said before. */
export function BeginAgain({ program }: { program: TrainingProgram }) {
  const { t } = useTranslation();
  const { programConfig, programStatus, complete } = program;
  const { renewable, expiryAt } = programStatus;
  const act = renewable ? t("training.renew") : t("training.beginAgain");
  const { run, busy } = useAct({
    ask: () => ({
      title: act,
      text:
        renewable && expiryAt !== null
          ? t("training.renewText", { title: program.title, date: formatDate(expiryAt) })
          : t("training.beginAgainText", { title: program.title }),
      confirm: act,
      danger: !renewable,
    }),
    call: () => call("DELETE", `training/status/programs/${program.id}`),
    stale: [{ queryKey: ["training"] }],
  });
  const allowed = renewable || (complete ? programConfig.resetCompleted : programConfig.resetStarted) !== "never";
  if (!allowed || programStatus.status === "n") return null;
  return (
    <Button kind={renewable ? "primary" : "plain"} busy={busy} onClick={() => void run()}>
      {act}
    </Button>
  );
}
