import { useQuery } from "@tanstack/react-query";
import type { subscriptionPeriods, SubscriptionScope } from "@vigil/model/reporting/subscription";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { download } from "../../download.ts";
import { optionLabel } from "../../shell/recordPhrase.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import styles from "./OwnSubscriptions.module.css";
import { useAct } from "../../shell/useAct.ts";
import { runWhen } from "./zonedWhen.ts";

export interface OwnSubscription {
  id: number;
  description: string;
  scope: SubscriptionScope;
  interval: number;
  period: (typeof subscriptionPeriods)[number];
  nextRunAt: string | null;
  /** Of the newest report that was mailed, while it is kept. */
  fileName: string | null;
}

interface OwnAnswer {
  rows: readonly OwnSubscription[];
  /** By whose clocks reports are mailed. */
  zone: string;
}

/** What one receives at set times, and the way out of it. */
export function OwnSubscriptions() {
  const { data } = useQuery({
    queryKey: ["user", "subscriptions"],
    queryFn: ({ signal }) => call<OwnAnswer>("GET", "user/subscriptions", { signal }),
  });
  return data ? <SubscriptionsCard {...data} /> : null;
}

export function SubscriptionsCard({ rows, zone }: OwnAnswer) {
  const { t } = useTranslation();
  const { run: leave } = useAct({
    ask: ({ description: name }: OwnSubscription) => ({
      title: t("subscriptions.leaveTitle"),
      text: t("subscriptions.leaveText", { name }),
      confirm: t("subscriptions.leave"),
      danger: true,
    }),
    call: ({ id }) => call("DELETE", `user/subscriptions/${id}`),
    told: () => t("subscriptions.left"),
    stale: [{ queryKey: ["user", "subscriptions"] }],
  });
  const { run: fetchFile } = useAct({
    call: ({ id, fileName }: OwnSubscription) => download(`user/subscriptions/${id}/file`, fileName ?? ""),
  });
  return (
    <Card title={t("subscriptions.own")} lead={rows.length === 0 ? t("subscriptions.ownEmpty") : t("subscriptions.ownLead")}>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.id} className={styles.item}>
            <div>
              <strong>
                <bdi>{row.description}</bdi>
              </strong>
              <p>
                {optionLabel("subscription", "scope", row.scope)} · {t(`subscriptions.every.${row.period}`, { count: row.interval })}
                {row.nextRunAt !== null && <> · {t("subscriptions.next", { when: runWhen(row.nextRunAt, zone) })}</>}
              </p>
            </div>
            {row.fileName !== null && (
              <Button
                kind="plain"
                size="small"
                title={row.fileName}
                aria-label={t("subscriptions.fetchNamed", { name: row.description })}
                onClick={() => void fetchFile(row)}
              >
                {t("subscriptions.fetch")}
              </Button>
            )}
            <Button
              kind="plain"
              size="small"
              aria-label={t("subscriptions.leaveNamed", { name: row.description })}
              onClick={() => void leave(row)}
            >
              {t("subscriptions.leave")}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
