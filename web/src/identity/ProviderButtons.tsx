import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../problemMessage.ts";
import { Button } from "../ui/Button.tsx";
import { Message } from "../ui/Message.tsx";
import { leaveForProvider, type SignInProvider } from "./providerSignIn.ts";
import styles from "./SignIn.module.css";

/** The other ways into a domain. */
export function ProviderButtons({ domain, providers }: { domain: string; providers: readonly SignInProvider[] }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(0);
  const [message, setMessage] = useState("");
  const leave = async (provider: SignInProvider) => {
    setBusy(provider.id);
    setMessage("");
    try {
      await leaveForProvider(domain, provider);
    } catch (problem) {
      setMessage(problemMessage(problem));
      setBusy(0);
    }
  };
  return (
    <div className={styles.providers}>
      {message && <Message kind="error">{message}</Message>}
      {providers.map((provider) => (
        <Button
          key={provider.id}
          kind="plain"
          size="large"
          wide
          busy={busy === provider.id}
          disabled={busy !== 0}
          onClick={() => void leave(provider)}
        >
          {t("signIn.with", { name: provider.displayName })}
        </Button>
      ))}
    </div>
  );
}
