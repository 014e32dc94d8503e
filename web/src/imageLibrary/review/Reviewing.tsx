import { Link } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ImageSource } from "../../simulator/viewer/imageSource.ts";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import { afterDecision, decidedByOthers, type Review, reviewOf, stepped, undecided } from "./review.ts";
import styles from "./Review.module.css";
import { ReviewDesk } from "./ReviewDesk.tsx";
import { ReviewEnd } from "./ReviewEnd.tsx";
import type { ReviewQueue } from "./reviewQueue.ts";

interface ReviewingProps {
  domain: string;
  queue: ReviewQueue;
  filters: Readonly<Record<string, string>>;
  source: ImageSource;
  /** Looks anew what waits. */
  again: () => void;
}

/** One image after the other, how far one is, and the end. */
export function Reviewing({ domain, queue, filters, source, again }: ReviewingProps) {
  const { t } = useTranslation();
  const [review, setReview] = useState<Review>(() => reviewOf(queue.ids));
  const id = review.ids[review.at];
  const decided = review.ids.length - undecided(review).length;
  const go = useCallback((by: 1 | -1) => setReview((before) => stepped(before, by)), []);
  const progress = t("imageReview.progress", { number: Math.min(review.at + 1, review.ids.length), total: review.ids.length });
  return (
    <>
      <header className={styles.head}>
        <Link to="/$domain/admin/$list" params={{ domain, list: "images" }} search={filters}>
          {t("imageReview.back")}
        </Link>
        <h1>{t("imageReview.title")}</h1>
        {id !== undefined && (
          <>
            <span aria-live="polite">{progress}</span>
            <div className={styles.progress}>
              <ProgressBar
                value={review.ids.length === 0 ? 1 : decided / review.ids.length}
                label={t("imageReview.decided", { count: decided })}
                tone="good"
              />
            </div>
          </>
        )}
        {queue.own.length > 0 && <span className={styles.quiet}>{t("imageReview.own", { count: queue.own.length })}</span>}
        {queue.more && <span className={styles.quiet}>{t("imageReview.more")}</span>}
      </header>
      {id === undefined ? (
        <ReviewEnd
          domain={domain}
          review={review}
          own={queue.own.length}
          more={queue.more}
          skipped={() => setReview(reviewOf(undecided(review)))}
          again={again}
        />
      ) : (
        <ReviewDesk
          id={id}
          next={review.ids[review.at + 1]}
          outcome={review.outcomes.get(id)}
          source={source}
          decided={(image, act) => setReview((before) => afterDecision(before, image, act))}
          tooLate={(image) => setReview((before) => decidedByOthers(before, image))}
          go={go}
        />
      )}
    </>
  );
}
