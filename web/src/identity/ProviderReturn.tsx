import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { forgetToken } from "../api.ts";
import { problemMessage } from "../problemMessage.ts";
import { Message } from "../ui/Message.tsx";
import { pageAfterSignIn, type Policy } from "./policy.ts";
import { endProviderSignIn } from "./providerSignIn.ts";
import { ResetHead } from "./ResetHead.tsx";
import styles from "./SignIn.module.css";

/** What the provider sent back counts once, so it is told once, however often the page is drawn. */
let ending: Promise<string> | undefined;

/** Back from the provider. */
export function ProviderReturn({ domain, policy }: { domain: string; policy: Policy }) {
  const { t } = useTranslation();
  const [message, setMessage] = useState("");
  useEffect(() => {
    ending ??= endProviderSignIn(domain, location.search);
    ending.then(
      (before) => location.replace(pageAfterSignIn(domain, before)),
      (problem: unknown) => {
        forgetToken();
        setMessage(problemMessage(problem));
      },
    );
  }, [domain]);
  return (
    <div className={styles.form}>
      <ResetHead domain={domain} policy={policy} title={t("signIn.title")} />
      {message ? <Message kind="error">{message}</Message> : <Message kind="info">{t("signIn.returning")}</Message>}
    </div>
  );
}
