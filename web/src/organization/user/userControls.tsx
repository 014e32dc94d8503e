import type { user } from "@vigil/model/organization/user";
import { PasswordInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FieldControl } from "../../entity/form/FieldControl.tsx";
import { LocaleControl } from "../../entity/form/LocaleControl.tsx";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import type { Controls } from "../../entity/place.ts";

export const userControls: Controls<typeof user> = {
  locale: (form, name) => <LocaleControl form={form} name={name} />,
  /** Asked only of whom the server takes for somebody who is there already. */
  anotherPerson: (form, name) =>
    form.errors[name] !== undefined || form.values[name] === true ? <FieldControl form={form} name={name} /> : null,
  password: (form, name) => (
    <>
      <FieldControl form={form} name={name} />
      <PasswordAgain form={form} />
    </>
  ),
};

/** A new password is typed twice: nobody else can read what was meant. */
function PasswordAgain({ form }: { form: RecordForm }) {
  const { t } = useTranslation();
  const { password, passwordAgain = "" } = form.values;
  if (!password) return null;
  const asked = passwordAgain !== "" || form.errors["passwordAgain"] !== undefined;
  return (
    <PasswordInput
      name="passwordAgain"
      label={t("entity.passwordAgain")}
      value={String(passwordAgain)}
      autoComplete="new-password"
      visibilityToggleButtonProps={{ "aria-label": t("signIn.showPassword"), tabIndex: 0, "aria-hidden": false }}
      onChange={({ target }) => form.set("passwordAgain", target.value)}
      error={asked && password !== passwordAgain ? t("problems.PasswordMismatch") : undefined}
    />
  );
}
