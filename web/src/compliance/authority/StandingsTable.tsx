import type { StandingFilter, StandingLine, StandingOrder } from "@vigil/model/compliance/authority/standingListWire";
import { useTranslation } from "react-i18next";
import { unbroken } from "../../entity/list/unbroken.ts";
import { PersonLink } from "../../shell/PersonLink.tsx";
import { formatDate, formatDuration } from "../../ui/format.ts";
import { Table } from "../../ui/Table.tsx";
import { orderWords } from "./orderWords.ts";
import { StandingWords } from "./StandingWords.tsx";
import styles from "./standing.module.css";

export type Sorting = Pick<StandingFilter, "order" | "direction">;

interface StandingsTableProps {
  rows: readonly StandingLine[];
  sorting: Sorting;
  sort: (sorting: Sorting) => void;
  stale: boolean;
}

/** One line for each person and rule; a head that is pressed puts them in its order, and pressed again in the opposite one. */
export function StandingsTable({ rows, sorting: { order, direction }, sort, stale }: StandingsTableProps) {
  const { t } = useTranslation();
  const head = (name: StandingOrder) => (
    <th scope="col" aria-sort={order === name ? (direction === "asc" ? "ascending" : "descending") : "none"}>
      <button
        type="button"
        className={styles.head}
        onClick={() => sort({ order: name, direction: order === name && direction === "asc" ? "desc" : "asc" })}
      >
        {t(orderWords[name])}
        <span aria-hidden>{order === name ? (direction === "asc" ? " ▲" : " ▼") : ""}</span>
      </button>
    </th>
  );
  return (
    <Table label={t("shell.standings")} inCard stale={stale}>
      <thead>
        <tr>
          {head("name")}
          {head("standing")}
          {head("rule")}
          {head("owed")}
          {head("certifiedUntil")}
          {head("company")}
        </tr>
      </thead>
      <tbody>
        {rows.map((line) => (
          <tr key={`${line.userId} ${line.ruleId}`} className={`${styles.told} ${styles.onPhone}`}>
            <td>
              {line.name !== null && (
                <PersonLink userId={line.userId} tab="standing">
                  {line.name}
                </PersonLink>
              )}
              <div className={styles.quiet}>{t("authority.numbered", { number: String(line.userId) as never })}</div>
            </td>
            <td data-label={t("authority.standing")}>
              <StandingWords userId={line.userId} standing={line} />
            </td>
            <td data-label={t("authority.rule")}>
              <bdi>{line.rule}</bdi>
            </td>
            <td data-label={t("authority.timeHead")}>
              {line.neededSeconds === 0
                ? "–"
                : t("authority.timeShort", {
                    done: unbroken(formatDuration(line.seconds)),
                    needed: unbroken(formatDuration(line.neededSeconds)),
                  })}
            </td>
            <td data-label={t("authority.certifiedUntil")}>
              {line.certifiedUntil === null ? "–" : unbroken(formatDate(line.certifiedUntil))}
            </td>
            <td data-label={t("authority.company")}>
              <bdi>{line.company}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
