import type { CourseSettingKey } from "@vigil/model/curriculum/courseSettings";
import { secondsOf, unitOf } from "@vigil/model/curriculum/settingUnits";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { settingRefusal } from "../../curriculum/settingRefusal.ts";
import { settingText } from "../../curriculum/settingText.ts";
import { problemMessage } from "../../problemMessage.ts";
import { draftsOf, dropDraft, keepDraft, readDraft } from "../../shell/drafts.ts";
import { useAct } from "../../shell/useAct.ts";
import { can, useUser } from "../../shell/user.ts";
import forms from "../desk/forms.module.css";
import { settingSaving } from "../draft/settingSaving.ts";
import { useDraft } from "../draft/useDraft.ts";
import { courseSettingsQuery, keepCourseSettings } from "./courseSettingsQuery.ts";
import { SettingSource } from "./SettingSource.tsx";

/** A number that the course asks for: a setting, which holds at once and not with its next version. */
export function CourseSetting({ name }: { name: CourseSettingKey }) {
  const { t } = useTranslation();
  const hint = useId();
  const { draft } = useDraft();
  const { courseId } = draft;
  const user = useUser();
  const queries = useQueryClient();
  const { data } = useQuery(courseSettingsQuery(courseId));
  const journal = `${draftsOf(user)}${name} ${courseId}`;
  // typed when this browser was left, and held by nobody since
  const [late] = useState(() => readDraft(journal, Date.now())?.values["typed"]);
  const [typed, setTyped] = useState(typeof late === "string" ? late : undefined);
  const { run, busy, problem, forget } = useAct({
    call: (value: number) => keepCourseSettings(courseId, { [name]: value }),
    done: (answer) => {
      queries.setQueryData(courseSettingsQuery(courseId).queryKey, answer);
      setTyped(undefined);
      dropDraft(journal);
    },
    refusal: "here",
    stale: [{ queryKey: ["configurations"] }],
  });
  const unit = unitOf(name);
  const scale = unit === undefined ? 1 : secondsOf[unit];
  const refusal =
    typed === undefined ? undefined : (refusalOf(name, typed, scale) ?? (problem === undefined ? undefined : problemMessage(problem)));
  const stands = typed === undefined ? "saved" : refusal === undefined ? "saving" : "refused";
  useEffect(() => {
    settingSaving.set((all) => ({ ...all, [name]: stands }));
    return () => settingSaving.set((all) => ({ ...all, [name]: "saved" }));
  }, [name, stands]);
  if (data === undefined) return null;
  const setting = data.settings[name];
  const source = <SettingSource name={name} setting={setting} />;
  // a course without a configuration of its own is given one
  if (!can(user, "configurations:edit") || !(data.own || can(user, "configurations:add")))
    return (
      <div className={forms.setting}>
        <p>
          {t(`settings.${name}`)}: <strong>{settingText(name, setting.value)}</strong>
        </p>
        {source}
      </div>
    );
  // it holds for who is in the middle of the course: not while somebody is still typing it
  const keep = () => {
    if (typed === undefined || refusalOf(name, typed, scale) !== undefined || busy) return;
    const value = valueOf(typed, scale);
    if (value !== setting.value) return void run(value);
    setTyped(undefined);
    return dropDraft(journal);
  };
  const type = (text: string) => {
    forget();
    setTyped(text);
    keepDraft(journal, { revision: null, values: { typed: text }, before: { value: setting.value }, at: Date.now() });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    keep();
  };
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
            value={typed ?? setting.value / scale}
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
        {typed !== undefined && typed === late && <p className={forms.hint}>{t("writing.setting.late")}</p>}
        {source}
      </div>
    </form>
  );
}

/** What was typed, in the unit that is stored; nothing is less than every setting may be. */
function valueOf(typed: string, scale: number): number {
  if (typed.trim() === "") return -1;
  return scale === 1 ? Number(typed) : Math.round(Number(typed) * scale);
}

const refusalOf = (name: CourseSettingKey, typed: string, scale: number) => settingRefusal(name, { [name]: valueOf(typed, scale) });
