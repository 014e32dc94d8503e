import "@mantine/core/styles/ActionIcon.layer.css";
import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/PasswordInput.layer.css";
import "./glow.css";
import { lazy, Suspense, useEffect } from "react";
import { isUnread } from "@vigil/model/phrases/readBySpeakers";
import { useTranslation } from "react-i18next";
import { domainOfPage } from "../api.ts";
import { SignInNotices } from "../notices/SignInNotices.tsx";
import { problemMessage } from "../problemMessage.ts";
import { Button } from "../ui/Button.tsx";
import { LanguageSelect } from "../ui/LanguageSelect.tsx";
import { DomainLogo } from "../ui/DomainLogo.tsx";
import { Message } from "../ui/Message.tsx";
import { useTitle } from "../ui/useTitle.ts";
import bag from "./bag.webp";
import { DomainForm } from "./DomainForm.tsx";
import { ProviderReturn } from "./ProviderReturn.tsx";
import { isProviderReturn, returnToTrial, trialOf } from "./providerSignIn.ts";
import styles from "./SignIn.module.css";
import { SignInForm } from "./SignInForm.tsx";
import { usePolicy } from "./usePolicy.ts";

const lastDomain = "vigil.domain";
/** Seldom needed, and not fetched by who only signs in. */
const pages = {
  "first-login": lazy(async () => ({ default: (await import("./FirstSignIn.tsx")).FirstSignIn })),
  recover: lazy(async () => ({ default: (await import("./RecoverForm.tsx")).RecoverForm })),
  "reset-password": lazy(async () => ({ default: (await import("./ResetPage.tsx")).ResetPage })),
};
const pageName = location.pathname.split("/")[2] ?? "";
const trial = trialOf(location.search);
const OtherPage = isProviderReturn(location.search)
  ? ProviderReturn
  : pageName in pages
    ? pages[pageName as keyof typeof pages]
    : undefined;

/** The page in front of everything: finds the domain's policy, then asks who is there. */
export function SignIn() {
  const { t, i18n } = useTranslation();
  const domain = domainOfPage();
  const [known, askAgain] = usePolicy(domain);
  const policy = typeof known === "object" && "policy" in known ? known.policy : undefined;
  const problem = typeof known === "object" && "problem" in known ? known.problem : undefined;

  const unknown = problem?.status === 404 || problem?.status === 422;
  const unreachable = problem && !unknown && (
    <Message kind="error">
      {problemMessage(problem)}{" "}
      <Button kind="text" onClick={askAgain}>
        {t("signIn.retry")}
      </Button>
    </Message>
  );

  useTitle(t("signIn.documentTitle"));
  useEffect(() => {
    if (trial !== null) returnToTrial(domain, trial);
  }, [domain]);
  useEffect(() => {
    if (policy) localStorage.setItem(lastDomain, domain);
  }, [policy, domain]);

  return (
    <div className={styles.page}>
      <header className={styles.side}>
        <p className={styles.brand}>
          <DomainLogo domain={domain} look={policy?.look} />
          {t("shell.product")}
        </p>
        <img className={styles.bag} src={bag} alt="" width={620} height={410} />
        <div className={styles.claim}>
          <p className={styles.claimTitle}>{t("signIn.claim")}</p>
          <p>{t("signIn.claimText")}</p>
        </div>
        <div className={styles.languages}>
          <LanguageSelect className={styles.language} />
          {isUnread(i18n.language) && <small className={styles.languageNote}>{t("languages.unread")}</small>}
        </div>
      </header>
      <main className={styles.main}>
        <div className={styles.box}>
          <div className={styles.notices}>
            <SignInNotices domain={problem ? "" : domain} />
          </div>
          {!domain && <DomainForm last={localStorage.getItem(lastDomain) ?? ""} />}
          {unknown && <DomainForm last={domain} message={t("signIn.noDomain", { domain })} retry={askAgain} />}
          {OtherPage && unreachable}
          {policy && OtherPage && trial === null && (
            <Suspense>
              <OtherPage domain={domain} policy={policy} />
            </Suspense>
          )}
          {/* The form is there before the policy is: what comes with it comes below. */}
          {domain && !unknown && !OtherPage && (
            <SignInForm domain={domain} policy={policy}>
              {unreachable}
            </SignInForm>
          )}
        </div>
      </main>
    </div>
  );
}
