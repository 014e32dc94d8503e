import { useTranslation } from "react-i18next";
import { shortcutLabel } from "../../simulator/consoles/shortcut.ts";
import type { Outcome } from "./review.ts";
import styles from "./Review.module.css";
import { type ReviewKey, reviewKeys } from "./useReviewKeys.ts";
import { Tag } from "../../ui/Tag.tsx";

interface ReviewBarProps {
  press: (key: ReviewKey) => void;
  /** Nobody has decided yet. */
  waits: boolean;
  /** The pictures are on the screen. */
  seen: boolean;
  busy: boolean;
  outcome: Outcome | undefined;
}

const order = ["previous", "approve", "sendBack", "archive", "next"] as const satisfies readonly ReviewKey[];
const tones = { approve: "good", sendBack: "warn", archive: "quiet", others: "info" } as const;

/** What can be done with the image on the screen, each with its key. */
export function ReviewBar({ press, waits, seen, busy, outcome }: ReviewBarProps) {
  const { t } = useTranslation();
  const off: Partial<Record<ReviewKey, boolean>> = { approve: !waits || !seen || busy, sendBack: !waits || busy, archive: !waits || busy };
  return (
    <div className={styles.bar} role="toolbar" aria-label={t("shell.actions")}>
      {order.map((key) => (
        <button
          key={key}
          type="button"
          className={styles.key}
          data-key={key}
          disabled={off[key] === true}
          aria-keyshortcuts={reviewKeys[key]}
          onMouseDown={(event) => event.preventDefault()} // the focus stays where it is, so that the next key means the next image
          onClick={() => press(key)}
        >
          {t(`imageReview.keys.${key}`)}
          <small aria-hidden>{shortcutLabel(reviewKeys[key])}</small>
        </button>
      ))}
      {outcome !== undefined && <Tag tone={tones[outcome]}>{t(`imageReview.became.${outcome}`)}</Tag>}
    </div>
  );
}
