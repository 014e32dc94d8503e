import { course } from "@vigil/model/curriculum/course";
import { company } from "@vigil/model/organization/company";
import { user } from "@vigil/model/organization/user";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { optionsQuery, recordQuery } from "../../entity/entityCalls.ts";
import { FieldControl } from "../../entity/form/FieldControl.tsx";
import formStyles from "../../entity/form/Form.module.css";
import { ReferenceControl } from "../../entity/form/ReferenceControl.tsx";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import { phraseOf } from "../../phraseOf.ts";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import { ChoiceControl } from "./ChoiceControl.tsx";
import { peopleQuery } from "./eventQueries.ts";

interface Props {
  form: RecordForm;
  name: string;
}

/** A trainer is looked for in one company: it comes first, and is that of the trainer who stands there. */
export function TrainerControl({ form, name }: Props) {
  const { t } = useTranslation();
  const value = form.values[name];
  const { data: trainer } = useQuery({ ...recordQuery(user, Number(value)), enabled: typeof value === "number" });
  const [chosen, setChosen] = useState<number | null>(null);
  const own = trainer?.["companyId"];
  const companyId = chosen ?? (typeof own === "number" ? own : null);
  const { data: people = [] } = useQuery({ ...peopleQuery(companyId ?? 0), enabled: companyId !== null });
  return (
    <div className={formStyles.pair}>
      <ReferenceControl
        name="trainerCompany"
        label={t("trainingEvents.form.company")}
        description={phraseOf(`hints.${form.entity.name}.${name}`, "")}
        error={undefined}
        withAsterisk
        onBlur={() => {}}
        to={company.name}
        value={companyId}
        nullable={false}
        set={(id) => {
          setChosen(id);
          form.set(name, undefined);
        }}
      />
      <ChoiceControl
        name={name}
        label={fieldLabel(form.entity.name, "trainer")}
        error={form.errors[name]}
        options={people}
        value={value}
        empty={t(companyId === null ? "trainingEvents.form.companyFirst" : "trainingEvents.form.nobody")}
        choose={(id) => form.set(name, id)}
      />
    </div>
  );
}

/** A name is typed where it is not made of the rest. */
export const AuthorizationNameControl = ({ form, name }: Props) =>
  form.values["enableNameChange"] === true ? <FieldControl form={form} name={name} /> : null;

/** The classroom courses there are. */
export function ClassroomCoursesControl({ form, name }: Props) {
  const { t } = useTranslation();
  const { data: courses = [] } = useQuery(optionsQuery(course, { type: "ilt", order: "asc(title)" }));
  const chosen = Array.isArray(form.values[name]) ? (form.values[name] as number[]) : [];
  return (
    <fieldset className={formStyles.choiceList}>
      <legend>{fieldLabel(form.entity.name, name)}</legend>
      <p className={formStyles.hint}>{phraseOf(`hints.${form.entity.name}.${name}`, "")}</p>
      {courses.length === 0 && <p className={formStyles.hint}>{t("entity.noOptions")}</p>}
      {courses.map(({ id, name: title }) => (
        <label key={id}>
          <input
            type="checkbox"
            name={name}
            checked={chosen.includes(id)}
            onChange={({ target }) => form.set(name, target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
          <bdi>{title}</bdi>
        </label>
      ))}
      {form.errors[name] !== undefined && <p className={formStyles.error}>{form.errors[name]}</p>}
    </fieldset>
  );
}
