import type { TrainingProgram } from "@vigil/model/training/wire";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { formatDate } from "../../ui/format.ts";

interface BeginAgainProps {
  program: TrainingProgram;
  /** Among others: the program is told with it. */
  named?: boolean;
}

/** A program begun anew: what expires soon or has, or was revoked, is renewed, anything else where the configuration lets its learner do so. What is kept and what goes is said before. */
export function BeginAgain({ program, named = false }: BeginAgainProps) {
  const { t } = useTranslation();
  const { programConfig, programStatus, complete } = program;
  const { renewable, lapsed, expiryAt, expiresOn = expiryAt } = programStatus;
  const act = renewable ? t("training.renew") : t("training.beginAgain");
  const { run, busy } = useAct({
    ask: () => ({
      title: act,
      text:
        renewable && expiresOn !== null
          ? t(!lapsed ? "training.renewText" : "training.renewLapsedText", { title: program.title, date: formatDate(expiresOn) })
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
    <Button
      kind={named || !renewable ? "plain" : !lapsed ? "primary" : "next"}
      size={!lapsed || named ? "medium" : "large"}
      busy={busy}
      aria-label={named ? `${act}: ${program.title}` : undefined}
      onClick={() => void run()}
    >
      {act}
    </Button>
  );
}
