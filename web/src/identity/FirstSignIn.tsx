import { PasswordInput, TextInput } from "@mantine/core";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import { ApiProblem } from "../apiProblem.ts";
import { problemMessage } from "../problemMessage.ts";
import { Message } from "../ui/Message.tsx";
import { QuestionSelect } from "./QuestionSelect.tsx";
import { useFirstFocus } from "../ui/useFirstFocus.ts";
import { pageAfterSignIn, type Policy } from "./policy.ts";
import styles from "./SignIn.module.css";
import { Button } from "../ui/Button.tsx";

const empty = { oldPassword: "", newPassword: "", confirmPassword: "", securityQuestion: "", securityAnswer: "" };
type Field = keyof typeof empty;

/** At the first sign-in: a password of one's own, and where the domain asks for it a question for the day it is forgotten. */
export function FirstSignIn({ domain, policy }: { domain: string; policy: Policy }) {
  const { t } = useTranslation();
  const firstField = useFirstFocus<HTMLInputElement>();
  const [values, setValues] = useState(empty);
  const [problem, setProblem] = useState<ApiProblem>();
  const [busy, setBusy] = useState(false);
  const asksQuestion = policy.secureProfile !== true;

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (values.newPassword !== values.confirmPassword) {
      return setProblem(new ApiProblem(422, { code: "PasswordMismatch", field: "confirmPassword" }));
    }
    const { securityQuestion: _question, securityAnswer: _answer, ...passwords } = values;
    setBusy(true);
    try {
      await call("PUT", "user/first/login", { body: asksQuestion ? values : passwords });
      location.assign(pageAfterSignIn(domain, location.search));
    } catch (refused) {
      setProblem(refused instanceof ApiProblem ? refused : new ApiProblem(-1));
      setBusy(false);
    }
    return undefined;
  };

  const common = (name: Field) => ({
    name,
    label: t(`profile.${name}`),
    value: values[name],
    error: problem?.field === name && problemMessage(problem),
    size: "md" as const,
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  });
  const eye = { "aria-label": t("signIn.showPassword"), tabIndex: 0, "aria-hidden": false } as const;
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <div>
        <h1 className={styles.title}>{t("profile.firstTitle")}</h1>
        <p className={styles.quiet}>{t("profile.firstText")}</p>
      </div>
      {problem && (problem.field === undefined || !(problem.field in empty)) && <Message kind="error">{problemMessage(problem)}</Message>}
      <PasswordInput {...common("oldPassword")} ref={firstField} autoComplete="current-password" visibilityToggleButtonProps={eye} />
      <PasswordInput {...common("newPassword")} autoComplete="new-password" visibilityToggleButtonProps={eye} />
      <PasswordInput {...common("confirmPassword")} autoComplete="new-password" visibilityToggleButtonProps={eye} />
      {asksQuestion && (
        <>
          <QuestionSelect {...common("securityQuestion")} description={t("profile.securityQuestionHint")} />
          <TextInput {...common("securityAnswer")} autoComplete="off" dir="auto" />
        </>
      )}
      <Button type="submit" size="large" wide busy={busy}>
        {t("profile.firstSubmit")}
      </Button>
    </form>
  );
}
