import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { useDraft } from "../draft/useDraft.ts";
import styles from "./review.module.css";

/** Why nothing can be written just now, and the way to write all the same. */
export function ReadingNote({ write }: { write: () => void }) {
  const { t } = useTranslation();
  const { draft, desk, reading } = useDraft();
  const state = desk.state.use();
  if (!reading) return null;
  return (
    <div className={styles.strip} role="status">
      <span>
        {t(!draft.mayWrite ? "draftReview.readingAlone" : state === "approved" ? "draftReview.readingApproved" : "draftReview.reading")}
      </span>
      {draft.mayWrite && (
        <Button kind="plain" size="small" onClick={write}>
          {t("draftReview.writeOn")}
        </Button>
      )}
    </div>
  );
}
