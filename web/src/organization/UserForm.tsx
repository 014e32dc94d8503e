import { PasswordInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FieldControl } from "../entity/form/FieldControl.tsx";
import { LocaleControl } from "../entity/form/LocaleControl.tsx";
import { FormGroup } from "../entity/form/FormGroup.tsx";
import type { RecordForm } from "../entity/form/useRecordForm.ts";

/** A user: the person, what they may do, what they train, and how they sign in. */
export function UserForm({ form }: { form: RecordForm }) {
  const { t } = useTranslation();
  return (
    <>
      <FormGroup title={t("entity.groups.person")}>
        <FieldControl form={form} name="username" />
        <FieldControl form={form} name="firstName" />
        <FieldControl form={form} name="lastName" />
        <FieldControl form={form} name="pin" />
        <FieldControl form={form} name="birthDate" />
        <FieldControl form={form} name="email" />
        <LocaleControl form={form} name="locale" />
        {(form.errors["anotherPerson"] !== undefined || form.values["anotherPerson"] === true) && (
          <FieldControl form={form} name="anotherPerson" />
        )}
      </FormGroup>
      <FormGroup title={t("entity.groups.access")}>
        <FieldControl form={form} name="companyId" />
        <FieldControl form={form} name="accessLevelId" />
        <FieldControl form={form} name="sites" />
        <FieldControl form={form} name="scopeGroups" />
        <FieldControl form={form} name="scopePrograms" />
      </FormGroup>
      <FormGroup title={t("entity.groups.training")}>
        <FieldControl form={form} name="programs" />
        <FieldControl form={form} name="groups" />
        <FieldControl form={form} name="extraTimeFactor" />
      </FormGroup>
      <FormGroup title={t("entity.groups.security")}>
        <FieldControl form={form} name="password" />
        <PasswordAgain form={form} />
        <FieldControl form={form} name="forcePasswordChange" />
      </FormGroup>
      <FormGroup title={t("entity.groups.data")}>
        <FieldControl form={form} name="data" />
      </FormGroup>
      {form.record && (
        <FormGroup title={t("entity.groups.state")}>
          <FieldControl form={form} name="locked" />
          <FieldControl form={form} name="active" />
        </FormGroup>
      )}
    </>
  );
}

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
