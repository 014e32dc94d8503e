import "./glow.css";
import { TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/Button.tsx";
import { Message } from "../ui/Message.tsx";
import { useFirstFocus } from "../ui/useFirstFocus.ts";
import { askQuestion, type AskedQuestion } from "./askQuestion.ts";
import { LinkedPassword } from "./LinkedPassword.tsx";
import { NewPassword } from "./NewPassword.tsx";
import type { Policy } from "./policy.ts";
import { ResetHead } from "./ResetHead.tsx";
import styles from "./SignIn.module.css";
import { useCallForm } from "./useCallForm.ts";

/** Behind the # of a mailed link: it reaches neither the server's log nor another site. */
const token = location.hash.slice(1);

/** A new password: for the mailed link, or for a User ID and the answer to its question. */
export function ResetPage({ domain, policy }: { domain: string; policy: Policy }) {
  const { t } = useTranslation();
  const firstField = useFirstFocus<HTMLInputElement>();
  const [asked, setAsked] = useState<AskedQuestion>();
  const form = useCallForm({ username: "" }, async ({ username }) => setAsked(await askQuestion(domain, username)));
  if (asked) return <NewPassword domain={domain} policy={policy} proof={asked} />;
  if (token) return <LinkedPassword domain={domain} policy={policy} token={token} />;
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <ResetHead domain={domain} policy={policy} title={t("signIn.recover.resetTitle")} />
      {form.message && <Message kind="error">{form.message}</Message>}
      <TextInput
        {...form.field("username")}
        label={t("signIn.userId")}
        description={t("signIn.recover.userIdHint")}
        ref={firstField}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        size="md"
      />
      <Button type="submit" size="large" wide busy={form.busy}>
        {t("signIn.recover.submit")}
      </Button>
    </form>
  );
}
