import type { Attendance, EventAttendance } from "@vigil/model/compliance/trainingEventWire";
import { trainingEvent } from "@vigil/model/compliance/trainingEvent";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import i18next, { type TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { ApiProblem } from "../../apiProblem.ts";
import type { Row } from "../../entity/row.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { attendanceQuery } from "./eventQueries.ts";
import { personName } from "./personName.ts";

/** What its trainer does with an event: delivers it, looks again at whom it was not delivered for, takes back what nobody got. */
export function EventActions({ event }: { event: Row }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const query = attendanceQuery(event.id);
  const { data } = useQuery(query);
  const waiting = data?.rows.filter(({ attending, attendedAt }) => attending && attendedAt === null) ?? [];
  const { run } = useAct({
    ask: (act: "deliver" | "redeliver" | "reset") => ({
      title: act === "reset" ? t("trainingEvents.resetTitle") : t(`trainingEvents.${act}Title`, { count: waiting.length }),
      text: act === "reset" ? t("trainingEvents.resetText") : `${t(`trainingEvents.${act}Text`)} ${whoGets(waiting, t)}`,
      confirm: t(`trainingEvents.${act}`),
    }),
    call: (act) => call<Row>("POST", `${trainingEvent.url}/${event.id}/${act}`),
    done: () => queries.invalidateQueries({ queryKey: [trainingEvent.url] }),
    told: (delivered: Row, act) =>
      act === "reset" ? t("trainingEvents.resetDone") : t("trainingEvents.delivered", { count: Number(delivered["attendedCount"]) }),
    // whoever stands in the way is marked where they stand on the list
    refused: (problem) => queries.setQueryData<EventAttendance>(query.queryKey, (before) => before && marked(before, problem)),
  });
  if (data?.delivers !== true) return null;
  const attended = data.rows.filter(({ attendedAt }) => attendedAt !== null).length;
  const state = event["state"];
  const delivered = state === "delivered";
  return (
    <>
      {delivered && waiting.length > 0 && (
        <Button kind="plain" size="bar" onClick={() => void run("redeliver")}>
          {t("trainingEvents.redeliver")}
        </Button>
      )}
      {delivered && waiting.length + attended === 0 && (
        <Button kind="plain" size="bar" onClick={() => void run("reset")}>
          {t("trainingEvents.reset")}
        </Button>
      )}
      {(state === "running" || state === "due") && waiting.length > 0 && (
        <Button size="bar" onClick={() => void run("deliver")}>
          {t("trainingEvents.deliver")}
        </Button>
      )}
    </>
  );
}

/** So many are named; of the others the number is told. */
const named = 20;

/** Who gets what is about to be delivered, by name. */
function whoGets(waiting: readonly Attendance[], t: TFunction): string {
  const names = waiting.slice(0, named).map(personName);
  const rest = waiting.length - names.length;
  const all = rest > 0 ? [...names, t("trainingEvents.moreNames", { count: rest })] : names;
  return t("trainingEvents.whoGets", { names: new Intl.ListFormat(i18next.language, { type: "conjunction" }).format(all) });
}

interface Refused {
  users?: { userId: number; reason: EventAttendance["rows"][number]["reason"] }[];
}

function marked(before: EventAttendance, problem: unknown): EventAttendance {
  const { users = [] } = (problem instanceof ApiProblem ? (problem.details ?? {}) : {}) as Refused;
  const reasons = new Map(users.map(({ userId, reason }) => [userId, reason]));
  return { ...before, rows: before.rows.map((row) => ({ ...row, reason: reasons.get(row.userId) ?? row.reason })) };
}
