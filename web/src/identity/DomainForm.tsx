import { TextInput } from "@mantine/core";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { Message } from "../ui/Message.tsx";
import { isDomainName } from "./policy.ts";
import { useFirstFocus } from "../ui/useFirstFocus.ts";
import styles from "./SignIn.module.css";
import { usePolicy } from "./usePolicy.ts";
import { Button } from "../ui/Button.tsx";

/** The demonstration's own, which is no secret: its accounts stand on its page. */
const demo = "demo";

/** Asks for the domain's name: nowhere are domains listed, but for the demonstration where there is one. */
export function DomainForm({ last, message, retry }: { last: string; message?: string; retry?: () => void }) {
  const { t } = useTranslation();
  const firstField = useFirstFocus<HTMLInputElement>();
  const [name, setName] = useState(last);
  const [wrong, setWrong] = useState(false);
  const [known] = usePolicy(demo);
  const offered = typeof known === "object" && "policy" in known && (known.policy.demoAccounts ?? []).length > 0;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const domain = name.trim().toLowerCase();
    setWrong(!isDomainName(domain));
    if (!isDomainName(domain)) return;
    if (domain === last && retry) retry();
    else location.assign(`/${domain}/login`);
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h1 className={styles.title}>{t("signIn.title")}</h1>
      {message && <Message kind="error">{message}</Message>}
      <TextInput
        label={t("signIn.domain")}
        description={t("signIn.domainHint")}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={wrong && t("signIn.domainInvalid")}
        ref={firstField}
        autoComplete="organization"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        size="md"
      />
      <Button type="submit" size="large" wide>
        {t("signIn.domainSubmit")}
      </Button>
      {offered && (
        <p className={styles.quiet}>
          <a href={`/${demo}/login`}>{t("signIn.demoTitle")}</a>
        </p>
      )}
    </form>
  );
}
