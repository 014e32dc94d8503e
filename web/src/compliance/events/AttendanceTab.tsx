import type { Attendance, EventAttendance, EventPerson } from "@vigil/model/compliance/trainingEventWire";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import type { Row } from "../../entity/row.ts";
import { confirmed } from "../../shell/confirmation.ts";
import { toast } from "../../shell/toasts.ts";
import { can, useUser } from "../../shell/user.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Message } from "../../ui/Message.tsx";
import { AddLearners } from "./AddLearners.tsx";
import styles from "./Attendance.module.css";
import { askGift } from "./askGift.ts";
import { countMarks, withMarks } from "./attendanceMarks.ts";
import { mark, marksKept, marksWaiting, sendKeptMarks } from "./attendanceOutbox.ts";
import { AttendanceRow } from "./AttendanceRow.tsx";
import { attendanceQuery } from "./eventQueries.ts";
import type { ListChange } from "./listChange.ts";
import { useAct } from "../../shell/useAct.ts";
import { buttonLook } from "../../ui/buttonLook.ts";

interface ListAct {
  added?: readonly EventPerson[];
  remove?: number[];
}

/** The list of an event as it is ticked in the classroom: who is there, who is not, and whom it was delivered for. */
export function AttendanceTab({ event, domain }: { event: Row; domain: string }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const user = useUser();
  const edits = can(user, "trainingEvents:edit");
  const query = attendanceQuery(event.id);
  const { data: known } = useSuspenseQuery(query);
  const waiting = marksWaiting.use()[event.id];
  const kept = marksKept.use().includes(event.id);
  useEffect(() => sendKeptMarks(queries, user.id), [queries, user.id]);
  const data = waiting === undefined ? known : withMarks(known, waiting);
  // the list may know of a delivery before the event does
  const delivered = event["deliveredAt"] !== null || known.rows.some(({ attendedAt }) => attendedAt !== null);
  const { run, busy } = useAct({
    ask: ({ added = [] }: ListAct) => (delivered && added.length > 0 ? askGift(added, t) : undefined),
    call: ({ added, remove }: ListAct) =>
      call<EventAttendance>("PUT", `trainingevents/${event.id}/users`, {
        body: { ...(added && { add: added.map(({ userId }) => userId) }), ...(remove && { remove }) } satisfies ListChange,
      }),
    done: (answer: EventAttendance, { added: add = [] }) => {
      queries.setQueryData(query.queryKey, answer);
      if (add.length > 0) toast(t("trainingEvents.added", { count: add.length }));
      void queries.invalidateQueries({ queryKey: ["trainingevents", "record"] });
      void queries.invalidateQueries({ queryKey: ["trainingevents", "list"] });
    },
  });
  const { rows, head, delivers } = data;
  const tick = async ({ present = [], absent = [] }: ListChange) => {
    const found = rows.filter(({ userId }) => present.includes(userId));
    if (delivered && found.length > 0 && !(await confirmed(askGift(found, t)))) return;
    void mark(queries, user.id, event.id, { present, absent });
  };
  const changes = edits && (!delivered || delivers);
  return (
    <div className={styles.tab}>
      <div className={styles.bar}>
        <p className={styles.counts} role="status">
          {t("trainingEvents.counts", counted(rows))}
        </p>
        {changes && unmarked(rows).length > 1 && (
          <Button kind="plain" size="bar" onClick={() => void tick({ present: unmarked(rows) })}>
            {t("trainingEvents.allPresent", { count: unmarked(rows).length })}
          </Button>
        )}
        <Link to="/$domain/attendance/$event" params={{ domain, event: String(event.id) }} className={buttonLook("plain", "bar")}>
          {t("trainingEvents.sheet")}
        </Link>
      </div>
      {kept && waiting !== undefined && countMarks(waiting) > 0 && (
        <Message kind="info">{t("trainingEvents.kept", { count: countMarks(waiting) })}</Message>
      )}
      {edits && !delivers && <p className={styles.hint}>{t("trainingEvents.readOnly")}</p>}
      {rows.length === 0 ? (
        <EmptyState title={t("trainingEvents.empty")} text={t("trainingEvents.emptyText", { company: head.companyName })} />
      ) : (
        <ul className={styles.people} aria-label={t("trainingEvents.tab")}>
          {rows.map((row) => (
            <AttendanceRow
              key={row.userId}
              row={row}
              mark={changes ? (change) => void tick(change) : undefined}
              remove={changes && !busy ? () => void run({ remove: [row.userId] }) : undefined}
            />
          ))}
        </ul>
      )}
      {changes && (
        <AddLearners
          eventId={event.id}
          listed={rows.length}
          companyName={head.companyName}
          delivered={delivered}
          busy={busy}
          add={(added) => void run({ added })}
        />
      )}
    </div>
  );
}

const unmarked = (rows: readonly Attendance[]): number[] =>
  rows.filter(({ attending, attendedAt }) => attending === null && attendedAt === null).map(({ userId }) => userId);

const counted = (rows: readonly Attendance[]) => ({
  open: unmarked(rows).length,
  attending: rows.filter(({ attending, attendedAt }) => attending === true && attendedAt === null).length,
  absent: rows.filter(({ attending, attendedAt }) => attending === false && attendedAt === null).length,
  attended: rows.filter(({ attendedAt }) => attendedAt !== null).length,
});
