import { useTranslation } from "react-i18next";
import layout from "../desk/desk.module.css";
import { SidePanel } from "../desk/SidePanel.tsx";
import { Comments } from "./Comments.tsx";
import { ReviewState } from "./ReviewState.tsx";

/** Beside the page: how the draft stands, the next step of its review, and what was said about it. */
export function ReviewPanel({ place, close, publish }: { place: string | undefined; close: () => void; publish: () => void }) {
  const { t } = useTranslation();
  return (
    <SidePanel side="review" title={t("draftReview.title")} close={close}>
      <div className={layout.sideBody}>
        <ReviewState publish={publish} />
        <Comments place={place} close={close} />
      </div>
    </SidePanel>
  );
}
