import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { buttonLook } from "../../ui/buttonLook.ts";
import { Popover } from "../../ui/Popover.tsx";
import { waitingReviewsQuery } from "./reviewCalls.ts";
import { WaitingCourses } from "./WaitingCourses.tsx";

/** Over the list of courses: which drafts wait for the reader. Nothing where none does. */
export function WaitingReviews() {
  const { t } = useTranslation();
  const { domain = "" } = useParams({ strict: false });
  const { data = [] } = useQuery(waitingReviewsQuery);
  if (data.length === 0) return null;
  return (
    <Popover
      label={t("draftReview.waitingTitle")}
      button={t("draftReview.waiting", { count: data.length })}
      buttonClass={buttonLook("plain", "bar")}
    >
      <WaitingCourses waiting={data} domain={domain} />
    </Popover>
  );
}
