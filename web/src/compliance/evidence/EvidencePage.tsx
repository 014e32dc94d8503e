import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { NotAllowed } from "../../shell/NotAllowed.tsx";
import { can, useUser } from "../../shell/user.ts";
import { Card } from "../../ui/Card.tsx";
import { Message } from "../../ui/Message.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { EvidenceList } from "./EvidenceList.tsx";
import { EvidenceOrderForm } from "./EvidenceOrderForm.tsx";
import { evidenceQuery } from "./evidenceQuery.ts";
import styles from "./evidence.module.css";

/** What an authority is handed: ordered for a site and days, written in the background, fetched, and how it is verified. */
export function EvidencePage() {
  const { t } = useTranslation();
  const { domain = "" } = useParams({ strict: false });
  const allowed = can(useUser(), "authorityRules:view");
  const { data, error } = useQuery({ ...evidenceQuery, enabled: allowed });
  if (!allowed) return <NotAllowed />;
  return (
    <>
      <PageHead
        title={t("shell.evidence")}
        crumb={t("shell.rooms.compliance")}
        lead={t("evidence.lead")}
        actions={
          <Link to="/$domain/admin/standings" params={{ domain }}>
            {t("shell.standings")}
          </Link>
        }
      />
      {error !== null && <Message kind="error">{problemMessage(error)}</Message>}
      {data === undefined && error === null && <Skeleton height={320} />}
      {data !== undefined && (
        <div className={styles.page}>
          <Card title={t("evidence.order")}>
            <EvidenceOrderForm packs={data} />
          </Card>
          <Card title={t("evidence.made")} lead={data.rows.length > 0 ? t("evidence.keptLead", { days: data.keptDays }) : undefined}>
            {data.rows.length > 0 ? <EvidenceList rows={data.rows} /> : <p>{t("evidence.none", { days: data.keptDays })}</p>}
          </Card>
          <Card title={t("evidence.verify")} lead={t("evidence.verifyLead")}>
            <p>{t("evidence.anywhere")}</p>
            <p>
              {t("evidence.keyPrint")}:{" "}
              <code className={styles.code} dir="ltr">
                {data.keyPrint}
              </code>
            </p>
          </Card>
        </div>
      )}
    </>
  );
}
