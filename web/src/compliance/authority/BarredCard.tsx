import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { StandingList } from "@vigil/model/compliance/authority/standingListWire";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { problemMessage } from "../../problemMessage.ts";
import { PersonLink } from "../../shell/PersonLink.tsx";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { LookProgress } from "./LookProgress.tsx";
import { useStandingLook } from "./useStandingLook.ts";
import styles from "./standing.module.css";

const named = 5;

/**
 * On the home of who oversees people: who may not work at the X-ray machine today, and the way to all of them. It is looked at when it is
 * asked for: in a large domain that takes seconds, and a home should not.
 */
export function BarredCard() {
  const { t } = useTranslation();
  const { domain = "" } = useParams({ strict: false });
  const [asked, setAsked] = useState(false);
  const { look, ready, anew, ...fault } = useStandingLook(asked);
  const list = useQuery({
    enabled: ready,
    queryKey: ["standings", "barred", "home", look?.asOf],
    queryFn: ({ signal }) => call<StandingList>("GET", `standings?standing=barred&limit=${named}`, { signal }),
  });
  const data = list.data;
  const error = list.error ?? fault.error;
  return (
    <div className={styles.onHome}>
      <Card title={t("authority.barredTitle")} lead={t("authority.barredLead")}>
        <div className={styles.section}>
          {error !== null && <Message kind="error">{problemMessage(error)}</Message>}
          {data !== undefined && <Barred list={data} domain={domain} />}
          {asked && <LookProgress look={look} asOf={data?.asOf} anew={anew} />}
          {data === undefined && !(asked && look?.work) && (
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
        <Link to="/$domain/admin/standings" params={{ domain }} search={{ standing: "barred" } as never}>
          {t("authority.barredAll", { count: list.people, number: formatNumber(list.people) as never })}
        </Link>
      </p>
    </>
  );
}
