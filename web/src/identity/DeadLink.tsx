import { useTranslation } from "react-i18next";
import { Message } from "../ui/Message.tsx";
import type { Policy } from "./policy.ts";
import { ResetHead } from "./ResetHead.tsx";
import styles from "./SignIn.module.css";

/** A link to a new password that no longer works, and the way to another. */
export function DeadLink({ domain, policy }: { domain: string; policy: Policy }) {
  const { t } = useTranslation();
  return (
    <div className={styles.form}>
      <ResetHead domain={domain} policy={policy} title={t("signIn.recover.resetTitle")} />
      <Message kind="error">{t("problems.RecoveryLinkNotFound")}</Message>
      <p className={styles.quiet}>
        {policy.recovery.mail || policy.recovery.question ? (
          <a href={`/${domain}/recover`}>{t("signIn.recover.newLink")}</a>
        ) : (
          t("signIn.recover.administrator")
        )}
      </p>
    </div>
  );
}
