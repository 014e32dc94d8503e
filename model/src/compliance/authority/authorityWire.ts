import type { BarReason, WorkStanding } from "../../reporting/measures/workStanding.ts";

/** What falls due within so many days: people, their certificates that end, and the seconds that renewals and periods cost until then. */
export interface AuthorityForecast {
  days: number;
  people: number;
  certificates: number;
  seconds: number;
}

/** What a rule as it is typed would come to if it held already: how many stand how, before and after, and by name whoever would stand otherwise. */
export interface AuthorityPreview {
  before: Partial<Record<WorkStanding, number>>;
  after: Partial<Record<WorkStanding, number>>;
  /** How many would stand otherwise. */
  changed: number;
  rows: {
    userId: number;
    username: string;
    name: string;
    company: string;
    /** Nothing: the rule does not concern them. */
    before: WorkStanding | null;
    after: WorkStanding | null;
    /** Why they would not be allowed to work; what would be owed, and by when. Of who is not concerned there is nothing. */
    reasons: BarReason[];
    owedSeconds: number;
    owedImages: number;
    owedArticles: number;
    owedBy: string | null;
    barredFrom: string | null;
    certifiedUntilBefore: string | null;
    certifiedUntilAfter: string | null;
  }[];
}

/** What the image libraries of a rule's programs hold. */
export interface AuthorityLibrary {
  id: number;
  name: string;
  images: number;
  articles: number;
}
