/** How somebody stands to a rule of an authority today: may work and has what the period asks for, may work and is short, may not work. */
export const workStandings = ["met", "short", "barred"] as const;
export type WorkStanding = (typeof workStandings)[number];

/** Why somebody may not work at the X-ray machine. */
export const barReasons = ["notCertified", "certificateEnded", "periodMissed"] as const;
export type BarReason = (typeof barReasons)[number];

/** Where somebody is on the way to the next certificate: new, within, its window open, late, or gone so long that they begin anew. */
export const certificatePaths = ["none", "new", "current", "open", "late", "returning"] as const;
export type CertificatePath = (typeof certificatePaths)[number];

/** Days ahead that a forecast tells of. */
export const forecastDays = [30, 60, 90, 180] as const;

/** A program whose certificate certifies somebody, and whether they have it to do. */
export interface CertifyingProgram {
  programId: number;
  title: string;
  assigned: boolean;
  /** By when it is to be complete, by whatever way it is assigned first; nothing where no day is said. */
  dueOn: string | null;
  begun: boolean;
}

/** How somebody stands to one rule. Times are seconds, days YYYY-MM-DD; `until` is the last day. */
export interface RuleStanding {
  ruleId: number;
  rule: string;
  standing: WorkStanding;
  reasons: BarReason[];
  /** Since when somebody may not work; null where they may, or never could. */
  barredSince: string | null;
  from: string;
  until: string;
  daysLeft: number;
  neededSeconds: number;
  seconds: number;
  neededImages: number;
  images: number;
  neededArticles: number;
  articles: number;
  /** Checks with the test piece in the period, one a day. */
  neededDrills: number;
  drills: number;
  /** By when the next one has to be passed, as they lie no further apart; null where nothing is said of it. */
  nextDrillBy: string | null;
  /** That day has gone by. */
  drillLate: boolean;
  /** How often in the period one was passed that lay further behind the one before it: told, as it cannot be made up for. */
  drillGaps: number;
  path: CertificatePath;
  certifiedUntil: string | null;
  /** From which day it may be renewed. */
  opensOn: string | null;
  /** What certifies them, where a certificate is missing or may be renewed; none elsewhere, and none in a whole file of people. */
  certifiedBy: CertifyingProgram[];
}
