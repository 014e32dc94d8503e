import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { attentionGroups, expiringWithin } from "@vigil/model/reporting/attention/attention";
import { reportAsk } from "@vigil/model/reporting/reports/reportAsk";
import { addDays } from "@vigil/model/reporting/reports/reportPeriod";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { WaitingCourses } from "../../authoring/review/WaitingCourses.tsx";
import { PersonLink } from "../../shell/PersonLink.tsx";
import { can, useUser } from "../../shell/user.ts";
import { Card } from "../../ui/Card.tsx";
import { formatDate, formatNumber } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { reportAddress } from "../reports/reportAddress.ts";
import { attentionQuery } from "./attentionQuery.ts";
import styles from "./AttentionCards.module.css";
import { WriteToOverdue } from "./WriteToOverdue.tsx";

/** The report with everybody of a group. */
const reports = {
  overdue: { code: "T70", ask: { overdue: true } },
  expiring: { code: "C20", ask: { period: { kind: "relative", unit: "days", count: expiringWithin } } },
  review: { code: "I10", ask: {} },
} as const;

/** By the day that the server counted with: that of the domain. */
const untilYesterday = (today: string) => ({ kind: "dates" as const, from: null, until: addDays(today, -1) });

/** Whom an administrator has to think of today: how many, the first by name, and the way to all of them. Nothing where there is nobody. */
export function AttentionCards() {
  const { t } = useTranslation();
  const { domain = "" } = useParams({ strict: false });
  const user = useUser();
  const { data } = useQuery(attentionQuery);
  const queries = useQueryClient();
  const filling = data?.filling ?? false;
  const wasFilling = useRef(false);
  useEffect(() => {
    // what is told below was counted while there was less
    if (wasFilling.current && !filling) void queries.invalidateQueries();
    wasFilling.current = filling;
  }, [filling, queries]);
  if (!data) return null;
  const nobody = data.expired === 0 && data.courses.length === 0 && attentionGroups.every((group) => data[group].count === 0);
  const note = filling && (
    <div className={styles.note}>
      <Message kind="info" title={t("attention.filling")}>
        {t("attention.fillingText")}
      </Message>
    </div>
  );
  if (nobody) return note;
  return (
    <>
      {note}
      <div className={styles.cards}>
        {data.courses.length > 0 && (
          <Card title={t("attention.courses.title")} lead={t("attention.courses.lead")}>
            <WaitingCourses waiting={data.courses} domain={domain} />
          </Card>
        )}
        {attentionGroups.map((group) => {
          const { count, persons, people } = data[group];
          const { code, ask } = reports[group];
          return (
            <Card key={group} title={t(`attention.${group}.title`)} lead={t(`attention.${group}.lead`, { days: expiringWithin })}>
              {count === 0 ? (
                <p className={styles.quiet}>{t("attention.none")}</p>
              ) : (
                <>
                  <ul>
                    {people.map((person) => (
                      <li key={`${person.userId} ${person.about} ${person.day}`} className={styles.person}>
                        <PersonLink userId={person.userId}>{person.name}</PersonLink>
                        <span className={styles.quiet}>
                          {person.about !== "" && <bdi>{person.about}</bdi>}
                          {person.day !== null && ` · ${formatDate(person.day)}`}
                          {group === "review" && t("attention.flags", { count: person.count, formatted: formatNumber(person.count) })}
                        </span>
                      </li>
                    ))}
                  </ul>
                  <p className={styles.more}>
                    <Link {...reportAddress(domain, { code, ask: reportAsk.parse(ask) })} preload={false}>
                      {t("attention.all", { count, formatted: formatNumber(count) })}
                    </Link>
                  </p>
                  {group === "overdue" && data.mails && can(user, "users:edit") && (
                    <p className={styles.more}>
                      <WriteToOverdue persons={persons} />
                    </p>
                  )}
                </>
              )}
              {group === "expiring" && data.expired > 0 && (
                <p className={styles.more}>
                  <Link
                    {...reportAddress(domain, { code: "C20", ask: reportAsk.parse({ period: untilYesterday(data.today) }) })}
                    preload={false}
                  >
                    {t("attention.expired", { count: data.expired, formatted: formatNumber(data.expired) })}
                  </Link>
                </p>
              )}
            </Card>
          );
        })}
      </div>
    </>
  );
}
