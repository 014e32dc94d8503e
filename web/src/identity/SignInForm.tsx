import { PasswordInput, TextInput } from "@mantine/core";
import { useState, type ReactNode, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { call, forgetToken } from "../api.ts";
import { problemMessage } from "../problemMessage.ts";
import { Message } from "../ui/Message.tsx";
import { demoPassword, pageAfterSignIn, type Policy } from "./policy.ts";
import { useFirstFocus } from "../ui/useFirstFocus.ts";
import { ProviderButtons } from "./ProviderButtons.tsx";
import styles from "./SignIn.module.css";
import { Button } from "../ui/Button.tsx";

const reasons = { expired: "signIn.sessionExpired", signedOut: "signIn.signedOut", recovered: "signIn.recover.done" } as const;
const reasonOf = (search: string) => {
  const reason = new URLSearchParams(search).get("reason") ?? "";
  return reason in reasons ? reasons[reason as keyof typeof reasons] : undefined;
};

interface SignInFormProps {
  domain: string;
  policy: Policy | undefined;
  /** What is wrong with the way there. */
  children: ReactNode;
}

export function SignInForm({ domain, policy, children }: SignInFormProps) {
  const { t } = useTranslation();
  const firstField = useFirstFocus<HTMLInputElement>();
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const [message, setMessage] = useState("");
  const [busy, setBusy] = useState(false);
  const reason = reasonOf(location.search);

  const signIn = async (who: { username: string; password: string }) => {
    if (!who.username.trim() || !who.password) return setMessage(t("signIn.incomplete"));
    setBusy(true);
    setMessage("");
    try {
      const { message: warning, updatePassword } = await call<{ message?: string; updatePassword?: boolean }>("POST", "user/login", {
        body: { username: who.username.trim(), password: who.password, domain },
      });
      if (warning) sessionStorage.setItem("vigil.warning", warning);
      location.assign(updatePassword ? `/${domain}/first-login${location.search}` : pageAfterSignIn(domain, location.search));
    } catch (problem) {
      // A refused token must not be offered again.
      forgetToken();
      setMessage(problemMessage(problem));
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) void signIn({ username, password });
  };

  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
        <div>
          <h1 className={styles.title}>{t("signIn.title")}</h1>
          <p className={styles.quiet}>
            <bdi>{policy?.title ?? domain}</bdi> · <a href="/">{t("signIn.otherDomain")}</a>
          </p>
        </div>
        {reason && <Message kind="info">{t(reason)}</Message>}
        {policy?.formAuth === false && <Message kind="info">{t("signIn.formAuthOff")}</Message>}
        {policy?.formAuth !== false && (
          <>
            <TextInput
              label={t("signIn.userId")}
              value={username}
              onChange={({ target }) => setUsername(target.value)}
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              ref={firstField}
              dir="auto"
              size="md"
            />
            <PasswordInput
              label={t("signIn.password")}
              value={password}
              onChange={({ target }) => setPassword(target.value)}
              name="password"
              autoComplete="current-password"
              visibilityToggleButtonProps={{ "aria-label": t("signIn.showPassword"), tabIndex: 0, "aria-hidden": false }}
              size="md"
            />
            <Button type="submit" size="large" wide busy={busy}>
              {t("signIn.submit")}
            </Button>
            {/* below what is typed and pressed, which stays where it is */}
            {message && <Message kind="error">{message}</Message>}
            {children}
            <p className={styles.quiet}>
              <a href={`/${domain}/recover`}>{t("signIn.recover.link")}</a>
            </p>
          </>
        )}
      </form>
      {policy && policy.identityProviders.length > 0 && <ProviderButtons domain={domain} providers={policy.identityProviders} />}
      {policy?.demoAccounts && policy.demoAccounts.length > 0 && (
        <section className={styles.demo} aria-labelledby="demo">
          <h2 id="demo" className={styles.demoTitle}>
            {t("signIn.demoTitle")}
          </h2>
          <p className={styles.quiet}>{t("signIn.demoText")}</p>
          <ul className={styles.accounts}>
            {policy.demoAccounts.map((account) => (
              <li key={account.username}>
                <button
                  type="button"
                  className={styles.account}
                  onClick={() => {
                    if (busy) return;
                    setUsername(account.username);
                    setPassword(demoPassword);
                    void signIn({ username: account.username, password: demoPassword });
                  }}
                >
                  <bdi>{account.title}</bdi>
                  <bdi className={styles.quiet}>{account.username}</bdi>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
