import { PasswordInput, TextInput } from "@mantine/core";
import type { SecurityQuestion } from "@vigil/model/identity/securityQuestions";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import { toast } from "../shell/toasts.ts";
import { Button } from "../ui/Button.tsx";
import { Message } from "../ui/Message.tsx";
import styles from "./Profile.module.css";
import { QuestionSelect } from "./QuestionSelect.tsx";
import { useCallForm } from "./useCallForm.ts";

export interface OwnQuestion {
  /** Empty where the domain asks none. */
  questions: readonly SecurityQuestion[];
  securityQuestion: SecurityQuestion | null;
}

export const ownQuestionQuery = queryOptions({
  queryKey: ["user", "questions"],
  queryFn: ({ signal }) => call<OwnQuestion>("GET", "user/questions", { signal }),
});

/** The question for the day the password is forgotten; the password says that it is oneself who changes it. */
export function SecurityForm({ securityQuestion }: OwnQuestion) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const form = useCallForm({ oldPassword: "", securityQuestion: securityQuestion ?? "", securityAnswer: "" }, async (values) => {
    await call("PUT", "user/change/security", { body: values });
    await queries.invalidateQueries({ queryKey: ownQuestionQuery.queryKey });
    toast(t("profile.securitySaved"));
    return { oldPassword: "", securityAnswer: "" };
  });
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      {form.message && <Message kind="error">{form.message}</Message>}
      {securityQuestion === null && <Message kind="warning">{t("profile.securityNone")}</Message>}
      <QuestionSelect {...form.field("securityQuestion")} />
      <TextInput {...form.field("securityAnswer")} label={t("profile.securityAnswer")} autoComplete="off" dir="auto" />
      <PasswordInput
        {...form.field("oldPassword")}
        label={t("profile.currentPassword")}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ "aria-label": t("signIn.showPassword"), tabIndex: 0, "aria-hidden": false }}
      />
      <div>
        <Button type="submit" busy={form.busy}>
          {t("profile.securitySubmit")}
        </Button>
      </div>
    </form>
  );
}
