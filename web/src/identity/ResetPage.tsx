import { TextInput } from "@mantine/core";
import type { SecurityQuestion } from "@vigil/model/identity/securityQuestions";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import { Button } from "../ui/Button.tsx";
import { Message } from "../ui/Message.tsx";
import { useFirstFocus } from "../ui/useFirstFocus.ts";
import { BackToSignIn } from "./BackToSignIn.tsx";
import type { Policy } from "./policy.ts";
import { NewPassword } from "./NewPassword.tsx";
import { rememberedForReset } from "./rememberForReset.ts";
import styles from "./SignIn.module.css";
import { useCallForm } from "./useCallForm.ts";

export interface AskedQuestion {
  secretQuestion: string | null;
  question: SecurityQuestion | null;
  mail: boolean;
}

/** Behind the # of a mailed link: it reaches neither the server's log nor another site. */
const token = location.hash.slice(1);

/** A new password: for the mailed link, or for a User ID and the answer to its question. */
export function ResetPage({ domain, policy }: { domain: string; policy: Policy }) {
  const { t } = useTranslation();
  const firstField = useFirstFocus<HTMLInputElement>();
  const [asked, setAsked] = useState<AskedQuestion & { username: string }>();
  const form = useCallForm({ username: rememberedForReset() }, async ({ username }) => {
    const found = await call<AskedQuestion>("POST", "user/login/reset", { body: { username: username.trim(), domain } });
    setAsked({ ...found, username: username.trim() });
  });
  const head = (
    <div>
      <h1 className={styles.title}>{t("signIn.recover.resetTitle")}</h1>
      <p className={styles.quiet}>
        <bdi>{policy.title ?? domain}</bdi> · <BackToSignIn domain={domain} />
      </p>
    </div>
  );
  if (token) return <NewPassword domain={domain} head={head} proof={{ token }} />;
  if (asked?.secretQuestion) return <NewPassword domain={domain} head={head} asked={asked} proof={{ username: asked.username }} />;
  if (asked)
    return (
      <div className={styles.form}>
        {head}
        <Message kind="info">{t("signIn.recover.mailOnly")}</Message>
      </div>
    );
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      {head}
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
