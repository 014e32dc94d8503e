import { useQuery } from "@tanstack/react-query";
import { subscription } from "@vigil/model/reporting/subscription";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { plainText } from "../../entity/plainText.ts";
import type { Row } from "../../entity/row.ts";
import { phraseOf } from "../../phraseOf.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Table } from "../../ui/Table.tsx";
import { Tag } from "../../ui/Tag.tsx";
import { NextRun } from "./NextRun.tsx";
import { subscriptionSettingQuery } from "./subscriptionSettingQuery.ts";
import { runWhen } from "./zonedWhen.ts";

interface Run {
  id: number;
  dueAt: string;
  manual: boolean;
  state: "waiting" | "running" | "done" | "failed";
  error: string | null;
  sent: number;
  nothing: number;
  noAddress: number;
  noRight: number;
  givenUp: number;
  fileName: string;
  lineCount: number;
}

const tones = { waiting: "quiet", running: "info", done: "good", failed: "bad" } as const;
const isOpen = ({ state }: Run): boolean => state === "waiting" || state === "running";

/** What a subscription sent, newest first; looked at again while mails are being written. */
export function SubscriptionRuns({ record }: { record: Row }) {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: [subscription.url, "runs", record.id],
    queryFn: ({ signal }) => call<{ rows: Run[] }>("GET", `${subscription.url}/${record.id}/runs`, { signal }),
    refetchInterval: ({ state }) => (state.data?.rows.some(isOpen) ? 2000 : false),
  });
  const { data: setting } = useQuery(subscriptionSettingQuery);
  if (!data || !setting) return null;
  if (data.rows.length === 0)
    return (
      <EmptyState
        title={t("subscriptions.runsEmpty")}
        text={t("subscriptions.runsEmptyText", { when: runWhen(plainText(record["nextRunAt"]), setting.zone) })}
      />
    );
  return (
    <Table label={t("subscriptions.runs")}>
      <thead>
        <tr>
          {(["due", "kind", "state", "file", "sent", "nothing", "noAddress", "noRight", "givenUp"] as const).map((name) => (
            <th key={name} scope="col">
              {t(`subscriptions.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.rows.map((run) => (
          <tr key={run.id}>
            <td>
              <NextRun at={run.dueAt} />
            </td>
            <td>{t(run.manual ? "subscriptions.manual" : "subscriptions.planned")}</td>
            <td>
              <Tag tone={tones[run.state]}>{t(`subscriptions.states.${run.state}`)}</Tag>{" "}
              {run.error !== null && phraseOf(`problems.${run.error}`, run.error)}
            </td>
            <td>
              {run.fileName === "" ? (
                "–"
              ) : (
                <>
                  <bdi>{run.fileName}</bdi> · {t("subscriptions.fileLines", { count: run.lineCount })}
                </>
              )}
            </td>
            <td>{formatNumber(run.sent)}</td>
            <td>{formatNumber(run.nothing)}</td>
            <td>{formatNumber(run.noAddress)}</td>
            <td>{formatNumber(run.noRight)}</td>
            <td>{formatNumber(run.givenUp)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
