import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { WaitingReviews } from "../../authoring/review/WaitingReviews.tsx";
import { can, useUser } from "../../shell/user.ts";
import { Button } from "../../ui/Button.tsx";

const WriteCourse = lazy(async () => ({ default: (await import("../../authoring/start/WriteCourse.tsx")).WriteCourse }));

/** Over the list of courses: writing one, and drafts that wait for the reader. */
export function CourseListActions() {
  const { t } = useTranslation();
  const user = useUser();
  const [open, setOpen] = useState(false);
  if (!can(user, "courses:author") && !can(user, "courses:review")) return null;
  return (
    <>
      <WaitingReviews />
      {can(user, "courses:author") && can(user, "courses:add") && (
        <Button kind="plain" size="bar" onClick={() => setOpen(true)}>
          {t("coursePackage.write")}
        </Button>
      )}
      {open && (
        <Suspense>
          <WriteCourse close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
