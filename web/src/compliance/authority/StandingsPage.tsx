import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { NotAllowed } from "../../shell/NotAllowed.tsx";
import { can, useUser } from "../../shell/user.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { StandingsCard } from "./StandingsCard.tsx";

/** Who may work at the X-ray machine today and who may not, for whoever answers for it. */
export function StandingsPage() {
  const { t } = useTranslation();
  const { domain = "" } = useParams({ strict: false });
  const user = useUser();
  if (!can(user, "authorityRules:view")) return <NotAllowed />;
  return (
    <>
      <PageHead
        title={t("shell.standings")}
        crumb={t("shell.rooms.compliance")}
        lead={t("authority.listLead")}
        actions={
          <>
            {can(user, "reports:view") && (
              <Link to="/$domain/admin/reports/$code" params={{ domain, code: "D40" }}>
                {t("reports.list.D40.name")} (D40)
              </Link>
            )}
            <Link to="/$domain/admin/evidence" params={{ domain }}>
              {t("shell.evidence")}
            </Link>
          </>
        }
      />
      <StandingsCard />
    </>
  );
}
