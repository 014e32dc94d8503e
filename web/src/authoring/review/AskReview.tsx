import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import forms from "../desk/forms.module.css";
import { useDraft } from "../draft/useDraft.ts";
import styles from "./review.module.css";
import { reviewersQuery } from "./reviewCalls.ts";
import type { useReview } from "./useReview.ts";

/** Whom the draft is shown to, and what they are to look at. */
export function AskReview({ step, close }: { step: ReturnType<typeof useReview>["step"]; close: () => void }) {
  const { t } = useTranslation();
  const { draft } = useDraft();
  const { data: reviewers } = useQuery(reviewersQuery(draft.courseId));
  const [of, setOf] = useState("");
  const [note, setNote] = useState("");
  const id = useId();
  const { run, busy } = useAct({
    call: () => step({ act: "ask", of: of === "" ? null : Number(of), note }),
    done: close,
    told: () => t("draftReview.asked"),
  });
  if (!reviewers) return <Skeleton height={120} />;
  if (reviewers.length === 0) return <Message kind="warning">{t("draftReview.nobody")}</Message>;
  return (
    <form
      className={styles.say}
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <label htmlFor={`${id}-of`}>{t("draftReview.whom")}</label>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it was just asked for */}
      <select id={`${id}-of`} autoFocus className={forms.select} value={of} onChange={({ target }) => setOf(target.value)}>
        <option value="">{t("draftReview.anybody")}</option>
        {reviewers.map(({ userId, name }) => (
          <option key={userId} value={userId}>
            {name}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-note`}>{t("draftReview.note")}</label>
      <textarea
        id={`${id}-note`}
        rows={3}
        maxLength={2000}
        dir="auto"
        aria-describedby={`${id}-hint`}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <p id={`${id}-hint`} className={styles.quiet}>
        {t("draftReview.noteHint")}
      </p>
      <p className={styles.acts}>
        <Button kind="plain" size="small" onClick={close}>
          {t("draftReview.cancel")}
        </Button>
        <Button type="submit" size="small" busy={busy}>
          {t("draftReview.asking")}
        </Button>
      </p>
    </form>
  );
}
