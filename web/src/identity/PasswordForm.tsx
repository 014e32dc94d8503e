import "@mantine/core/styles/ActionIcon.layer.css";
import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/PasswordInput.layer.css";
import { PasswordInput } from "@mantine/core";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import { ApiProblem } from "../apiProblem.ts";
import { problemMessage } from "../problemMessage.ts";
import { toast } from "../shell/toasts.ts";
import { Message } from "../ui/Message.tsx";
import styles from "./Profile.module.css";
import { Button } from "../ui/Button.tsx";

const empty = { oldPassword: "", newPassword: "", confirmPassword: "" };
type Field = keyof typeof empty;

/** A new password in place of the old one; the server's sentences stand at their fields. */
export function PasswordForm() {
  const { t } = useTranslation();
  const [values, setValues] = useState(empty);
  const [problem, setProblem] = useState<ApiProblem>();
  const [busy, setBusy] = useState(false);
  const fields: readonly { name: Field; label: string; complete: string }[] = [
    { name: "oldPassword", label: t("profile.oldPassword"), complete: "current-password" },
    { name: "newPassword", label: t("profile.newPassword"), complete: "new-password" },
    { name: "confirmPassword", label: t("profile.confirmPassword"), complete: "new-password" },
  ];

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (values.newPassword !== values.confirmPassword) {
      return setProblem(new ApiProblem(422, { code: "PasswordMismatch", field: "confirmPassword" }));
    }
    setBusy(true);
    setProblem(undefined);
    try {
      await call("PUT", "user/change/password", { body: values });
      setValues(empty);
      toast(t("profile.passwordChanged"));
    } catch (refused) {
      setProblem(refused instanceof ApiProblem ? refused : new ApiProblem(-1));
    } finally {
      setBusy(false);
    }
    return undefined;
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {problem && !fields.some(({ name }) => name === problem.field) && <Message kind="error">{problemMessage(problem)}</Message>}
      {fields.map(({ name, label, complete }) => (
        <PasswordInput
          key={name}
          name={name}
          label={label}
          autoComplete={complete}
          value={values[name]}
          error={problem?.field === name && problemMessage(problem)}
          visibilityToggleButtonProps={{ "aria-label": t("signIn.showPassword"), tabIndex: 0, "aria-hidden": false }}
          onChange={({ target }) => setValues({ ...values, [name]: target.value })}
        />
      ))}
      <div>
        <Button type="submit" busy={busy}>
          {t("profile.changePassword")}
        </Button>
      </div>
    </form>
  );
}
