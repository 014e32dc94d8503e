import "./sheet.css";
import type { CertificateKind } from "@vigil/model/compliance/certificateTemplate";
import type { VerifiedCertificate } from "@vigil/model/compliance/certificateWire";
import { typedCode } from "@vigil/model/compliance/verificationCode";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import { ApiProblem } from "../apiProblem.ts";
import { problemMessage } from "../problemMessage.ts";
import { policyQuery } from "../identity/policyQuery.ts";
import { NotFound } from "../shell/NotFound.tsx";
import { Button } from "../ui/Button.tsx";
import { DomainLogo } from "../ui/DomainLogo.tsx";
import { LanguageSelect } from "../ui/LanguageSelect.tsx";
import { Message } from "../ui/Message.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { useTitle } from "../ui/useTitle.ts";
import { Verified } from "./Verified.tsx";
import styles from "./VerifyPage.module.css";

/** Whoever has a certificate in hand sees whether it is one, without an account, and who says so: the domain, as its sign-in page shows it. */
export function VerifyPage() {
  const { domain, kind, code } = useParams({ from: "/$domain/verify/$kind/$code" });
  return kind === "program" || kind === "class" ? <Verification domain={domain} kind={kind} code={code} /> : <NotFound />;
}

function Verification({ domain, kind, code }: { domain: string; kind: CertificateKind; code: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: issuer, isPending } = useQuery(policyQuery(domain));
  const title = issuer?.title ?? t("shell.product");
  useTitle(`${t("certificates.verify.title")} · ${title}`);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["verify", domain, kind, code],
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      call<VerifiedCertificate>("GET", `domains/${encodeURIComponent(domain)}/certificates/${kind}/${encodeURIComponent(code)}`, {
        signal,
      }),
  });
  const missing = error instanceof ApiProblem && (error.status === 404 || error.status === 422);
  const busy = error instanceof ApiProblem && error.status === 429;
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <p className={styles.brand}>
          {!isPending && (
            <>
              <DomainLogo domain={domain} look={issuer?.look} />
              <bdi>{title}</bdi>
            </>
          )}
        </p>
        <h1 className={styles.title}>{t("certificates.verify.title")}</h1>
        <LanguageSelect className={styles.language} />
      </header>
      {data && <Verified certificate={data} code={typedCode(code)} />}
      {!data && isFetching && <Skeleton height={320} />}
      {error && !isFetching && (
        <div className={styles.narrow}>
          <Message kind="error" title={missing ? t("certificates.verify.missing") : ""}>
            <p>
              {missing ? t("certificates.verify.missingText", { domain }) : busy ? t("certificates.verify.busy") : problemMessage(error)}
            </p>
          </Message>
          {!missing && (
            <Button kind="plain" size="small" onClick={() => void refetch()}>
              {t("shell.tryAgain")}
            </Button>
          )}
        </div>
      )}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const given = new FormData(event.currentTarget).get("code");
          const typed = typedCode(typeof given === "string" ? given : "");
          if (typed !== "") void navigate({ to: "/$domain/verify/$kind/$code", params: { domain, kind, code: typed } });
        }}
      >
        <label className={styles.field}>
          {t("certificates.verify.another")}
          <input name="code" dir="ltr" autoComplete="off" spellCheck={false} maxLength={60} required />
        </label>
        <Button type="submit" kind="plain">
          {t("certificates.verify.check")}
        </Button>
      </form>
    </main>
  );
}
