import { asksInPeriods } from "@vigil/model/compliance/authority/authorityAsks";
import type { AuthorityForecast, AuthorityLibrary } from "@vigil/model/compliance/authority/authorityWire";
import { authorityRule, type AuthorityRule } from "@vigil/model/compliance/authority/authorityRule";
import { firstJudged } from "@vigil/model/compliance/authority/firstJudged";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { reportAsk } from "@vigil/model/reporting/reports/reportAsk";
import { call } from "../../api.ts";
import { begunWith } from "../../reporting/reports/begunWith.ts";
import { reportAddress } from "../../reporting/reports/reportAddress.ts";
import { can, useUser } from "../../shell/user.ts";
import { Card } from "../../ui/Card.tsx";
import { formatDate, formatDuration, formatNumber } from "../../ui/format.ts";
import { Tag } from "../../ui/Tag.tsx";
import { LawSources } from "./LawSources.tsx";
import styles from "./standing.module.css";

const dayMs = 86_400_000;
const dayIn = (from: string, days: number): string => new Date(Date.parse(from) + days * dayMs).toISOString().slice(0, 10);

/** Before the fields of a rule: what falls due by it, where it is written, and whether the libraries hold what it asks for. */
export function RuleForecast({ rule }: { rule: AuthorityRule }) {
  const { t } = useTranslation();
  const { domain = "" } = useParams({ strict: false });
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  // what the period that runs still asks for falls due at its end, which may lie behind the last of these days
  const period = firstJudged(rule, today, { changes: false });
  const mayRead = can(useUser(), "reports:view");
  const { data: due } = useQuery({
    queryKey: [authorityRule.url, "forecast", rule.id, rule.revision],
    queryFn: ({ signal }) => call<AuthorityForecast>("GET", `authorityforecast?ruleId=${rule.id}`, { signal }),
  });
  const last = due?.ahead.at(-1);
  const { data: libraries } = useQuery({
    queryKey: [authorityRule.url, "libraries", rule.id, rule.revision],
    queryFn: ({ signal }) => call<AuthorityLibrary[]>("GET", `authorityrules/${rule.id}/libraries`, { signal }),
    enabled: rule.libraryImages > 0 || rule.libraryArticles > 0,
  });
  return (
    <>
      <Card title={t("authority.forecast")}>
        <div className={styles.section}>
          <div className={styles.tiles}>
            {due !== undefined && (
              <div className={styles.tile}>
                <strong>{t("authority.barredTitle")}</strong>
                <Link to="/$domain/admin/standings" params={{ domain }} search={{ standing: "barred", rule: rule.id } as never}>
                  {t("authority.fallDue", { count: due.barred, number: formatNumber(due.barred) as never })}
                </Link>
              </div>
            )}
            {due?.ahead.map(({ days, people, certificates, seconds }) => (
              <div key={days} className={styles.tile}>
                <strong>{t("authority.within", { count: days })}</strong>
                <span className={styles.quiet}>{t("notices.until", { at: formatDate(dayIn(today, days)) })}</span>
                <span>{t("authority.fallDue", { count: people, number: formatNumber(people) as never })}</span>
                <span className={styles.quiet}>
                  {t("authority.certificates", { count: certificates, number: formatNumber(certificates) as never })}
                </span>
                <span className={styles.quiet}>{t("authority.costs", { time: formatDuration(seconds) })}</span>
              </div>
            ))}
          </div>
          {asksInPeriods(rule) && (
            <p className={styles.quiet}>
              {t("authority.period", { from: formatDate(period.from), until: formatDate(period.until) })}
              {last !== undefined && dayIn(today, last.days) < period.until && ` · ${t("authority.dueAtEnd")}`}
            </p>
          )}
          {mayRead && (
            <p>
              <Link {...reportAddress(domain, { code: "D40", ask: reportAsk.parse({ ...begunWith("D40"), ruleIds: [rule.id] }) })}>
                {t("authority.byName")}
              </Link>
            </p>
          )}
        </div>
      </Card>
      <Card title={t("authority.sources")}>
        <div className={styles.section}>
          <LawSources pack={rule.pack} />
          {libraries?.length === 0 && <p>{t("authority.noLibrary")}</p>}
          <ul className={styles.list}>
            {libraries?.map(({ id, name, images, articles }) => {
              const enough = images >= rule.libraryImages && articles >= rule.libraryArticles;
              return (
                <li key={id}>
                  <bdi>{name}</bdi>: {t("authority.libraryHolds", { images: formatNumber(images), articles: formatNumber(articles) })}{" "}
                  <Tag tone={enough ? "good" : "warn"}>{t(enough ? "authority.enough" : "authority.tooFew")}</Tag>
                </li>
              );
            })}
          </ul>
        </div>
      </Card>
    </>
  );
}
