import type { CourseSettingKey } from "@vigil/model/curriculum/courseSettings";
import { secondsOf, unitOf } from "@vigil/model/curriculum/settingUnits";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { settingText } from "../../curriculum/settingText.ts";
import { can, useUser } from "../../shell/user.ts";
import forms from "../desk/forms.module.css";
import { settingSaving } from "../draft/settingSaving.ts";
import { useDraft } from "../draft/useDraft.ts";
import { courseSettingsQuery } from "./courseSettingsQuery.ts";
import { SettingSource } from "./SettingSource.tsx";
import { useTypedSetting } from "./useTypedSetting.ts";

/** A number that the course asks for: a setting, which holds at once and not with its next version. */
export function CourseSetting({ name }: { name: CourseSettingKey }) {
  const { t } = useTranslation();
  const hint = useId();
  const { courseId } = useDraft().draft;
  const user = useUser();
  const { data } = useQuery(courseSettingsQuery(courseId));
  const setting = data?.settings[name];
  // a course without a configuration of its own is given one
  const may = data !== undefined && can(user, "configurations:edit") && (data.own || can(user, "configurations:add"));
  const { typed, refusal, late, type, keep } = useTypedSetting(courseId, name, may ? setting?.value : undefined);
  const stands = typed === undefined ? "saved" : refusal === undefined ? "saving" : "refused";
  useEffect(() => {
    settingSaving.set((all) => ({ ...all, [name]: stands }));
    return () => settingSaving.set((all) => ({ ...all, [name]: "saved" }));
  }, [name, stands]);
  if (setting === undefined) return null;
  const source = <SettingSource name={name} setting={setting} />;
  if (!may)
    return (
      <div className={forms.setting}>
        <p>
          {t(`settings.${name}`)}: <strong>{settingText(name, setting.value)}</strong>
        </p>
        {source}
      </div>
    );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    keep();
  };
  const unit = unitOf(name);
  return (
    <form className={forms.setting} onSubmit={submit} noValidate>
      <label className={forms.label}>
        {t(`settings.${name}`)}
        <span className={forms.line}>
          <input
            type="number"
            className={forms.number}
            min={0}
            step="any"
            value={typed ?? setting.value / (unit === undefined ? 1 : secondsOf[unit])}
            aria-invalid={refusal !== undefined}
            aria-describedby={hint}
            onChange={({ target }) => type(target.value)}
            onBlur={keep}
          />
          {unit !== undefined && t(`settings.units.${unit}`)}
        </span>
      </label>
      <div id={hint}>
        {refusal !== undefined && (
          <p className={forms.refusal} role="alert">
            {refusal}
          </p>
        )}
        {refusal === undefined && late === "kept" && <p className={forms.hint}>{t("writing.setting.late")}</p>}
        {refusal === undefined && late === "overtaken" && (
          <p className={forms.hint}>{t("writing.setting.overtaken", { value: settingText(name, setting.value) })}</p>
        )}
        {source}
      </div>
    </form>
  );
}
