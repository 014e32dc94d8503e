import type { XrayTime } from "@vigil/model/reporting/dashboards/dashboardWire";
import type { TrainingProgram } from "@vigil/model/training/wire";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { inWords } from "../../dataWords.ts";
import { formatDate } from "../../ui/format.ts";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import { Tag } from "../../ui/Tag.tsx";
import { LapsedTag } from "../renewal/LapsedTag.tsx";
import { StatusTag } from "../menu/StatusTag.tsx";
import { hoursOwedBy } from "./classDue.ts";
import styles from "../training.module.css";

const isPast = (instant: string | null): boolean => instant !== null && Date.parse(instant) < Date.now();

interface ClassCardProps {
  domain: string;
  program: TrainingProgram;
  /** Hours at the X-ray that are asked for, once they are known. */
  hours: readonly XrayTime[] | undefined;
}

/** A class in the class list. */
export function ClassCard({ domain, program, hours }: ClassCardProps) {
  const { t } = useTranslation();
  const { id, title, courses, complete, programStatus } = program;
  const { lapsed, dueAt, dueOn = dueAt, expiryAt, expiresOn = expiryAt } = programStatus;
  const owedBy = hours && hoursOwedBy(id, hours);
  const done = courses.filter(({ courseStatus }) => courseStatus.complete).length;
  const progress = t("training.programProgress", { done, count: courses.length });
  return (
    <Link to="/$domain/training/$program" params={{ domain, program: String(id) }} className={styles.card}>
      <div className={styles.row}>
        <h3 className={styles.name}>
          <bdi>{inWords("programs", title)}</bdi>
        </h3>
        {!lapsed ? <StatusTag status={programStatus.status} complete={complete} /> : <LapsedTag of={programStatus} />}
      </div>
      <p className={styles.quiet}>
        {!complete && dueOn !== null
          ? t("training.due", { date: formatDate(dueOn) })
          : expiresOn === null
            ? !complete && hours && !owedBy && t("training.dueUnknown")
            : !lapsed && t("training.expires", { date: formatDate(expiresOn) })}{" "}
        {!complete && isPast(dueAt) && <Tag tone="bad">{t("training.overdue")}</Tag>}
        {owedBy && (
          <>
            {t("next.due.hoursTitle")} <Tag tone="warn">{t("next.due.by", { date: formatDate(owedBy) })}</Tag>
          </>
        )}{" "}
        {programStatus.renewable && <Tag tone="warn">{t("training.renewNow")}</Tag>}
      </p>
      <ProgressBar
        value={courses.length === 0 ? 0 : done / courses.length}
        label={progress}
        tone={complete && !lapsed ? "good" : "action"}
      />
      <p className={styles.quiet}>{progress}</p>
    </Link>
  );
}
