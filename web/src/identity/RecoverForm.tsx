import "./glow.css";
import { TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import { ApiProblem } from "../apiProblem.ts";
import { Button } from "../ui/Button.tsx";
import { Message } from "../ui/Message.tsx";
import { askQuestion, type AskedQuestion } from "./askQuestion.ts";
import { NewPassword } from "./NewPassword.tsx";
import type { Policy } from "./policy.ts";
import { ResetHead } from "./ResetHead.tsx";
import styles from "./SignIn.module.css";
import { useCallForm } from "./useCallForm.ts";

const kinds = ["userId", "password"] as const;
type Kind = (typeof kinds)[number];

/** What was forgotten: a User ID is sent to the address of the account, a password alone leads to the security question. */
export function RecoverForm({ domain, policy }: { domain: string; policy: Policy }) {
  const { t } = useTranslation();
  const { mail, question } = policy.recovery;
  const [information, setInformation] = useState<readonly Kind[]>(mail || question ? ["password"] : []);
  const [sent, setSent] = useState(false);
  const [asked, setAsked] = useState<AskedQuestion>();
  const byMail = information.includes("userId");
  const form = useCallForm({ email: "", username: "" }, async ({ email, username }) => {
    if (information.length === 0) throw new ApiProblem(422, { code: "RecoveryInformationRequired", field: "information" });
    if (byMail) {
      await call("POST", "user/recover", { body: { information, email, domain } });
      setSent(true);
      return;
    }
    setAsked(await askQuestion(domain, username));
  });
  const toggle = (kind: Kind) =>
    setInformation(information.includes(kind) ? information.filter((each) => each !== kind) : [...information, kind]);

  if (asked) return <NewPassword domain={domain} policy={policy} proof={asked} />;
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <ResetHead domain={domain} policy={policy} title={t("signIn.recover.title")} />
      {form.message && <Message kind="error">{form.message}</Message>}
      {!mail && !question && <Message kind="info">{t("signIn.recover.administrator")}</Message>}
      {sent ? (
        <>
          <Message kind="success">{t("signIn.recover.sent")}</Message>
          <p className={styles.quiet}>{t("signIn.recover.noMailCame")}</p>
        </>
      ) : (
        <>
          <fieldset className={styles.choices}>
            <legend>{t("signIn.recover.what")}</legend>
            {kinds.map((kind) => (
              <label key={kind} className={styles.choice}>
                <input
                  type="checkbox"
                  checked={information.includes(kind)}
                  disabled={!mail && (kind === "userId" || !question)}
                  onChange={() => toggle(kind)}
                />
                {t(`signIn.recover.kinds.${kind}`)}
              </label>
            ))}
            {!mail && question && <p className={styles.quiet}>{t("signIn.recover.noMail")}</p>}
          </fieldset>
          {byMail ? (
            <TextInput
              {...form.field("email")}
              label={t("signIn.recover.email")}
              description={t("signIn.recover.emailHint")}
              type="email"
              autoComplete="email"
              dir="ltr"
              size="md"
            />
          ) : (
            <TextInput
              {...form.field("username")}
              label={t("signIn.userId")}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              dir="auto"
              size="md"
            />
          )}
          <Button type="submit" size="large" wide busy={form.busy} disabled={!mail && !question}>
            {t("signIn.recover.submit")}
          </Button>
        </>
      )}
    </form>
  );
}
