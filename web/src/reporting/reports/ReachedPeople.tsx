import type { ReportPeople } from "@vigil/model/reporting/reports/reportWire";
import { useTranslation } from "react-i18next";
import { AssignPrograms } from "../../curriculum/assignment/AssignPrograms.tsx";
import { MessageUsers } from "../../organization/user/MessageUsers.tsx";
import { formatNumber } from "../../ui/format.ts";
import styles from "./Report.module.css";

interface ReachedPeopleProps {
  people: ReportPeople;
  /** The programs that are chosen at first where some are assigned. */
  begun: readonly number[];
  /** Programs were assigned to them. */
  assigned?: () => void;
}

/** What can be done with people that figures name: write to them, and assign programs and days. */
export function ReachedPeople({ people: { ids, count }, begun, assigned = () => {} }: ReachedPeopleProps) {
  const { t } = useTranslation();
  if (count === 0) return null;
  if (count > ids.length)
    return <p className={styles.hint}>{t("reports.people.tooMany", { formatted: formatNumber(count), most: formatNumber(ids.length) })}</p>;
  return (
    <div className={styles.people} role="group" aria-label={t("reports.people.title")}>
      <p>{t("reports.people.count", { count, formatted: formatNumber(count) })}</p>
      <MessageUsers chosen={{ on: { ids }, count }} done={() => {}} />
      <AssignPrograms people={{ ids }} begun={begun} done={assigned} />
    </div>
  );
}
