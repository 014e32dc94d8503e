import { useQuery } from "@tanstack/react-query";
import type { ReportRun } from "@vigil/model/reporting/reports/reportWire";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AssignPrograms } from "../../curriculum/assignment/AssignPrograms.tsx";
import { MessageUsers } from "../../organization/user/MessageUsers.tsx";
import { formatNumber } from "../../ui/format.ts";
import styles from "./Report.module.css";
import { reportPeopleQuery } from "./reportCalls.ts";

/** What can be done with whom a report names: write to them, and assign programs and days. */
export function ReportPeople({ run }: { run: ReportRun }) {
  const { t } = useTranslation();
  const { data } = useQuery(reportPeopleQuery(run.id));
  const [assigned, setAssigned] = useState(false);
  if (data === undefined || data.count === 0) return null;
  const { ids, count } = data;
  if (count > ids.length)
    return <p className={styles.hint}>{t("reports.people.tooMany", { formatted: formatNumber(count), most: formatNumber(ids.length) })}</p>;
  return (
    <div className={styles.people} role="group" aria-label={t("reports.people.title")}>
      <p>{t("reports.people.count", { count, formatted: formatNumber(count) })}</p>
      <MessageUsers chosen={{ on: { ids }, count }} done={() => {}} />
      <AssignPrograms people={{ ids }} begun={run.ask.programIds} done={() => setAssigned(true)} />
      {assigned && <p className={styles.hint}>{t("reports.people.before")}</p>}
    </div>
  );
}
