import { deliveryGifts, type DeliveryPreview, type EventAttendance } from "@vigil/model/compliance/trainingEventWire";
import { trainingEvent } from "@vigil/model/compliance/trainingEvent";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { ApiProblem } from "../../apiProblem.ts";
import { plainText } from "../../entity/plainText.ts";
import type { Row } from "../../entity/row.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { formatDate } from "../../ui/format.ts";
import { earlyDelivery } from "./earlyDelivery.ts";
import styles from "./Attendance.module.css";
import { attendanceQuery } from "./eventQueries.ts";
import { listedNames } from "./listedNames.ts";

/** What its trainer does with an event: delivers it, looks again at whom it was not delivered for, takes back what nobody got. */
export function EventActions({ event }: { event: Row }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const query = attendanceQuery(event.id);
  const { data } = useQuery(query);
  const waiting = data?.rows.filter(({ attending, attendedAt }) => attending === true && attendedAt === null) ?? [];
  const { run } = useAct({
    ask: async (act: "deliver" | "redeliver" | "reset") => ({
      title: act === "reset" ? t("trainingEvents.resetTitle") : t(`trainingEvents.${act}Title`, { count: waiting.length }),
      text:
        act === "reset"
          ? t("trainingEvents.resetText")
          : `${early(event, act, t)}${t(`trainingEvents.${act}Text`)} ${whoGets(await call<DeliveryPreview>("GET", `${trainingEvent.url}/${event.id}/delivery`), act, t)}`,
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
      {(state === "running" || state === "due") && waiting.length === 0 && <p className={styles.hint}>{t("trainingEvents.deliverWhen")}</p>}
      {(state === "running" || state === "due") && waiting.length > 0 && (
        <Button size="bar" onClick={() => void run("deliver")}>
          {t("trainingEvents.deliver")}
        </Button>
      )}
    </>
  );
}

/** Said first, where it is early: such a thing is seldom meant. */
function early({ startDate, endDate, startTime }: Row, act: string, t: TFunction): string {
  if (act !== "deliver") return "";
  const now = new Date();
  const wall = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  const days = { startDate: plainText(startDate), endDate: plainText(endDate), startTime: plainText(startTime) || null };
  const found = earlyDelivery(days, wall);
  if (found === null) return "";
  const when = [formatDate(found.day), found.time].filter(Boolean).join(", ");
  return `${t(`trainingEvents.early.${found.is}`, { when })} `;
}

/** Who gets what by the delivery that is about to be made, and who gets nothing, by name. */
function whoGets(gifts: DeliveryPreview, act: string, t: TFunction): string {
  const held = act === "deliver" && gifts.some(({ gets }) => gets === "refused");
  const told = deliveryGifts.flatMap((gift) => {
    const people = gifts.filter(({ gets }) => gets === gift).map(({ name }) => name);
    return people.length === 0 ? [] : t(`trainingEvents.gets.${gift}`, { names: listedNames(people, t) });
  });
  // a first delivery is for all who are present, or for nobody
  return [...told, ...(held ? [t("trainingEvents.gets.held")] : [])].join(" ");
}

interface Refused {
  users?: { userId: number; reason: EventAttendance["rows"][number]["reason"] }[];
}

function marked(before: EventAttendance, problem: unknown): EventAttendance {
  const { users = [] } = (problem instanceof ApiProblem ? (problem.details ?? {}) : {}) as Refused;
  const reasons = new Map(users.map(({ userId, reason }) => [userId, reason]));
  return { ...before, rows: before.rows.map((row) => ({ ...row, reason: reasons.get(row.userId) ?? row.reason })) };
}
