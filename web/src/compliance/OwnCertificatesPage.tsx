import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { inWords } from "../dataWords.ts";
import { problemMessage } from "../problemMessage.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Message } from "../ui/Message.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { certificatesQuery } from "./certificatesQuery.ts";
import { LearnerCertificates } from "./LearnerCertificates.tsx";

/** What a learner has achieved in all their programs, also in those that are not assigned any more. */
export function OwnCertificatesPage() {
  const { t } = useTranslation();
  const { domain } = useParams({ from: "/$domain" });
  const { data, error } = useQuery(certificatesQuery);
  const programs = [...new Map(data?.map(({ programId, title }) => [programId, title] as const))];
  return (
    <>
      <PageHead title={t("certificates.title")} lead={t("certificates.lead")} />
      {error !== null && <Message kind="error">{problemMessage(error)}</Message>}
      {error === null && data === undefined && <Skeleton height={240} />}
      {data?.length === 0 && <EmptyState title={t("certificates.noneYet")} text={t("certificates.noneYetText")} />}
      {programs.map(([programId, title]) => (
        <LearnerCertificates key={programId} domain={domain} programId={programId} program={inWords("programs", title)} />
      ))}
    </>
  );
}
