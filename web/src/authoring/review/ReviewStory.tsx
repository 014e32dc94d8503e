import type { DraftReview, ReviewStep } from "@vigil/model/authoring/draftReview";
import { useTranslation } from "react-i18next";
import { formatInstant } from "../../ui/format.ts";
import styles from "./review.module.css";

/** Who did what last with a draft, and why. */
export function ReviewStory({ review: { state, asked, approved, sentBack } }: { review: DraftReview }) {
  const { t } = useTranslation();
  const said = ({ by, at }: ReviewStep) => ({ name: by ?? t("writing.somebody"), at: formatInstant(at) });
  if (state === "approved" && approved)
    return (
      <>
        <p>
          <strong>{t(approved.own ? "draftReview.states.approvedOwn" : "draftReview.states.approved", said(approved))}</strong>
        </p>
        <Note words={approved.note} />
      </>
    );
  if (state === "asked" && asked)
    return (
      <>
        <p>
          <strong>{t(asked.own ? "draftReview.states.askedOwn" : "draftReview.states.asked", said(asked))}</strong>{" "}
          {asked.ofCaller
            ? t("draftReview.ofYou")
            : asked.of === null
              ? t("draftReview.ofAnybody")
              : t("draftReview.of", { name: asked.of })}
        </p>
        <Note words={asked.note} />
      </>
    );
  if (state === "draft" && sentBack)
    return (
      <>
        <p>
          <strong>{t("draftReview.states.sentBack", said(sentBack))}</strong>
        </p>
        <Note words={sentBack.note} />
      </>
    );
  return <p>{t(state === "published" ? "draftReview.states.published" : "draftReview.states.draft")}</p>;
}

const Note = ({ words }: { words: string }) =>
  words === "" ? null : (
    <blockquote className={styles.note} dir="auto">
      {words}
    </blockquote>
  );
