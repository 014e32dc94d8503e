import type { EventAttendance } from "@vigil/model/compliance/trainingEventWire";
import { trainingEvent } from "@vigil/model/compliance/trainingEvent";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { ApiProblem } from "../../apiProblem.ts";
import styles from "../../entity/list/List.module.css";
import type { Row } from "../../entity/row.ts";
import { showProblem } from "../../shell/alerts.ts";
import { confirmed } from "../../shell/confirmation.ts";
import { locked } from "../../shell/lock.ts";
import { toast } from "../../shell/toasts.ts";
import { attendanceQuery } from "./eventQueries.ts";

/** What its trainer does with an event: delivers it, looks again at whom it was not delivered for, takes back what nobody got. */
export function EventActions({ event }: { event: Row }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const query = attendanceQuery(event.id);
  const { data } = useQuery(query);
  if (data?.delivers !== true) return null;
  const waiting = data.rows.filter(({ attending, attendedAt }) => attending && attendedAt === null);
  const attended = data.rows.filter(({ attendedAt }) => attendedAt !== null).length;
  const state = event["state"];

  const run = async (act: "deliver" | "redeliver" | "reset") => {
    const yes = await confirmed({
      title: act === "reset" ? t("trainingEvents.resetTitle") : t(`trainingEvents.${act}Title`, { count: waiting.length }),
      text: t(`trainingEvents.${act}Text`),
      confirm: t(`trainingEvents.${act}`),
    });
    if (!yes) return;
    try {
      const { attendedCount } = await locked(call<Row>("POST", `${trainingEvent.url}/${event.id}/${act}`));
      toast(act === "reset" ? t("trainingEvents.resetDone") : t("trainingEvents.delivered", { count: Number(attendedCount) }));
      await queries.invalidateQueries({ queryKey: [trainingEvent.url] });
    } catch (problem) {
      // whoever stands in the way is marked where they stand on the list
      queries.setQueryData<EventAttendance>(query.queryKey, (before) => before && marked(before, problem));
      showProblem(problem);
    }
  };
  const delivered = state === "delivered";
  return (
    <>
      {delivered && waiting.length > 0 && (
        <button type="button" className={styles.button} onClick={() => void run("redeliver")}>
          {t("trainingEvents.redeliver")}
        </button>
      )}
      {delivered && waiting.length + attended === 0 && (
        <button type="button" className={styles.button} onClick={() => void run("reset")}>
          {t("trainingEvents.reset")}
        </button>
      )}
      {(state === "running" || state === "due") && waiting.length > 0 && (
        <button type="button" className={styles.primary} onClick={() => void run("deliver")}>
          {t("trainingEvents.deliver")}
        </button>
      )}
    </>
  );
}

interface Refused {
  users?: { userId: number; reason: EventAttendance["rows"][number]["reason"] }[];
}

function marked(before: EventAttendance, problem: unknown): EventAttendance {
  const { users = [] } = (problem instanceof ApiProblem ? (problem.details ?? {}) : {}) as Refused;
  const reasons = new Map(users.map(({ userId, reason }) => [userId, reason]));
  return { ...before, rows: before.rows.map((row) => ({ ...row, reason: reasons.get(row.userId) ?? row.reason })) };
}
