import { useTranslation } from "react-i18next";
import styles from "./review.module.css";
import { chosenWords, isOpen, speakOf, useThreads } from "./talk.ts";

/** Beside a block: how many open comments it has, and the way to them. Where there are none it is the way to the first, if that is wanted. */
export function CommentMark({ piece, block, offer = false }: { piece: string; block: string; offer?: boolean }) {
  const { t } = useTranslation();
  const count = useThreads().filter((thread) => thread.first.key === block && isOpen(thread)).length;
  if (count === 0 && !offer) return null;
  const label = count === 0 ? t("draftReview.commentOn") : t("draftReview.commentsOf", { count });
  return (
    <button
      type="button"
      className={styles.mark}
      data-open={count > 0 || undefined}
      aria-label={label}
      title={label}
      // a press would take the chosen words away before they are read
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => speakOf({ piece, key: block, quote: chosenWords(document.getElementById(block)) })}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden>
        <path d="M2.5 3h11v8H8l-3 2.5V11H2.5z" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
      </svg>
      {count > 0 && <span aria-hidden>{count}</span>}
    </button>
  );
}
