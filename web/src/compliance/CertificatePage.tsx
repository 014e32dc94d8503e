import { isLayout } from "@vigil/model/compliance/certificateLayout";
import type { CertificateKind } from "@vigil/model/compliance/certificateTemplate";
import type { CertificateAnswer } from "@vigil/model/compliance/certificateWire";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams, useRouter } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import { NotFound } from "../shell/NotFound.tsx";
import { Button } from "../ui/Button.tsx";
import { formatDate } from "../ui/format.ts";
import { Message } from "../ui/Message.tsx";
import { useTitle } from "../ui/useTitle.ts";
import { CertificateSheet } from "./CertificateSheet.tsx";
import { printedWords } from "./printedWords.ts";
import { PrintFrame } from "./PrintFrame.tsx";
import { RevocationWords } from "./RevocationWords.tsx";
import styles from "./PrintFrame.module.css";

/** A certificate as it is printed: nothing beside it but how, and the way back. */
export function CertificatePage() {
  const { domain, kind, id } = useParams({ from: "/$domain/certificate/$kind/$id" });
  return kind === "program" || kind === "class" ? <Certificate domain={domain} kind={kind} id={id} /> : <NotFound />;
}

function Certificate({ domain, kind, id }: { domain: string; kind: CertificateKind; id: string }) {
  const { t } = useTranslation();
  const { history } = useRouter();
  const { data } = useSuspenseQuery({
    queryKey: ["certificates", kind, id],
    queryFn: ({ signal }) => call<CertificateAnswer>("GET", `certificates/${kind}/${id}`, { signal }),
  });
  const { paper, values } = data;
  useTitle(`${values.courseTitle ?? values.programTitle ?? ""} · ${values.fullName ?? ""}`);
  return (
    <main className={styles.main}>
      {data.revoked !== null && (
        <div className={styles.notice}>
          <Message kind="warning" title={t("certificates.revokedSince", { date: formatDate(data.revoked.since) })}>
            <RevocationWords revoked={data.revoked} />
          </Message>
        </div>
      )}
      <PrintFrame
        begins={paper}
        placed={isLayout(paper.page)}
        aside={
          <Button kind="plain" size="small" onClick={() => history.back()}>
            {t("certificates.back")}
          </Button>
        }
      >
        {(chosen) => (
          <CertificateSheet
            paper={{ ...paper, ...chosen }}
            wordsOf={printedWords({ domain, kind, values, data: data.data, texts: data.texts })}
            stamp={data.revoked === null ? undefined : t("certificates.revoked")}
          />
        )}
      </PrintFrame>
    </main>
  );
}
