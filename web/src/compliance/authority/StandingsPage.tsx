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
  if (!can(useUser(), "authorityRules:view")) return <NotAllowed />;
  return (
    <>
      <PageHead
        title={t("shell.standings")}
        crumb={t("shell.rooms.compliance")}
        lead={t("authority.listLead")}
        actions={
          <Link to="/$domain/admin/evidence" params={{ domain }}>
            {t("shell.evidence")}
          </Link>
        }
      />
      <StandingsCard />
    </>
  );
}
