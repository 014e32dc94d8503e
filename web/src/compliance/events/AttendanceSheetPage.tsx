import "../sheet.css";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams, useRouter } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { NotFound } from "../../shell/NotFound.tsx";
import { Button } from "../../ui/Button.tsx";
import { formatDate } from "../../ui/format.ts";
import { useTitle } from "../../ui/useTitle.ts";
import { eventDays } from "./eventDays.ts";
import { attendanceQuery } from "./eventQueries.ts";
import { personName } from "./personName.ts";
import { sheetDays } from "./sheetDays.ts";
import styles from "./AttendanceSheet.module.css";
import { eventHours } from "../../ui/eventHours.ts";

/** The list of an event on paper, to be signed in the classroom. */
export function AttendanceSheetPage() {
  const { event } = useParams({ from: "/$domain/attendance/$event" });
  return /^[1-9]\d*$/u.test(event) ? <Sheet id={Number(event)} /> : <NotFound />;
}

/** For whoever comes without being on the list. */
const emptyRows = 4;

function Sheet({ id }: { id: number }) {
  const { t } = useTranslation();
  const { history } = useRouter();
  const { head, rows } = useSuspenseQuery(attendanceQuery(id)).data;
  useTitle(`${t("trainingEvents.sheet")} · ${head.programTitle}`);
  const days = sheetDays(head.startDate, head.endDate);
  const facts = [
    ["company", head.companyName],
    ["courses", head.courses.join(", ")],
    ["days", eventDays(head.startDate, head.endDate)],
    ["hours", eventHours(head)],
    ["place", head.place],
    ["trainer", head.trainer],
    ["authority", head.authority],
    ["badge", head.badge],
  ] as const;
  return (
    <main className={styles.main}>
      <div className={styles.bar}>
        <Button kind="plain" size="small" onClick={() => history.back()}>
          {t("trainingEvents.print.back")}
        </Button>
        <Button size="small" onClick={() => window.print()}>
          {t("trainingEvents.print.print")}
        </Button>
      </div>
      <article className={styles.sheet}>
        <header className={styles.head}>
          <div>
            <p className={styles.small}>
              <bdi>{head.domainTitle}</bdi>
            </p>
            <h1 className={styles.title}>{t("trainingEvents.sheet")}</h1>
            <p className={styles.program}>
              <bdi>{head.programTitle}</bdi>
            </p>
          </div>
          <p className={styles.small}>{t("trainingEvents.print.event", { id })}</p>
        </header>
        <dl className={styles.facts}>
          {facts
            .filter(([, value]) => value !== "")
            .map(([name, value]) => (
              <div key={name}>
                <dt>{t(`trainingEvents.print.${name}`)}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
        </dl>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t("trainingEvents.print.number")}</th>
              <th scope="col">{t("trainingEvents.print.name")}</th>
              <th scope="col">{t("trainingEvents.print.identity")}</th>
              {days.map((day) => (
                <th key={day} scope="col" className={styles.signature}>
                  {days.length === 1 ? t("trainingEvents.print.signature") : formatDate(day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={row.userId}>
                <td>{index + 1}</td>
                <th scope="row">
                  <bdi>{personName(row)}</bdi>
                </th>
                <td>{row.pin ?? row.username}</td>
                {days.map((day) => (
                  <td key={day}>{row.attending === false && row.attendedAt === null ? t("trainingEvents.absent") : ""}</td>
                ))}
              </tr>
            ))}
            {Array.from({ length: emptyRows }, (_, index) => (
              <tr key={`empty-${index}`}>
                <td>{rows.length + index + 1}</td>
                <td aria-hidden />
                <td aria-hidden />
                {days.map((day) => (
                  <td key={day} aria-hidden />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.confirmed}>{t("trainingEvents.print.confirmed")}</p>
      </article>
    </main>
  );
}
