import { useTranslation } from "react-i18next";
import { ApiProblem } from "../../apiProblem.ts";
import { problemMessage } from "../../problemMessage.ts";
import { Button } from "../../ui/Button.tsx";
import { Message } from "../../ui/Message.tsx";
import { useDraft } from "../draft/useDraft.ts";
import styles from "./desk.module.css";

/** Why nothing is saved any more, and what can be done: the text stays here and in this browser. */
export function Refused() {
  const { t } = useTranslation();
  const { desk } = useDraft();
  const saving = desk.saver.saving.use();
  if (saving.is !== "refused") return null;
  const { problem } = saving;
  const why =
    problem instanceof ApiProblem && problem.status === 403
      ? t("writing.rightLost")
      : problem instanceof ApiProblem && problem.status === 404
        ? t("writing.draftGone")
        : problemMessage(problem);
  return (
    <div className={styles.refused}>
      <Message kind="error" title={t("writing.refused")}>
        <p>
          {why} {t("writing.keptHere")}
        </p>
        <p>
          <Button kind="plain" size="small" onClick={() => void desk.saver.flush().catch(() => {})}>
            {t("writing.again")}
          </Button>
        </p>
      </Message>
    </div>
  );
}
