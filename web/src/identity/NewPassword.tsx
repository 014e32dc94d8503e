import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import { ApiProblem } from "../apiProblem.ts";
import { phraseOf } from "../phraseOf.ts";
import { Button } from "../ui/Button.tsx";
import { Message } from "../ui/Message.tsx";
import { useFirstFocus } from "../ui/useFirstFocus.ts";
import type { AskedQuestion } from "./askQuestion.ts";
import { DeadLink } from "./DeadLink.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import type { Policy } from "./policy.ts";
import { ResetHead } from "./ResetHead.tsx";
import styles from "./SignIn.module.css";
import { useCallForm } from "./useCallForm.ts";

interface NewPasswordProps {
  domain: string;
  policy: Policy;
  /** What says whose password it is: a mailed link, or a User ID with its question. */
  proof: { token: string } | AskedQuestion;
}

/** The last step of a reset: the answer where one is asked, and the new password twice. */
export function NewPassword({ domain, policy, proof }: NewPasswordProps) {
  const { t } = useTranslation();
  const firstField = useFirstFocus<HTMLInputElement>();
  const asked = "token" in proof ? undefined : proof;
  const form = useCallForm({ answer: "", newPassword: "", confirmPassword: "" }, async ({ answer, ...passwords }) => {
    if (asked && !answer.trim()) throw new ApiProblem(422, { code: "ResetAnswerInvalid", field: "answer" });
    if (passwords.newPassword !== passwords.confirmPassword)
      throw new ApiProblem(422, { code: "PasswordMismatch", field: "confirmPassword" });
    const whose = asked ? { username: asked.username, answer } : proof;
    await call("PUT", "user/login/reset", { body: { ...whose, ...passwords, domain } });
    location.assign(`/${domain}/login?reason=recovered`);
  });
  const head = <ResetHead domain={domain} policy={policy} title={t("signIn.recover.resetTitle")} />;
  if (asked && asked.secretQuestion === null)
    return (
      <div className={styles.form}>
        {head}
        <Message kind="info">{t("signIn.recover.mailOnly")}</Message>
        <p className={styles.quiet}>{t("signIn.recover.noMailCame")}</p>
      </div>
    );
  if (form.problem?.code === "RecoveryLinkNotFound") return <DeadLink domain={domain} policy={policy} />;
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      {head}
      {form.message && <Message kind="error">{form.message}</Message>}
      {asked?.mail && <Message kind="info">{t("signIn.recover.mailToo")}</Message>}
      {asked && (
        <TextInput
          {...form.field("answer")}
          ref={firstField}
          label={phraseOf(`profile.questions.${asked.question}`, asked.secretQuestion ?? "")}
          description={t("signIn.recover.answerHint")}
          autoComplete="off"
          dir="auto"
          size="md"
        />
      )}
      {asked && <p className={styles.quiet}>{t(asked.mail ? "signIn.recover.noMailCame" : "signIn.recover.noAnswer")}</p>}
      <NewPasswordFields
        policy={policy}
        username={asked?.username ?? ""}
        first={form.text("newPassword", t("profile.newPassword"))}
        second={form.text("confirmPassword", t("profile.confirmPassword"))}
        size="md"
        focus={asked === undefined}
      />
      <Button type="submit" size="large" wide busy={form.busy}>
        {t("signIn.recover.save")}
      </Button>
    </form>
  );
}
