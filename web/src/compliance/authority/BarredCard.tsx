import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { StandingList } from "@vigil/model/compliance/authority/standingListWire";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { PersonLink } from "../../shell/PersonLink.tsx";
import { Card } from "../../ui/Card.tsx";
import { formatNumber } from "../../ui/format.ts";
import styles from "./standing.module.css";

const named = 5;

/** On the home of who oversees people: who may not work at the X-ray machine today, and the way to all of them. Nothing where everybody may. */
export function BarredCard() {
  const { t } = useTranslation();
  const { domain = "" } = useParams({ strict: false });
  const { data } = useQuery({
    queryKey: ["standings", "barred", "home"],
    queryFn: ({ signal }) => call<StandingList>("GET", `standings?standing=barred&limit=${named}`, { signal }),
  });
  if (data === undefined || data.count === 0) return null;
  return (
    <div className={styles.onHome}>
      <Card title={t("authority.barredTitle")} lead={t("authority.barredLead")}>
        <div className={styles.section}>
          <ul className={styles.list}>
            {data.rows.map(({ userId, ruleId, name, rule, reasons }) => (
              <li key={`${userId} ${ruleId}`}>
                {name === null ? <bdi>{userId}</bdi> : <PersonLink userId={userId}>{name}</PersonLink>}{" "}
                <span className={styles.quiet}>
                  <bdi>{rule}</bdi> · {reasons.map((reason) => t(`authority.reasons.${reason}`)).join(" ")}
                </span>
              </li>
            ))}
          </ul>
          <p>
            <Link to="/$domain/admin/evidence" params={{ domain }} search={{ standing: "barred" } as never}>
              {t("authority.barredAll", { count: data.count, number: formatNumber(data.count) as never })}
            </Link>
          </p>
        </div>
      </Card>
    </div>
  );
}
