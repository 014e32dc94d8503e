import type { EventAttendance } from "@vigil/model/compliance/trainingEventWire";

/** Who was there and who was not, as it was ticked. */
export interface AttendanceMarks {
  readonly present: readonly number[];
  readonly absent: readonly number[];
}

/** Of two ticks for one person the later one holds. */
export function laterMarks(before: AttendanceMarks, after: AttendanceMarks): AttendanceMarks {
  const said = new Set([...after.present, ...after.absent]);
  const still = (ids: readonly number[]) => ids.filter((id) => !said.has(id));
  return { present: [...still(before.present), ...after.present], absent: [...still(before.absent), ...after.absent] };
}

/** What is left of ticks that wait once some of them were taken; one that was changed meanwhile still waits. */
export const withoutMarks = (waiting: AttendanceMarks, taken: AttendanceMarks): AttendanceMarks => ({
  present: waiting.present.filter((id) => !taken.present.includes(id)),
  absent: waiting.absent.filter((id) => !taken.absent.includes(id)),
});

/** A list as its trainer has ticked it, whatever of that the server knows. */
export function withMarks(attendance: EventAttendance, { present, absent }: AttendanceMarks): EventAttendance {
  const rows = attendance.rows.map((row) => {
    if (row.attendedAt !== null) return row;
    if (present.includes(row.userId)) return { ...row, attending: true };
    return absent.includes(row.userId) ? { ...row, attending: false } : row;
  });
  return { ...attendance, rows };
}

export const countMarks = ({ present, absent }: AttendanceMarks): number => present.length + absent.length;
