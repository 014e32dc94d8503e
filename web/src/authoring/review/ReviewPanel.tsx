import { useTranslation } from "react-i18next";
import layout from "../desk/desk.module.css";
import { Comments } from "./Comments.tsx";
import { ReviewState } from "./ReviewState.tsx";

/** Beside the page: how the draft stands, the next step of its review, and what was said about it. */
export function ReviewPanel({ place, close, publish }: { place: string | undefined; close: () => void; publish: () => void }) {
  const { t } = useTranslation();
  return (
    <aside className={layout.side} aria-label={t("draftReview.title")}>
      <header className={layout.sideHead}>
        <h2>{t("draftReview.title")}</h2>
        <button type="button" className={layout.close} aria-label={t("shell.close")} onClick={close}>
          ✕
        </button>
      </header>
      <div className={layout.sideBody}>
        <ReviewState publish={publish} />
        <Comments place={place} close={close} />
      </div>
    </aside>
  );
}
