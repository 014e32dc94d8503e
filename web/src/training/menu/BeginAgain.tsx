import type { TrainingProgram } from "@vigil/model/training/wire";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { showProblem } from "../../shell/alerts.ts";
import { confirmed } from "../../shell/confirmation.ts";
import { Button } from "../../ui/Button.tsx";

/** A program begun anew, where the configuration lets its learner do so. What is kept and what goes is said before. */
export function BeginAgain({ program }: { program: TrainingProgram }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call("DELETE", `training/status/programs/${program.id}`),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["training"] }),
    onError: showProblem,
  });
  const { programConfig, programStatus, complete } = program;
  const allowed = (complete ? programConfig.resetCompleted : programConfig.resetStarted) !== "never";
  if (!allowed || programStatus.status === "n") return null;
  const ask = async () => {
    const question = {
      title: t("training.beginAgain"),
      text: t("training.beginAgainText", { title: program.title }),
      confirm: t("training.beginAgain"),
      danger: true,
    };
    if (await confirmed(question)) mutate();
  };
  return (
    <Button kind="plain" busy={isPending} onClick={() => void ask()}>
      {t("training.beginAgain")}
    </Button>
  );
}
