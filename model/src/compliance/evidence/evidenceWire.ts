import { z } from "zod";
import { calendarDate } from "../../values/calendarDate.ts";

/** Years that one archive may tell of. */
export const mostEvidenceDays = 5 * 366;

/** For which site and days an archive is made; no company = every one. Of one person it is of the site where they work. Both days belong to it. */
export const evidenceOrder = z.strictObject({
  companyId: z.int().positive().nullable(),
  userId: z.int().positive().nullable().default(null),
  from: calendarDate,
  until: calendarDate,
});
export type EvidenceOrder = z.infer<typeof evidenceOrder>;

/** What of the days makes no sense; they are compared with today where the domain is. */
export function evidenceFault({ from, until }: Pick<EvidenceOrder, "from" | "until">, today: string) {
  if (until > today) return { field: "until", code: "EvidenceFuture" } as const;
  if (from > until) return { field: "from", code: "EvidenceOrder" } as const;
  return Date.parse(until) - Date.parse(from) > mostEvidenceDays * 86_400_000
    ? ({ field: "from", code: "EvidenceTooLong" } as const)
    : undefined;
}

export const evidenceStates = ["waiting", "running", "done", "failed"] as const;

/** Why one failed: there is more than can be read in its time, the server went down at each try, or something nobody thought of. */
export const evidenceReasons = ["tooLong", "cutOff", "unexpected"] as const;
export type EvidenceReason = (typeof evidenceReasons)[number];

export interface EvidencePack {
  id: number;
  companyId: number | null;
  company: string | null;
  userId: number | null;
  /** Of one person, by name for who may read names. */
  person: string | null;
  from: string;
  until: string;
  state: (typeof evidenceStates)[number];
  done: number;
  wanted: number;
  fileName: string;
  size: number | null;
  /** Of one that failed. */
  reason: EvidenceReason | null;
  /** SHA-256 of the archive. */
  hash: string | null;
  createdAt: string;
  /** Who ordered it, by name. */
  createdBy: string | null;
}

/** The archives that the caller may see, for which sites they may order one, and the print of the key that signs. */
export interface EvidencePacks {
  rows: EvidencePack[];
  companies: { id: number; name: string }[];
  all: boolean;
  today: string;
  keyPrint: string;
  /** Days for which an archive can be fetched. */
  keptDays: number;
}
