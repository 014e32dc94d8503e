import type { EventAttendance } from "@vigil/model/compliance/trainingEventWire";
import type { QueryClient } from "@tanstack/react-query";
import { call, domainOfPage } from "../../api.ts";
import { ApiProblem } from "../../apiProblem.ts";
import { placeJournal } from "../../outbox/journal.ts";
import { createOutbox, type Outbox } from "../../outbox/outbox.ts";
import { showProblem } from "../../shell/alerts.ts";
import { store } from "../../shell/store.ts";
import { laterMarks, withoutMarks, type AttendanceMarks } from "./attendanceMarks.ts";
import { attendanceQuery } from "./eventQueries.ts";

interface AttendancePlace {
  /** Of the page: an event is asked for in its own domain. */
  domain: string;
  eventId: number;
}
type Box = Outbox<AttendancePlace, AttendanceMarks, EventAttendance>;

const none: AttendanceMarks = { present: [], absent: [] };
let outbox: { userId: number; box: Box } | undefined;

/** Ticks by the event they are for, until the server has taken them; and of which events some are kept here for want of a connection. */
export const marksWaiting = store<Readonly<Record<number, AttendanceMarks>>>({});
export const marksKept = store<readonly number[]>([]);

/** Ticks in the order they were made, kept in this browser while there is no connection: one outbox for the whole page. */
function attendanceOutbox(queries: QueryClient, userId: number): Box {
  if (outbox?.userId === userId) return outbox.box;
  marksWaiting.set(() => ({}));
  marksKept.set(() => []);
  const journal = placeJournal<AttendancePlace, AttendanceMarks>("vigil.attendance");
  const box = createOutbox<AttendancePlace, AttendanceMarks, EventAttendance>({
    userId,
    journal,
    send: ({ domain, eventId }, marks) => {
      if (domain !== domainOfPage()) return Promise.reject(new ApiProblem(0)); // it waits until its trainer is back there
      return call("PUT", `trainingevents/${eventId}/users`, { body: marks });
    },
    onSettled: ({ eventId }, outcome, marks) => settled(queries, eventId, marks, outcome),
    merged: (before, after) =>
      before.place.eventId === after.place.eventId && before.place.domain === after.place.domain
        ? laterMarks(before.answer, after.answer)
        : undefined,
    nowMs: () => Date.now(),
    wait: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  outbox = { userId, box };
  addEventListener("online", () => {
    if (outbox?.box === box) box.retry();
  });
  void journal.read(userId).then((kept) => {
    for (const { place, answer } of kept) {
      waiting(place.eventId, (before) => laterMarks(answer, before));
      keep(place.eventId);
    }
    return box.resend();
  });
  return box;
}

/** What earlier visits of this page left is sent. */
export const sendKeptMarks = (queries: QueryClient, userId: number): void => void attendanceOutbox(queries, userId);

/** Shows ticks at once and sends them, now or when the connection is back. */
export async function mark(queries: QueryClient, userId: number, eventId: number, marks: AttendanceMarks): Promise<void> {
  const box = attendanceOutbox(queries, userId);
  waiting(eventId, (before) => laterMarks(before, marks));
  const outcome = await box.add({ domain: domainOfPage(), eventId }, marks);
  if (outcome === "kept") keep(eventId);
  else settled(queries, eventId, marks, outcome);
}

const waiting = (eventId: number, change: (before: AttendanceMarks) => AttendanceMarks) =>
  marksWaiting.set((all) => ({ ...all, [eventId]: change(all[eventId] ?? none) }));
const keep = (eventId: number) => marksKept.set((all) => (all.includes(eventId) ? all : [...all, eventId]));

function settled(queries: QueryClient, eventId: number, marks: AttendanceMarks, outcome: EventAttendance | ApiProblem): void {
  const { queryKey } = attendanceQuery(eventId);
  if (outcome instanceof ApiProblem) {
    showProblem(outcome);
    void queries.invalidateQueries({ queryKey });
  } else queries.setQueryData(queryKey, outcome);
  waiting(eventId, (before) => withoutMarks(before, marks));
  marksKept.set((all) => all.filter((id) => id !== eventId));
  for (const what of ["record", "list", "home"]) void queries.invalidateQueries({ queryKey: ["trainingevents", what] });
}
