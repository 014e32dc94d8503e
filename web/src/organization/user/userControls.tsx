import { accessLevelCodes, trainingLevel } from "@vigil/model/identity/accessLevelCodes";
import { user } from "@vigil/model/organization/user";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { FieldControl } from "../../entity/form/FieldControl.tsx";
import { LocaleControl } from "../../entity/form/LocaleControl.tsx";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import type { Controls } from "../../entity/place.ts";
import { plainText } from "../../entity/plainText.ts";
import { NewPasswordFields } from "../../identity/NewPasswordFields.tsx";
import { policyQuery } from "../../identity/policyQuery.ts";
import { fieldLabel } from "../../shell/recordPhrase.ts";

/** Whoever only learns manages nobody: there is nothing to limit, unless it was before. */
const ofManagers = (form: RecordForm, name: string) => {
  const value = form.values[name];
  const empty = !Array.isArray(value) || value.length === 0;
  return empty && form.values["accessLevelId"] === student ? null : <FieldControl form={form} name={name} />;
};
const student = accessLevelCodes.indexOf(trainingLevel) + 1;

export const userControls: Controls<typeof user> = {
  sites: ofManagers,
  scopeGroups: ofManagers,
  scopePrograms: ofManagers,
  locale: (form, name) => <LocaleControl form={form} name={name} />,
  /** Asked only of whom the server takes for somebody who is there already. */
  anotherPerson: (form, name) =>
    form.errors[name] !== undefined || form.values[name] === true ? <FieldControl form={form} name={name} /> : null,
  /** Of the programs that are chosen: without one there is nothing to be due. */
  dueOn: (form, name) =>
    Array.isArray(form.values["programs"]) && form.values["programs"].length > 0 ? <FieldControl form={form} name={name} /> : null,
  password: (form, name) => <UserPassword form={form} name={name} />,
};

/** A new password is typed twice: nobody else can read what was meant. */
function UserPassword({ form, name }: { form: RecordForm; name: string }) {
  const { t } = useTranslation();
  const { domain } = useParams({ from: "/$domain" });
  const { data: policy } = useQuery(policyQuery(domain));
  /** Whoever gives a password knows it: its owner chooses another one, unless the box is unticked. */
  const give = (given: string) => {
    if ((plainText(form.values[name]) === "") !== (given === ""))
      form.set("forcePasswordChange", given !== "" || form.before["forcePasswordChange"] === true);
    form.set(name, given);
  };
  const text = (field: string, label: string) => ({
    name: field,
    label,
    value: plainText(form.values[field]),
    error: form.errors[field],
    onChange: (value: string) => form.set(field, value),
  });
  return (
    <NewPasswordFields
      policy={policy}
      username={plainText(form.values["username"])}
      first={{ ...text(name, fieldLabel(user.name, name)), onChange: give, description: form.record ? t("entity.secretHint") : undefined }}
      second={text("passwordAgain", t("entity.passwordAgain"))}
    />
  );
}
