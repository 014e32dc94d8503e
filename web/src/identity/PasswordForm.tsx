import "@mantine/core/styles/ActionIcon.layer.css";
import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/PasswordInput.layer.css";
import { PasswordInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import { ApiProblem } from "../apiProblem.ts";
import { toast } from "../shell/toasts.ts";
import { Message } from "../ui/Message.tsx";
import styles from "./Profile.module.css";
import { Button } from "../ui/Button.tsx";
import { useCallForm } from "./useCallForm.ts";

const empty = { oldPassword: "", newPassword: "", confirmPassword: "" };
type Field = keyof typeof empty;

/** A new password in place of the old one; the server's sentences stand at their fields. */
export function PasswordForm() {
  const { t } = useTranslation();
  const form = useCallForm(empty, async (values) => {
    if (values.newPassword !== values.confirmPassword) {
      throw new ApiProblem(422, { code: "PasswordMismatch", field: "confirmPassword" });
    }
    await call("PUT", "user/change/password", { body: values });
    toast(t("profile.passwordChanged"));
    return empty;
  });
  const fields: readonly { name: Field; label: string; complete: string }[] = [
    { name: "oldPassword", label: t("profile.oldPassword"), complete: "current-password" },
    { name: "newPassword", label: t("profile.newPassword"), complete: "new-password" },
    { name: "confirmPassword", label: t("profile.confirmPassword"), complete: "new-password" },
  ];

  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      {form.message && <Message kind="error">{form.message}</Message>}
      {fields.map(({ name, label, complete }) => (
        <PasswordInput
          key={name}
          {...form.field(name)}
          label={label}
          autoComplete={complete}
          visibilityToggleButtonProps={{ "aria-label": t("signIn.showPassword"), tabIndex: 0, "aria-hidden": false }}
        />
      ))}
      <div>
        <Button type="submit" busy={form.busy}>
          {t("profile.changePassword")}
        </Button>
      </div>
    </form>
  );
}
