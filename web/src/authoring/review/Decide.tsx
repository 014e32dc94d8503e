import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./review.module.css";
import { isOpen, useThreads } from "./talk.ts";
import type { useReview } from "./useReview.ts";

/** Approving the draft, or sending it back with a reason. */
export function Decide({ step }: { step: ReturnType<typeof useReview>["step"] }) {
  const { t } = useTranslation();
  const open = useThreads().filter(isOpen).length;
  const [why, setWhy] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const id = useId();
  const { run: approve, busy: approving } = useAct({
    ask: () => ({
      title: t("draftReview.approveTitle"),
      text: [...(open > 0 ? [t("draftReview.approveOpen", { count: open })] : []), t("draftReview.approveText")].join(" "),
      confirm: t("draftReview.approve"),
    }),
    call: () => step({ act: "approve" }),
    told: () => t("draftReview.approvedDone"),
  });
  const { run: sendBack, busy: sending } = useAct({
    call: (note: string) => step({ act: "sendBack", note }),
    told: () => t("draftReview.sentBackDone"),
  });
  if (why === null)
    return (
      <p className={styles.acts} data-start>
        <Button size="small" busy={approving} onClick={() => void approve()}>
          {t("draftReview.approve")}
        </Button>
        <Button kind="plain" size="small" onClick={() => setWhy("")}>
          {t("draftReview.sendBack")}
        </Button>
      </p>
    );
  return (
    <form
      className={styles.say}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(why.trim() === "");
        if (why.trim() !== "") void sendBack(why);
      }}
    >
      <label htmlFor={id}>{t("draftReview.why")}</label>
      <textarea
        id={id}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was just asked for
        autoFocus
        rows={3}
        maxLength={2000}
        dir="auto"
        aria-invalid={missing}
        aria-describedby={`${id}-hint`}
        value={why}
        onChange={({ target }) => {
          setWhy(target.value);
          setMissing(false);
        }}
      />
      <p id={`${id}-hint`} className={missing ? styles.wrong : styles.quiet} role={missing ? "alert" : undefined}>
        {t(missing ? "draftReview.whyMissing" : "draftReview.whyHint")}
      </p>
      <p className={styles.acts}>
        <Button kind="plain" size="small" onClick={() => setWhy(null)}>
          {t("draftReview.cancel")}
        </Button>
        <Button type="submit" size="small" busy={sending}>
          {t("draftReview.sendBack")}
        </Button>
      </p>
    </form>
  );
}
