import { calendarDate } from "../../values/calendarDate.ts";
import { fieldFault } from "../../values/fieldFault.ts";
import { dateOf } from "./dateOf.ts";
import type { ImportOrder } from "./importOrder.ts";
import type { LineFault } from "./importWire.ts";

export const dateTargets = ["startsOn", "dueOn", "endsOn"] as const;
export type DateTarget = (typeof dateTargets)[number];

/** A cell that says: there is nothing. */
export const emptyMark = "-";

/** Days of assignments by program; a day that the line does not say is not there, null takes it away. */
export type SaidDates = ReadonlyMap<number, Partial<Record<DateTarget, string | null>>>;

const calendarDay = calendarDate;

interface DateCell {
  target: DateTarget;
  column: number;
  text: string;
}

/**
 * The days of the programs that a line names: one day holds for all of them; several, apart as the programs are, hold for one program each, in
 * their order, and an empty place says nothing. `programs` is undefined where the line names none, and null where their cell is faulty.
 */
export function readDates(
  cells: readonly DateCell[],
  programs: readonly number[] | null | undefined,
  dates: ImportOrder["dates"],
): { said: SaidDates; faults: LineFault[] } {
  const said = new Map<number, Partial<Record<DateTarget, string | null>>>();
  const faults: LineFault[] = [];
  for (const { target, column, text } of cells) {
    const days = text.split(/[;|\n]/u).map((day) => day.trim());
    while (days.length > 1 && days.length > (programs?.length ?? 1) && days.at(-1) === "") days.pop();
    const read = days.map((day) => (day === "" || day === emptyMark ? undefined : calendarDay.safeParse(dateOf(day, dates) ?? day)));
    const wrong = read.find((day) => day?.success === false);
    if (wrong?.error !== undefined) faults.push({ column, code: fieldFault(wrong.error.issues[0]!).code });
    else if (programs === undefined) faults.push({ column, code: "ImportDateAlone" });
    else if (programs !== null && days.length > 1 && days.length !== programs.length)
      faults.push({ column, code: "ImportDatesDiffer", details: { days: days.length, programs: programs.length } });
    else
      for (const [place, id] of (programs ?? []).entries()) {
        const at = days.length === 1 ? 0 : place;
        const day = days[at] === emptyMark ? null : read[at]?.data;
        if (day !== undefined) said.set(id, { ...said.get(id), [target]: day });
      }
  }
  return { said, faults };
}
