import type { CourseStatus } from "@vigil/model/training/wire";
import i18next from "i18next";
import { formatPercent } from "../../ui/format.ts";

/** How far a course is. Progress counts its pages: where all are read, practice or an exam may still be to come, and that is said. */
export const progressText = ({ progress, complete }: Pick<CourseStatus, "progress" | "complete">): string =>
  progress === 1 && !complete
    ? i18next.t("training.allRead")
    : i18next.t("training.courseProgress", { percent: formatPercent(progress * 100) });
