import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import forms from "../desk/forms.module.css";
import { useDraft } from "../draft/useDraft.ts";
import { courseSettingsQuery } from "./courseSettingsQuery.ts";

/** How settings differ from what is written beside them. */
export function SettingsNote() {
  const { t } = useTranslation();
  const { draft } = useDraft();
  const { data } = useQuery(courseSettingsQuery(draft.courseId));
  return (
    <p className={forms.hint}>
      {t("writing.setting.atOnce")} {data?.own === false && t("writing.setting.becomesOwn")}
    </p>
  );
}
