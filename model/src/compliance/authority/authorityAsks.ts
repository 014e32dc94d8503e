import { z } from "zod";

/** Who is meant by their work, and the machine they sit at. */
export const screenerRoles = ["cabin", "hold", "cargo", "mail", "court"] as const;
export const screenerEquipment = ["any", "xray", "tomograph"] as const;

/** An early completion keeps the day of the year on which the certificate ends, or moves it. */
export const anniversaries = ["keep", "move"] as const;
/** Whether who missed a period may go on, or has to make up for it first. */
export const afterMissedActs = ["tell", "stop"] as const;

const whole = (most: number) => z.int().min(0).max(most);

/**
 * What a rule asks for, as a version of it is kept. Nought asks for nothing. Minutes are of time with images in front at the X-ray screen; images,
 * articles and checks with the test piece are a person's in one period, those of the library are what it must hold at least.
 */
export const authorityAsks = z.object({
  periodMonths: z.int().min(1).max(24),
  /** The calendar month in which periods begin; of a period that does not divide the year, counted from January of the year nought. */
  startMonth: z.int().min(1).max(12),
  minutes: whole(100_000),
  images: whole(1_000_000),
  articles: whole(10_000),
  /** Checks with the test piece that were passed, one a day; rules of before they could be asked for have none. */
  drills: whole(365).default(0),
  /** At most so many days lie between two of them. */
  drillDays: whole(365).default(0),
  libraryImages: whole(1_000_000),
  libraryArticles: whole(10_000),
  /** Months for which a certificate counts; nought = as long as the certificate itself says. */
  certifyMonths: whole(120),
  /** Days before the end in which it may be renewed. */
  opensDays: whole(730),
  anniversary: z.enum(anniversaries),
  /** Days behind the end in which somebody may still work. */
  graceDays: whole(365),
  /** Months behind the end after which somebody comes back as if new. */
  returnMonths: whole(120),
  afterMissed: z.enum(afterMissedActs),
  /** Minutes that a renewal takes: what a forecast counts. */
  renewalMinutes: whole(100_000),
});
export type AuthorityAsks = z.infer<typeof authorityAsks>;

export const askNames = Object.keys(authorityAsks.shape) as (keyof AuthorityAsks)[];

/** Of the values of a rule, what it asks for. */
export const asksOf = (values: AuthorityAsks): AuthorityAsks => authorityAsks.parse(values);

/** Whether it asks for anything in each period, beside a certificate. */
export const asksInPeriods = ({
  minutes,
  images,
  articles,
  drills,
  drillDays,
}: Pick<AuthorityAsks, "minutes" | "images" | "articles" | "drills" | "drillDays">): boolean =>
  minutes + images + articles + drills + drillDays > 0;
