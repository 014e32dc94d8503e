import { useTranslation } from "react-i18next";
import type { Policy } from "./policy.ts";
import styles from "./SignIn.module.css";

export function ResetHead({ domain, policy, title }: { domain: string; policy: Policy; title: string }) {
  const { t } = useTranslation();
  return (
    <div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.quiet}>
        <bdi>{policy.title ?? domain}</bdi> · <a href={`/${domain}/login`}>{t("signIn.recover.back")}</a>
      </p>
    </div>
  );
}
