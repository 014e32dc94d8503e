import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { StandingList } from "@vigil/model/compliance/authority/standingListWire";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { problemMessage } from "../../problemMessage.ts";
import { asOfText } from "../../reporting/reports/asOfText.ts";
import { PersonLink } from "../../shell/PersonLink.tsx";
import { useUser } from "../../shell/user.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import type { barredQuery } from "./barredQuery.ts";
import { LookProgress } from "./LookProgress.tsx";
import { useStandingLook } from "./useStandingLook.ts";
import styles from "./standing.module.css";

const named = 5;

/**
 * On the home of who oversees people: how many may not work at the X-ray machine today, and the way to all of them. Who they are is looked at
 * when it is asked for, and of many people also how many: in a large domain that takes seconds, and a home should not.
 */
export function BarredCard({ count }: { count: typeof barredQuery }) {
  const { t } = useTranslation();
  const { domain = "" } = useParams({ strict: false });
  const { timeZone: zone } = useUser().domain;
  const [asked, setAsked] = useState(false);
  const { look, ready, anew, ...fault } = useStandingLook(asked);
  const list = useQuery({
    enabled: ready,
    queryKey: ["standings", "barred", "home", look?.asOf],
    queryFn: ({ signal }) => call<StandingList>("GET", `standings?standing=barred&limit=${named}`, { signal }),
  });
  const { data: counted } = useQuery({ ...count, refetchOnMount: false });
  const data = list.data;
  const error = list.error ?? fault.error;
  return (
    <div className={styles.onHome}>
      <Card title={t("authority.barredTitle")} lead={t("authority.barredLead")}>
        <div className={styles.section}>
          {error !== null && <Message kind="error">{problemMessage(error)}</Message>}
          {data !== undefined && <Barred list={data} domain={domain} />}
          {asked && <LookProgress look={look} asOf={data?.asOf} anew={anew} />}
          {data === undefined && counted?.people === 0 && <p className={styles.quiet}>{t("authority.barredNobody")}</p>}
          {data === undefined && counted?.asOf && counted.people !== null && counted.people > 0 && (
            <p className={styles.counts}>
              <BarredLink domain={domain}>
                {t("authority.fallDue", { count: counted.people, number: formatNumber(counted.people) as never })}
              </BarredLink>
              <span className={styles.quiet}>{asOfText({ createdAt: counted.asOf, zone })}</span>
            </p>
          )}
          {data === undefined && counted?.people !== 0 && !(asked && look?.work) && (
            <p>
              <Button kind="plain" size="small" busy={asked && error === null} onClick={() => setAsked(true)}>
                {t("authority.barredLook")}
              </Button>
            </p>
          )}
        </div>
      </Card>
    </div>
  );
}

function Barred({ list, domain }: { list: StandingList; domain: string }) {
  const { t } = useTranslation();
  if (list.count === 0) return <p className={styles.quiet}>{t("authority.barredNobody")}</p>;
  return (
    <>
      <ul className={styles.list}>
        {list.rows.map(({ userId, ruleId, name, rule, reasons }) => (
          <li key={`${userId} ${ruleId}`}>
            {name === null ? (
              t("authority.numbered", { number: String(userId) as never })
            ) : (
              <PersonLink userId={userId} tab="standing">
                {name}
              </PersonLink>
            )}{" "}
            <span className={styles.quiet}>
              <bdi>{rule}</bdi> · {reasons.map((reason) => t(`authority.reasons.${reason}`)).join(" ")}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <BarredLink domain={domain}>
          {t("authority.barredAll", { count: list.people, number: formatNumber(list.people) as never })}
        </BarredLink>
      </p>
    </>
  );
}

const BarredLink = ({ domain, children }: { domain: string; children: ReactNode }) => (
  <Link to="/$domain/admin/standings" params={{ domain }} search={{ standing: "barred" } as never}>
    {children}
  </Link>
);
