import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { PersonMeasures } from "../measurement/person/PersonMeasures.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { learnerName } from "./AuditLearnerPage.tsx";
import { workQuery } from "./auditQueries.ts";

/** What one learner can do at the X-ray screen, for who looks at work and opens no accounts: the same as on the page of the account. */
export function AuditMeasuresPage() {
  const { t } = useTranslation();
  const { domain, user } = useParams({ from: "/$domain/frame/audit/$user/measures" });
  const { data } = useSuspenseQuery(workQuery(Number(user)));
  return (
    <>
      <PageHead
        title={t("shell.detection")}
        crumb={
          <Link to="/$domain/audit/$user" params={{ domain, user }} dir="auto">
            {learnerName(data.learner)}
          </Link>
        }
        lead={<bdi>{data.learner.companyName}</bdi>}
      />
      <PersonMeasures userId={Number(user)} />
    </>
  );
}
