import type { course } from "@vigil/model/curriculum/course";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { RowActionsProps } from "../../entity/place.ts";
import { can, useUser } from "../../shell/user.ts";
import { buttonLook } from "../../ui/buttonLook.ts";

/** To where the pages of a course are written. */
export function CourseRowActions({ domain, record }: RowActionsProps<typeof course>) {
  const { t } = useTranslation();
  if (!can(useUser(), "courses:author") || record.abilities?.edit === false) return null;
  return (
    <Link to="/$domain/admin/courses/$id/write" params={{ domain, id: String(record.id) }} className={buttonLook("plain", "bar")}>
      {t("coursePackage.writePages")}
    </Link>
  );
}
