import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { buttonLook } from "../../ui/buttonLook.ts";
import { ApproversNote } from "../approval/ApproversNote.tsx";
import { countOf, type Outcome, type Review, undecided } from "./review.ts";
import styles from "./Review.module.css";

interface ReviewEndProps {
  domain: string;
  review: Review;
  own: number;
  more: boolean;
  skipped: () => void;
  again: () => void;
}

const outcomes = ["approve", "sendBack", "archive", "others"] as const satisfies readonly Outcome[];

/** Nothing waits any more: what became of all, and where to go on. */
export function ReviewEnd({ domain, review, own, more, skipped, again }: ReviewEndProps) {
  const { t } = useTranslation();
  const left = undecided(review).length;
  const none = review.ids.length === 0;
  return (
    <section className={styles.end}>
      <h2>{t(none ? "imageReview.nothing" : left > 0 ? "imageReview.throughWithSkipped" : "imageReview.through")}</h2>
      {none && <p>{t("imageReview.nothingText")}</p>}
      <ul>
        {outcomes
          .map((outcome) => ({ outcome, count: countOf(review, outcome) }))
          .filter(({ count }) => count > 0)
          .map(({ outcome, count }) => (
            <li key={outcome}>{t(`imageReview.outcomes.${outcome}`, { count })}</li>
          ))}
        {left > 0 && <li>{t("imageReview.outcomes.skipped", { count: left })}</li>}
        {own > 0 && <li>{t("imageReview.own", { count: own })}</li>}
      </ul>
      {own > 0 && <ApproversNote />}
      <div className={styles.acts}>
        {left > 0 && !none && <Button onClick={skipped}>{t("imageReview.lookAtSkipped")}</Button>}
        {more && <Button onClick={again}>{t("imageReview.lookAtMore")}</Button>}
        <Link
          to="/$domain/admin/$list"
          params={{ domain, list: "images" }}
          className={buttonLook(left > 0 || more ? "plain" : "primary", "medium")}
        >
          {t("imageReview.back")}
        </Link>
      </div>
    </section>
  );
}
