import type { RemedialRule } from "@vigil/model/measurement/remedial/remedialRule";
import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ReferenceNames } from "../../entity/record/ReferenceNames.tsx";

/** Whose misses a rule looks at; nobody named is everybody. */
export function RemedialCompanies({ rule }: { rule: RemedialRule }) {
  const { t } = useTranslation();
  const { domain = "" } = useParams({ strict: false });
  return <ReferenceNames to="company" ids={rule.companies} domain={domain} none={t("authority.anyCompany")} />;
}
