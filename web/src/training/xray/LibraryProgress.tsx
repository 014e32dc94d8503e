import type { TrainingCourse } from "@vigil/model/training/wire";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { libraryProgressQuery } from "../../imageLibrary/order/libraryProgressQuery.ts";
import { Message } from "../../ui/Message.tsx";
import { ProgressBar } from "../../ui/ProgressBar.tsx";

/** Shown only while fewer bags exist than a session takes. */
export function LibraryProgress({ course, needed }: { course: TrainingCourse; needed: number }) {
  const { t } = useTranslation();
  const { data } = useQuery(libraryProgressQuery(course.imageLibraryId ?? undefined));
  if (!data || data.state === "done" || data.made >= needed) return null;
  const { made, wanted } = data;
  const text = t("training.generatingText", { made, wanted, needed });
  return (
    <Message kind="info" title={t("training.generating")}>
      <p>{text}</p>
      <ProgressBar value={made / Math.max(1, Math.min(wanted, needed))} label={text} />
    </Message>
  );
}
