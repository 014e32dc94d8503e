import "@mantine/core/styles/ActionIcon.layer.css";
import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/PasswordInput.layer.css";
import { PasswordInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import { ApiProblem } from "../apiProblem.ts";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { policyQuery } from "./policyQuery.ts";
import { toast } from "../shell/toasts.ts";
import { useUser } from "../shell/user.ts";
import { Message } from "../ui/Message.tsx";
import styles from "./Profile.module.css";
import { Button } from "../ui/Button.tsx";
import { useCallForm } from "./useCallForm.ts";

const empty = { oldPassword: "", newPassword: "", confirmPassword: "" };

/** A new password in place of the old one; the server's sentences stand at their fields. */
export function PasswordForm() {
  const { t } = useTranslation();
  const { username } = useUser();
  const { domain } = useParams({ from: "/$domain" });
  const { data: policy } = useQuery(policyQuery(domain));
  const form = useCallForm(empty, async (values) => {
    if (values.newPassword !== values.confirmPassword) {
      throw new ApiProblem(422, { code: "PasswordMismatch", field: "confirmPassword" });
    }
    await call("PUT", "user/change/password", { body: values });
    toast(t("profile.passwordChanged"));
    return empty;
  });

  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      {form.message && <Message kind="error">{form.message}</Message>}
      <PasswordInput
        {...form.field("oldPassword")}
        label={t("profile.oldPassword")}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ "aria-label": t("signIn.showPassword"), tabIndex: 0, "aria-hidden": false }}
      />
      <NewPasswordFields
        policy={policy}
        username={username}
        first={form.text("newPassword", t("profile.newPassword"))}
        second={form.text("confirmPassword", t("profile.confirmPassword"))}
      />
      <div>
        <Button type="submit" busy={form.busy}>
          {t("profile.changePassword")}
        </Button>
      </div>
    </form>
  );
}
