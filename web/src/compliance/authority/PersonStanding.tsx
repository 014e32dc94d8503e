import type { RuleStanding } from "@vigil/model/reporting/measures/workStanding";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Card } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { formatDate, formatDuration } from "../../ui/format.ts";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import { personStandingQuery } from "./personStandingQuery.ts";
import { StandingWords } from "./StandingWords.tsx";
import styles from "./standing.module.css";

/** How a person stands to each rule that concerns them. */
export function PersonStanding({ userId }: { userId: number }) {
  const { t } = useTranslation();
  const { domain = "" } = useParams({ strict: false });
  const { data } = useSuspenseQuery(personStandingQuery(userId));
  if (data.length === 0) return <EmptyState title={t("authority.noneTitle")} text={t("authority.noneText")} />;
  return (
    <div className={styles.section}>
      <p>
        <Link to="/$domain/admin/evidence" params={{ domain }} search={{ person: userId } as never}>
          {t("shell.evidence")}
        </Link>
      </p>
      <div className={styles.rules}>
        {data.map((standing) => (
          <Card key={standing.ruleId} title={standing.rule}>
            <div className={styles.section}>
              <StandingWords userId={userId} standing={standing} />
              {standing.neededSeconds > 0 && <Hours standing={standing} />}
            </div>
          </Card>
        ))}
      </div>
    </div>
  );
}

function Hours({ standing: { from, until, seconds, neededSeconds } }: { standing: RuleStanding }) {
  const { t } = useTranslation();
  const said = t("authority.time", { done: formatDuration(seconds), needed: formatDuration(neededSeconds) });
  return (
    <div className={styles.words}>
      <ProgressBar value={Math.min(1, seconds / neededSeconds)} label={said} />
      <span>{said}</span>
      <span className={styles.quiet}>{t("authority.period", { from: formatDate(from), until: formatDate(until) })}</span>
    </div>
  );
}
