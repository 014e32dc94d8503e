import { useQueryClient } from "@tanstack/react-query";
import { isSound, type EventMonth } from "@vigil/model/operations/operations";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { showProblem } from "../shell/alerts.ts";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { formatInstant, formatNumber } from "../ui/format.ts";
import { Message } from "../ui/Message.tsx";
import { Table } from "../ui/Table.tsx";
import { Tag } from "../ui/Tag.tsx";
import { askForCheck, operationsQuery } from "./operationsCalls.ts";
import styles from "./Operations.module.css";

const lookAgainMs = 2000;
const patienceMs = 120_000;
const isNewer = (checkedAt: string, asked: number): boolean => Date.parse(checkedAt) >= asked - 1000; // told in whole seconds

/** A month that neither breaks at its hyphen nor turns round among Arabic words. */
const inOnePiece = (month = ""): string => `\u2066${month.replace("-", "\u2011")}\u2069`;

const newestFirst = (events: readonly EventMonth[]): EventMonth[] =>
  events.toSorted((one, other) => other.month.localeCompare(one.month) || one.domain.localeCompare(other.domain));

/** What the last check of the event chains found, and the next one: all in one line, what is wrong month by month, what is whole when somebody unfolds it. */
export function EventsCard({ events }: { events: readonly EventMonth[] }) {
  const { t } = useTranslation();
  const { check, checking } = useCheck(events);
  const wrong = events.filter((month) => !isSound(month));
  const whole = newestFirst(events.filter(isSound));
  const months = events.map(({ month }) => month.slice(0, 7)).toSorted();
  return (
    <Card title={t("operations.eventsTitle")} lead={t("operations.eventsLead")} wide>
      <div className={styles.bar}>
        <Button busy={checking} onClick={check}>
          {t("operations.check")}
        </Button>
        {checking && <span role="status">{t("operations.checking")}</span>}
      </div>
      {events.length === 0 && <EmptyState title={t("operations.unchecked")} text={t("operations.uncheckedText")} />}
      {events.length > 0 && (
        <div className={styles.found}>
          <Message kind={events.every(isSound) ? "success" : "error"}>
            {t(events.every(isSound) ? "operations.sound" : "operations.unsound")}
          </Message>
          <p>
            {t("operations.eventsSum", {
              count: events.length,
              events: formatNumber(events.reduce((sum, month) => sum + month.events, 0)),
              months: formatNumber(events.length),
              from: inOnePiece(months[0]),
              until: inOnePiece(months.at(-1)),
            })}
          </p>
          {wrong.length > 0 && <Months events={wrong} />}
          {whole.length > 0 && (
            <details>
              <summary>{t("operations.wholeMonths", { count: whole.length, formatted: formatNumber(whole.length) })}</summary>
              <Months events={whole} />
            </details>
          )}
        </div>
      )}
    </Card>
  );
}

/** Looks again and again until every month was looked at since it was asked, or patience ends. */
function useCheck(events: readonly EventMonth[]) {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<number>();
  const done = asked !== undefined && events.length > 0 && events.every(({ checkedAt }) => isNewer(checkedAt, asked));
  const checking = asked !== undefined && !done;
  useEffect(() => {
    if (!checking) return undefined;
    const again = setInterval(() => void queries.invalidateQueries({ queryKey: operationsQuery.queryKey }), lookAgainMs);
    const end = setTimeout(() => setAsked(undefined), patienceMs);
    return () => {
      clearInterval(again);
      clearTimeout(end);
    };
  }, [checking, queries]);
  const check = () => {
    setAsked(Date.now());
    askForCheck().catch((problem: unknown) => {
      setAsked(undefined);
      showProblem(problem);
    });
  };
  return { check, checking };
}

function Months({ events }: { events: readonly EventMonth[] }) {
  const { t } = useTranslation();
  return (
    <Table label={t("operations.eventsTitle")}>
      <thead>
        <tr>
          {(["domain", "month", "count", "checkedAt", "found"] as const).map((name) => (
            <th key={name} scope="col">
              {t(`operations.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map((month) => (
          <tr key={`${month.domain} ${month.month}`}>
            <td>
              <bdi>{month.domain}</bdi>
            </td>
            <td>{month.month.slice(0, 7)}</td>
            <td>{formatNumber(month.events)}</td>
            <td>{formatInstant(month.checkedAt)}</td>
            <td>
              <Found month={month} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const shownIds = 10;

function Found({ month }: { month: EventMonth }) {
  const { t } = useTranslation();
  const { broken, brokenCount, lost, head } = month;
  if (isSound(month)) return <Tag tone="good">{t("operations.whole")}</Tag>;
  const ids = (all: readonly number[], count: number) => {
    const shown = all.slice(0, shownIds);
    const rest = count - shown.length;
    return [shown.join(", "), ...(rest > 0 ? [t("operations.more", { formatted: formatNumber(rest) })] : [])].join(" ");
  };
  return (
    <div className={styles.reason}>
      {head === "forged" && <Tag tone="bad">{t("operations.forged")}</Tag>}
      {brokenCount > 0 && <Tag tone="bad">{t("operations.broken", { ids: ids(broken, brokenCount) })}</Tag>}
      {lost.length > 0 && <Tag tone="bad">{t("operations.lost", { ids: ids(lost, lost.length) })}</Tag>}
    </div>
  );
}
