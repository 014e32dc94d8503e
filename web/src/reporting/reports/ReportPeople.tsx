import { useQuery } from "@tanstack/react-query";
import type { ReportRun } from "@vigil/model/reporting/reports/reportWire";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ReachedPeople } from "./ReachedPeople.tsx";
import styles from "./Report.module.css";
import { reportPeopleQuery } from "./reportCalls.ts";

/** What can be done with whom a report names. */
export function ReportPeople({ run }: { run: ReportRun }) {
  const { t } = useTranslation();
  const { data } = useQuery(reportPeopleQuery(run.id));
  const [assigned, setAssigned] = useState(false);
  if (data === undefined) return null;
  return (
    <>
      <ReachedPeople people={data} begun={run.ask.programIds} assigned={() => setAssigned(true)} />
      {assigned && <p className={styles.hint}>{t("reports.people.before")}</p>}
    </>
  );
}
