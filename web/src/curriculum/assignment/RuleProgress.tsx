import { assignmentRule } from "@vigil/model/curriculum/assignmentRule";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { recordQuery } from "../../entity/entityCalls.ts";
import type { Row } from "../../entity/row.ts";
import { formatNumber } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { ProgressBar } from "../../ui/ProgressBar.tsx";

const everyMs = 1500;
const isUnderWay = ({ state }: Row): boolean => state === "waiting" || state === "working";

/** How far a rule has been applied, followed until it has been; then what the page says is asked for anew. */
export function RuleProgress({ id }: { id: number }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data } = useQuery({
    ...recordQuery(assignmentRule, id),
    refetchInterval: ({ state }) => (state.data !== undefined && isUnderWay(state.data) ? everyMs : false),
  });
  const state = data?.["state"];
  useEffect(() => {
    // who has which program by it, wherever that is shown
    if (state === "done") void queries.invalidateQueries({ queryKey: [assignmentRule.url, "list"] });
  }, [queries, state]);
  if (data === undefined) return null;
  const [done, total, people] = [Number(data["done"]), Number(data["total"]), Number(data["people"])];
  if (state === "failed") return <Message kind="error">{t("assignment.ruleFailed")}</Message>;
  if (!isUnderWay(data))
    return <Message kind="info">{t("assignment.ruleDone", { count: people, number: formatNumber(people) as never })}</Message>;
  const said =
    total === 0 ? t("assignment.ruleWaits") : t("assignment.ruleWorks", { done: formatNumber(done), total: formatNumber(total) });
  return (
    <div role="status">
      <p>{said}</p>
      <ProgressBar value={total === 0 ? 0 : done / total} label={said} />
    </div>
  );
}
