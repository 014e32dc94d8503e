import "./glow.css";
import { PasswordInput, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import { ApiProblem } from "../apiProblem.ts";
import { leaveForSignIn } from "../shell/leaveForSignIn.ts";
import { Message } from "../ui/Message.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { QuestionSelect } from "./QuestionSelect.tsx";
import { useFirstFocus } from "../ui/useFirstFocus.ts";
import { pageAfterSignIn, type Policy } from "./policy.ts";
import styles from "./SignIn.module.css";
import { Button } from "../ui/Button.tsx";
import { useCallForm } from "./useCallForm.ts";

const empty = { oldPassword: "", newPassword: "", confirmPassword: "", securityQuestion: "", securityAnswer: "" };
type Field = keyof typeof empty;

/** At the first sign-in: a password of one's own, and where the domain asks for it a question for the day it is forgotten. */
export function FirstSignIn({ domain, policy }: { domain: string; policy: Policy }) {
  const { t } = useTranslation();
  const firstField = useFirstFocus<HTMLInputElement>();
  const asksQuestion = policy.secureProfile !== true;

  const form = useCallForm(empty, async (values) => {
    if (values.newPassword !== values.confirmPassword) {
      throw new ApiProblem(422, { code: "PasswordMismatch", field: "confirmPassword" });
    }
    const { securityQuestion: _question, securityAnswer: _answer, ...passwords } = values;
    try {
      await call("PUT", "user/first/login", { body: asksQuestion ? values : passwords });
    } catch (problem) {
      // signed in once more they are led here again; the form alone would say so at each try
      if (problem instanceof ApiProblem && problem.status === 401) return leaveForSignIn(domain, "expired");
      throw problem;
    }
    location.assign(pageAfterSignIn(domain, location.search));
  });
  const common = (name: Field) => ({ ...form.field(name), label: t(`profile.${name}`), size: "md" as const });
  const eye = { "aria-label": t("signIn.showPassword"), tabIndex: 0, "aria-hidden": false } as const;
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <div>
        <h1 className={styles.title}>{t("profile.firstTitle")}</h1>
        <p className={styles.quiet}>{t("profile.firstText")}</p>
      </div>
      {form.message && <Message kind="error">{form.message}</Message>}
      <PasswordInput {...common("oldPassword")} ref={firstField} autoComplete="current-password" visibilityToggleButtonProps={eye} />
      <NewPasswordFields
        policy={policy}
        username=""
        first={form.text("newPassword", t("profile.newPassword"))}
        second={form.text("confirmPassword", t("profile.confirmPassword"))}
        size="md"
      />
      {asksQuestion && (
        <>
          <QuestionSelect {...common("securityQuestion")} description={t("profile.securityQuestionHint")} />
          <TextInput {...common("securityAnswer")} autoComplete="off" dir="auto" />
        </>
      )}
      <Button type="submit" size="large" wide busy={form.busy}>
        {t("profile.firstSubmit")}
      </Button>
    </form>
  );
}
