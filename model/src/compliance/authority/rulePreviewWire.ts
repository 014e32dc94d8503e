import type { ReportState } from "../../reporting/reports/reportWire.ts";
import type { BarReason, WorkStanding } from "../../reporting/measures/workStanding.ts";
import type { EvidenceReason } from "../evidence/evidenceWire.ts";

/**
 * What a rule as it is typed would come to if it held already: worked out in the background, told how far it is. It belongs to the text it was asked
 * for (`digest`); another text is another preview.
 */
export interface RulePreview {
  id: number;
  digest: string;
  state: ReportState;
  /** Of one that failed. */
  reason: EvidenceReason | null;
  /** People that are done, of all. */
  done: number;
  wanted: number;
  /** How many stand how, before and after. */
  before: Partial<Record<WorkStanding, number>>;
  after: Partial<Record<WorkStanding, number>>;
  /** How many would be kept from work by the rule who are not now, and how many no longer. */
  barred: number;
  freed: number;
  /** How many it would no longer keep from work whom another rule does all the same. */
  barredByOther: number;
  /** The day as of which people are looked at, where that is a later one: when the rule begins. */
  judgedOn: string | null;
  /** How many would stand otherwise, or owe more or less. */
  changed: number;
  createdAt: string;
}

/** What somebody still owes in the running period. */
export interface OwedToRule {
  seconds: number;
  images: number;
  articles: number;
  /** Checks with the test piece. */
  drills: number;
}

/** So many stand so before and so after; nothing: the rule does not concern them. */
export interface StandingCount {
  before: WorkStanding | null;
  after: WorkStanding | null;
  people: number;
  /** Of those whom it would no longer concern, how many another rule keeps from work. */
  others?: number;
}

export interface PreviewWhy {
  /** Why they would not be allowed to work; what would be owed, and by when. Of who is not concerned there is nothing. */
  reasons: BarReason[];
  owed: OwedToRule;
  owedBefore: OwedToRule;
  owedBy: string | null;
  barredFrom: string | null;
  certifiedUntilBefore: string | null;
  certifiedUntilAfter: string | null;
}

/** One who would stand otherwise, or owe more or less of the same. */
export interface RulePreviewLine extends PreviewWhy {
  userId: number;
  username: string;
  name: string;
  company: string;
  /** Nothing: the rule does not concern them. */
  before: WorkStanding | null;
  after: WorkStanding | null;
  /** Of who would not be concerned: other rules that keep them from work all the same. */
  barredBy: string[];
}

export interface RulePreviewLines {
  rows: RulePreviewLine[];
  count: number;
}
