import type { CourseSetting, CourseSettingKey } from "@vigil/model/curriculum/courseSettings";
import { useTranslation } from "react-i18next";
import { settingText } from "../../curriculum/settingText.ts";
import forms from "../desk/forms.module.css";

/** Where a setting comes from, and for whose learners another one holds. */
export function SettingSource({ name, setting }: { name: CourseSettingKey; setting: CourseSetting }) {
  const { t } = useTranslation();
  const { value, configuration, companies, others } = setting;
  return (
    <>
      {(configuration !== null || value > 0) && (
        <p className={forms.hint}>
          {configuration === null ? t("writing.setting.usual") : t("writing.setting.from", { name: configuration.name })}
        </p>
      )}
      {companies.map(({ company, configuration: own, value: theirs }) => (
        <p key={company.id} className={forms.hint}>
          {t("writing.setting.company", { company: company.name, value: settingText(name, theirs), name: own.name })}
        </p>
      ))}
      {others > 0 && <p className={forms.hint}>{t("writing.setting.companies", { count: others })}</p>}
    </>
  );
}
