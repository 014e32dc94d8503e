import type { TrainingProgram } from "@vigil/model/training/wire";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";

/** A program begun anew, where the configuration lets its learner do so. What is kept and what goes is said before. */
export function BeginAgain({ program }: { program: TrainingProgram }) {
  const { t } = useTranslation();
  const { run, busy } = useAct({
    ask: () => ({
      title: t("training.beginAgain"),
      text: t("training.beginAgainText", { title: program.title }),
      confirm: t("training.beginAgain"),
      danger: true,
    }),
    call: () => call("DELETE", `training/status/programs/${program.id}`),
    stale: [{ queryKey: ["training"] }],
  });
  const { programConfig, programStatus, complete } = program;
  const allowed = (complete ? programConfig.resetCompleted : programConfig.resetStarted) !== "never";
  if (!allowed || programStatus.status === "n") return null;
  return (
    <Button kind="plain" busy={busy} onClick={() => void run()}>
      {t("training.beginAgain")}
    </Button>
  );
}
