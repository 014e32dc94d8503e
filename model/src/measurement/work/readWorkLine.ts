import type { LineFault } from "../../organization/userImport/importWire.ts";
import { momentOf, splitMoment, type Moment } from "./momentOf.ts";
import { workHeadKey } from "./guessWorkColumns.ts";
import type { WorkOrder } from "./workOrder.ts";
import type { WorkOutcome } from "./workOutcomes.ts";
import type { WorkTarget } from "./workTarget.ts";

/** What the words of a file mean, in the form in which heads are compared. */
export interface WorkWords {
  outcomes: ReadonlyMap<string, WorkOutcome>;
  categories: ReadonlyMap<string, string>;
}

/** What a line says; where a fault stands, its value is missing. */
export interface SaidByWorkLine {
  person: string | null;
  moment: Moment | null;
  machine: string;
  lane: string;
  site: string;
  image: string;
  category: string | null;
  outcome: WorkOutcome | null;
  responseMs: number | null;
  faults: LineFault[];
}

const mostSeconds = 3600;

/** The cells of a line, each fault in its cell. */
export function readWorkLine({ columns, dates }: WorkOrder, cells: readonly string[], words: WorkWords): SaidByWorkLine {
  const faults: LineFault[] = [];
  const columnOf = (target: WorkTarget): number | null => {
    const column = columns.indexOf(target);
    return column === -1 ? null : column;
  };
  const cell = (target: WorkTarget): string => (cells[columnOf(target) ?? -1] ?? "").trim();
  const fault = (target: WorkTarget, code: LineFault["code"], word?: string): null => {
    faults.push({ column: columnOf(target), code, ...(word !== undefined && { details: { word } }) });
    return null;
  };
  const text = (target: WorkTarget): string => (cell(target).length > 100 ? (fault(target, "FieldTooLong"), "") : cell(target));
  const moment = (): Moment | null => {
    const whole = columns.includes("happenedAt");
    const target = whole ? "happenedAt" : "day";
    if (cell(target) === "") return fault(target, "FieldRequired");
    const [day, inCell] = splitMoment(cell(target));
    const time = !whole && inCell === "" ? cell("time") : inCell;
    const isTimes = !whole && columns.includes("time") && momentOf(day, "00:00", dates) !== undefined;
    return momentOf(day, time, dates) ?? fault(isTimes ? "time" : target, "WorkMomentUnread");
  };
  const known = <Value>(target: "outcome" | "category", among: ReadonlyMap<string, Value>): Value | null => {
    const word = cell(target);
    if (word === "") return target === "outcome" ? fault(target, "FieldRequired") : null;
    return among.get(workHeadKey(word)) ?? fault(target, target === "outcome" ? "WorkOutcomeUnknown" : "WorkCategoryUnknown", word);
  };
  const response = (): number | null => {
    const [target, unit] = columns.includes("responseMs") ? (["responseMs", 1] as const) : (["responseSeconds", 1000] as const);
    const said = cell(target)
      .replace(",", ".")
      .replace(/m?s(?:ec)?$/iu, "")
      .trimEnd();
    if (said === "") return null;
    const value = Math.round(Number(said) * unit);
    return /^\d+(?:\.\d+)?$/u.test(said) && value <= mostSeconds * 1000 ? value : fault(target, "WorkTimeUnread");
  };
  return {
    person: cell("person") === "" ? fault("person", "FieldRequired") : cell("person"),
    moment: moment(),
    machine: text("machine"),
    lane: text("lane"),
    site: text("site"),
    image: text("image"),
    category: known("category", words.categories),
    outcome: known("outcome", words.outcomes),
    responseMs: response(),
    faults,
  };
}
