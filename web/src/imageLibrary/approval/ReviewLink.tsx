import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { domainOfPage } from "../../api.ts";
import { useUser } from "../../shell/user.ts";
import { buttonLook } from "../../ui/buttonLook.ts";

/** To the drafts that these filters find, one after the other at full size. */
export function ReviewLink({ filters }: { filters: Readonly<Record<string, string>> }) {
  const { t } = useTranslation();
  const { permissions } = useUser();
  if (!permissions.includes("images:edit")) return null;
  return (
    <Link to="/$domain/admin/images/review" params={{ domain: domainOfPage() }} search={filters} className={buttonLook("plain", "bar")}>
      {t("imageReview.reviewDrafts")}
    </Link>
  );
}
