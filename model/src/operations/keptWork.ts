import type { Domain } from "../organization/domain.ts";

/** What a domain keeps for a time, and which of its settings says how long. */
export const keptWork = {
  events: "keepEventsMonths",
  answers: "keepAnswersMonths",
  decisions: "keepAnswersMonths",
  traces: "keepTracesMonths",
  signIns: "keepSignInsMonths",
  mails: "keepMailsMonths",
  work: "keepWorkMonths",
} as const satisfies Record<string, keyof Domain>;
export type KeptKind = keyof typeof keptWork;
export type KeptField = (typeof keptWork)[KeptKind];
export const keptKinds = Object.keys(keptWork) as KeptKind[];

/** One month of one kind in a domain. */
export interface KeptMonth {
  /** Its first day. */
  month: string;
  rows: number;
  removed: number;
  removedAt: string | null;
  /** How many months they were kept when they were taken away. */
  keptMonths: number | null;
  /** Why what is old enough stays: somebody's data are held, or the chain of events is not whole. */
  keptBecause: "held" | "unsound" | null;
}

export interface KeptKindFacts {
  kind: KeptKind;
  /** 0 = for ever. */
  months: number;
  countedAt: string | null;
  known: readonly KeptMonth[];
}

/** The page of what is kept. */
export interface Keeping {
  /** By UTC, as months are counted. */
  today: string;
  legalHold: boolean;
  /** People whose data are held. */
  held: number;
  kinds: readonly KeptKindFacts[];
  /** What the installation keeps, in days. */
  days: { reports: number; exports: number; archives: number; trash: number; jobs: number };
}

/** The first day of the first month that is kept; months before it are taken away. null: all are. */
export function firstKept(today: string, months: number): string | null {
  if (months === 0) return null;
  const [year = 0, month = 1] = today.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10);
}

/** What the next run would take: months that are old enough and have rows. */
export function wouldGo({ known }: Pick<KeptKindFacts, "known">, today: string, months: number): { rows: number; months: number } {
  const first = firstKept(today, months);
  const going = known.filter(({ month, rows }) => first !== null && month < first && rows > 0);
  return { rows: going.reduce((sum, { rows }) => sum + rows, 0), months: going.length };
}

/** What a domain says of its times, as a form may hold them. */
export type Times = Readonly<Partial<Record<KeptField | "legalHold", unknown>>>;
export interface Going {
  kind: KeptKind;
  rows: number;
  /** The last month that goes, as its first day. */
  until: string;
}

/** Of each kind, what the next night takes with these times and would not take with those the domain has now. */
export function goesMore({ kinds, legalHold, today }: Pick<Keeping, "kinds" | "legalHold" | "today">, times: Times): Going[] {
  const holds = times.legalHold ?? legalHold;
  return kinds.flatMap((facts) => {
    const asked = Number(times[keptWork[facts.kind]] ?? facts.months);
    const going = lastGoing(facts, today, holds === true ? 0 : asked);
    const before = wouldGo(facts, today, legalHold ? 0 : facts.months);
    return going !== null && going.rows > before.rows ? [{ kind: facts.kind, ...going }] : [];
  });
}

/** What the next run would take, and up to which month; null = nothing. */
export function lastGoing(facts: Pick<KeptKindFacts, "known">, today: string, months: number): { rows: number; until: string } | null {
  const first = firstKept(today, months) ?? "";
  const until = facts.known.findLast(({ month, rows }) => month < first && rows > 0)?.month;
  return until === undefined ? null : { rows: wouldGo(facts, today, months).rows, until };
}

/** Whether anything is kept for a shorter time than before. */
export const keepsLess = (times: Times, before: Times): boolean =>
  (before.legalHold === true && times.legalHold === false) ||
  Object.values(keptWork).some((field) => {
    const [now, then] = [Number(times[field] ?? 0), Number(before[field] ?? 0)];
    return Number.isInteger(now) && now > 0 && (then === 0 || now < then);
  });
