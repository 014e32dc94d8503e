import type { EventChoices } from "@vigil/model/compliance/trainingEventWire";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import formStyles from "../../entity/form/Form.module.css";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import { phraseOf } from "../../phraseOf.ts";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import { ChoiceControl } from "./ChoiceControl.tsx";
import { eventChoicesQuery } from "./eventQueries.ts";

interface Props {
  form: RecordForm;
  name: string;
}

const useChoices = (form: RecordForm) => {
  const { data } = useSuspenseQuery(eventChoicesQuery);
  return { ...data, authorization: data.authorizations.find(({ id }) => id === form.values["trainerAuthorizationId"]) };
};
const common = ({ form, name }: Props) => ({
  name,
  label: fieldLabel(form.entity.name, name),
  description: phraseOf(`hints.${form.entity.name}.${name}`, ""),
  error: form.errors[name],
  value: form.values[name],
});

/** The programs with a classroom course that the authorization holds for, and those courses. */
const programsOf = ({ programs }: EventChoices, courses: readonly number[] | undefined) =>
  programs
    .map((program) => ({ ...program, courses: program.courses.filter(({ id }) => courses?.includes(id)) }))
    .filter((program) => program.courses.length > 0);

/** What does not go with the new authorization is taken away; where it leaves one thing to choose, that is chosen. */
export function AuthorizationControl(props: Props) {
  const { form } = props;
  const { t } = useTranslation();
  const choices = useChoices(form);
  const choose = (id: number) => {
    form.set("trainerAuthorizationId", id);
    const authorization = choices.authorizations.find((one) => one.id === id);
    const companies = authorization?.companies ?? [];
    if (!companies.some((company) => company.id === form.values["companyId"]))
      form.set("companyId", companies.length === 1 ? companies[0]!.id : undefined);
    const programs = programsOf(choices, authorization?.courses);
    if (programs.some((program) => program.id === form.values["programId"])) return;
    form.set("programId", programs.length === 1 ? programs[0]!.id : undefined);
    form.set("courses", programs.length === 1 ? programs[0]!.courses.map((course) => course.id) : []);
  };
  return (
    <ChoiceControl {...common(props)} options={choices.authorizations} empty={t("trainingEvents.form.noAuthorization")} choose={choose} />
  );
}

export function EventCompanyControl(props: Props) {
  const { t } = useTranslation();
  const { authorization } = useChoices(props.form);
  return (
    <ChoiceControl
      {...common(props)}
      options={authorization?.companies ?? []}
      empty={t(authorization ? "trainingEvents.form.noCompany" : "trainingEvents.form.authorizationFirst")}
      choose={(id) => props.form.set("companyId", id)}
    />
  );
}

export function EventProgramControl(props: Props) {
  const { t } = useTranslation();
  const choices = useChoices(props.form);
  const programs = programsOf(choices, choices.authorization?.courses);
  return (
    <ChoiceControl
      {...common(props)}
      options={programs}
      empty={t(choices.authorization ? "trainingEvents.form.noProgram" : "trainingEvents.form.authorizationFirst")}
      choose={(id) => {
        props.form.set("programId", id);
        props.form.set("courses", programs.find((program) => program.id === id)?.courses.map((course) => course.id) ?? []);
      }}
    />
  );
}

export function EventCoursesControl(props: Props) {
  const { form, name } = props;
  const { t } = useTranslation();
  const choices = useChoices(form);
  const courses = programsOf(choices, choices.authorization?.courses).find(({ id }) => id === form.values["programId"])?.courses ?? [];
  const chosen = Array.isArray(form.values[name]) ? (form.values[name] as number[]) : [];
  const { label, error } = common(props);
  return (
    <fieldset className={formStyles.choiceList}>
      <legend>{label}</legend>
      {courses.length === 0 && <p className={formStyles.hint}>{t("trainingEvents.form.programFirst")}</p>}
      {courses.map(({ id, title }) => (
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
      {error !== undefined && <p className={formStyles.error}>{error}</p>}
    </fieldset>
  );
}
