import type { CourseSettingKey } from "@vigil/model/curriculum/courseSettings";
import forms from "../desk/forms.module.css";
import { CourseSetting } from "./CourseSetting.tsx";
import { SettingsNote } from "./SettingsNote.tsx";

/** Settings of the course that belong together. */
export function SettingsGroup({ title, names }: { title: string; names: readonly CourseSettingKey[] }) {
  return (
    <fieldset className={forms.group}>
      <legend>{title}</legend>
      {names.map((name) => (
        <CourseSetting key={name} name={name} />
      ))}
      <SettingsNote />
    </fieldset>
  );
}
