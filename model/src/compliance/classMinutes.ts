import { mostInstructionMinutes } from "./mostInstructionMinutes.ts";

interface Days {
  /** YYYY-MM-DD */
  readonly startDate?: unknown;
  readonly endDate?: unknown;
  /** HH:MM, of each day */
  readonly startTime?: unknown;
  readonly endTime?: unknown;
}

const dayMs = 86_400_000;

/** The minutes that days and hours of a class come to; null where they are not told, or do not fit. */
export function classMinutes({ startDate, endDate, startTime, endTime }: Days): number | null {
  const [begins, ends] = [minuteOf(startTime), minuteOf(endTime)];
  const days = 1 + (Date.parse(String(endDate)) - Date.parse(String(startDate))) / dayMs;
  if (begins === null || ends === null || ends <= begins || !(days >= 1)) return null;
  return Math.min(mostInstructionMinutes, days * (ends - begins));
}

/** What is to be written as the minutes of a class, whose hours are their one source until somebody writes others: undefined = what stands there stays. */
export function minutesToWrite(
  before: Days & { readonly instructionMinutes: number },
  after: Days & { readonly instructionMinutes?: unknown },
) {
  const told = classMinutes(after);
  if (told === null) return undefined;
  const { instructionMinutes: typed } = after;
  if (typeof typed === "number" && typed > 0 && typed !== before.instructionMinutes) return undefined;
  const follows = before.instructionMinutes === 0 || before.instructionMinutes === classMinutes(before);
  return follows || typed === 0 ? told : undefined;
}

function minuteOf(time: unknown): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/u.exec(String(time)) ?? [];
  return hours === undefined ? null : 60 * Number(hours) + Number(minutes);
}
