import { useQuery } from "@tanstack/react-query";
import type { subscriptionPeriods, SubscriptionScope } from "@vigil/model/reporting/subscription";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { download } from "../../download.ts";
import { optionLabel } from "../../shell/recordPhrase.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { formatInstant } from "../../ui/format.ts";
import styles from "./OwnSubscriptions.module.css";
import { useAct } from "../../shell/useAct.ts";

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

/** What one receives at set times, and the way out of it. */
export function OwnSubscriptions() {
  const { data } = useQuery({
    queryKey: ["user", "subscriptions"],
    queryFn: ({ signal }) => call<{ rows: OwnSubscription[] }>("GET", "user/subscriptions", { signal }),
  });
  return data ? <SubscriptionsCard rows={data.rows} /> : null;
}

export function SubscriptionsCard({ rows }: { rows: readonly OwnSubscription[] }) {
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
                {row.nextRunAt !== null && <> · {t("subscriptions.next", { when: formatInstant(row.nextRunAt) })}</>}
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
