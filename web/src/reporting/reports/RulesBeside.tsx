import { Link, useParams } from "@tanstack/react-router";
import { reportAsk } from "@vigil/model/reporting/reports/reportAsk";
import type { ReportRun } from "@vigil/model/reporting/reports/reportWire";
import { useTranslation } from "react-i18next";
import { reportAddress } from "./reportAddress.ts";
import styles from "./Report.module.css";

/** Beside what falls due of programs: who of the same people is behind a rule of an authority, also those of whom no program has a day. */
export function RulesBeside({ ask: { companyIds, groupIds, inactive } }: Pick<ReportRun, "ask">) {
  const { t } = useTranslation();
  const { domain = "" } = useParams({ strict: false });
  const ask = reportAsk.parse({ companyIds, groupIds, inactive, workStandings: ["short", "barred"] });
  return (
    <p className={styles.hint}>
      <Link {...reportAddress(domain, { code: "D30", ask })} preload={false}>
        {t("reports.list.D30.name")} (D30)
      </Link>
      {" · "}
      {t("reports.list.D30.description")}
    </p>
  );
}
