import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAct } from "../../shell/useAct.ts";
import { useStillHere } from "../../shell/useStillHere.ts";
import { Button } from "../../ui/Button.tsx";
import { useDraft } from "../draft/useDraft.ts";
import { AskReview } from "./AskReview.tsx";
import { Decide } from "./Decide.tsx";
import styles from "./review.module.css";
import { ReviewStory } from "./ReviewStory.tsx";
import { useReview } from "./useReview.ts";

/** Where the draft stands between being written and being published, and the step that comes next for its reader. */
export function ReviewState({ publish }: { publish: () => void }) {
  const { t } = useTranslation();
  const { draft, desk, domain } = useDraft();
  const navigate = useNavigate();
  const stillHere = useStillHere();
  const { review, step } = useReview();
  const [asking, setAsking] = useState(false);
  const { state, asked } = review;
  const { run: withdraw, busy } = useAct({
    call: () => step({ act: "withdraw" }),
    told: () => t("draftReview.withdrawn"),
  });
  // what was written a moment ago belongs to the draft that is compared
  const compare = async () => {
    await desk.saver.flush().catch(() => {});
    if (!stillHere()) return;
    const before = String(draft.current?.contentId ?? "current");
    await navigate({
      to: "/$domain/admin/courses/$id/compare/$before/$after",
      params: { domain, id: String(draft.courseId), before, after: "draft" },
    });
  };
  return (
    <section className={styles.state} data-state={state}>
      <ReviewStory review={review} />
      {state === "draft" && review.needsReview && <p className={styles.quiet}>{t("draftReview.needed")}</p>}
      {state === "draft" && !asking && draft.mayWrite && (
        <p>
          <Button size="small" onClick={() => setAsking(true)}>
            {t("draftReview.ask")}
          </Button>
        </p>
      )}
      {state === "draft" && asking && <AskReview step={step} close={() => setAsking(false)} />}
      {state === "asked" && review.mayApprove && <Decide step={step} />}
      {state === "asked" && asked?.own && (
        <>
          <p className={styles.quiet}>{t("draftReview.own")}</p>
          <p>
            <Button kind="plain" size="small" busy={busy} onClick={() => void withdraw()}>
              {t("draftReview.withdraw")}
            </Button>
          </p>
        </>
      )}
      {state === "approved" && review.mayPublish && (
        <p className={styles.acts} data-start>
          {t("draftReview.publishNext")}
          <Button size="small" onClick={publish}>
            {t("writing.publish")}
          </Button>
        </p>
      )}
      {state === "approved" && !review.mayPublish && <p className={styles.quiet}>{t("draftReview.publishOther")}</p>}
      {draft.current !== null && (
        <p>
          <Link
            to="/$domain/admin/courses/$id/compare/$before/$after"
            params={{ domain, id: String(draft.courseId), before: String(draft.current.contentId), after: "draft" }}
            onClick={(event) => {
              event.preventDefault();
              void compare();
            }}
          >
            {t("draftReview.changesSince", { version: draft.current.version })}
          </Link>
        </p>
      )}
    </section>
  );
}
