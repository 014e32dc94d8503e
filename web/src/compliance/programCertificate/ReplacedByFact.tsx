import type { ProgramCertificate } from "@vigil/model/compliance/programCertificate";
import { programCertificate } from "@vigil/model/compliance/programCertificate";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { domainOfPage } from "../../api.ts";
import { plainText } from "../../entity/plainText.ts";
import { recordQuery } from "../../entity/entityCalls.ts";

/** The certificate that was issued in the place of one that was revoked, by its number. */
export function ReplacedByFact({ replacedBy }: Pick<ProgramCertificate, "replacedBy">) {
  const { t } = useTranslation();
  const { data } = useQuery({ ...recordQuery(programCertificate, replacedBy ?? 0), enabled: replacedBy !== null });
  if (replacedBy === null) return t("entity.none");
  return (
    <Link to="/$domain/admin/$list/$id" params={{ domain: domainOfPage(), list: programCertificate.url, id: String(replacedBy) }}>
      <bdi>{plainText(data?.certificateId ?? replacedBy)}</bdi>
    </Link>
  );
}
