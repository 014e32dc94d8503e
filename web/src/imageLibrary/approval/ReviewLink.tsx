import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { domainOfPage } from "../../api.ts";
import { useUser } from "../../shell/user.ts";
import { imageReviewQuery } from "./imageReviewQuery.ts";
import { buttonLook } from "../../ui/buttonLook.ts";

/** To the drafts that these filters find, one after the other at full size; not for who made all there are and may decide none. */
export function ReviewLink({ filters }: { filters: Readonly<Record<string, string>> }) {
  const { t } = useTranslation();
  const { permissions } = useUser();
  const may = permissions.includes("images:edit");
  const { data } = useQuery({ ...imageReviewQuery(), enabled: may });
  if (!may || (data !== undefined && data.waiting === 0 && data.own > 0)) return null;
  return (
    <Link to="/$domain/admin/images/review" params={{ domain: domainOfPage() }} search={filters} className={buttonLook("plain", "bar")}>
      {t("imageReview.reviewDrafts")}
    </Link>
  );
}
