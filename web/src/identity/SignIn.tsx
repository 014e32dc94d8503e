import "@mantine/core/styles/ActionIcon.layer.css";
import "@mantine/core/styles/PasswordInput.layer.css";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { call, domainOfPage, forgetToken } from "../api.ts";
import { ApiProblem } from "../apiProblem.ts";
import { LanguageSelect } from "../ui/LanguageSelect.tsx";
import { Logo } from "../ui/Logo.tsx";
import { DomainForm } from "./DomainForm.tsx";
import type { Policy } from "./policy.ts";
import styles from "./SignIn.module.css";
import { SignInForm } from "./SignInForm.tsx";

type Known = { policy: Policy } | { problem: ApiProblem } | "asking";
const lastDomain = "vigil.domain";

/** The page in front of everything: finds the domain's policy, then asks who is there. */
export function SignIn() {
  const { t, i18n } = useTranslation();
  const domain = domainOfPage();
  const [known, setKnown] = useState<Known>("asking");
  const [round, setRound] = useState(0);

  useEffect(() => {
    document.title = i18n.t("signIn.documentTitle");
  }, [i18n, i18n.language]);

  useEffect(() => {
    if (!domain) return;
    forgetToken();
    const asking = new AbortController();
    call<Policy>("GET", `domains/policy/${encodeURIComponent(domain)}`, { signal: asking.signal }).then(
      (policy) => {
        localStorage.setItem(lastDomain, domain);
        setKnown({ policy });
      },
      (problem: unknown) => {
        if (problem instanceof ApiProblem) setKnown({ problem });
      },
    );
    return () => asking.abort();
  }, [domain, round]);

  return (
    <div className={styles.page}>
      <header className={styles.side}>
        <p className={styles.brand}>
          <Logo />
          {t("shell.product")}
        </p>
        <div className={styles.claim}>
          <p className={styles.claimTitle}>{t("signIn.claim")}</p>
          <p>{t("signIn.claimText")}</p>
        </div>
        <LanguageSelect className={styles.language} />
      </header>
      <main className={styles.main}>
        <div className={styles.box}>
          {!domain && <DomainForm last={localStorage.getItem(lastDomain) ?? ""} />}
          {domain && known === "asking" && <p className={styles.quiet}>{t("shell.loading")}</p>}
          {domain && typeof known === "object" && "problem" in known && (
            <DomainForm
              last={domain}
              message={
                known.problem.status === 404 || known.problem.status === 422 ? t("signIn.noDomain", { domain }) : t("signIn.unreachable")
              }
              retry={() => {
                setKnown("asking");
                setRound(round + 1);
              }}
            />
          )}
          {domain && typeof known === "object" && "policy" in known && <SignInForm domain={domain} policy={known.policy} />}
        </div>
      </main>
    </div>
  );
}
