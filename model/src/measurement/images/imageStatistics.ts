import { intervalOf, type Estimate } from "../../reporting/measures/interval.ts";

/** How an image fared in sealed sessions. */
export interface ImageStatistics {
  imageId: number;
  kind: "threat" | "innocent";
  category: string | null;
  level: number;
  /** Decided in time, or a threat. */
  shown: number;
  right: number;
  /** Seconds; null where none was told. */
  median: number | null;
  /**
   * Point-biserial correlation of deciding this image rightly with the share of the session's other images that were decided rightly, −1 to 1
   * (Lord & Novick 1968); null where all were alike.
   */
  pointBiserial: number | null;
  /** Of those who decided at least as many of the others rightly as the middle one: how many, and how many decided this one wrongly. */
  good: number;
  goodWrong: number;
}

/** How hard people found it, in logits, and the level that their answers say; null while there are too few of them. */
export interface MeasuredDifficulty extends Estimate {
  answers: number;
  level: number | null;
}

/** `nobody` and `everybody`: nearly all decide it wrongly or rightly; `doubted`: its key may be wrong. */
export const remarks = ["doubted", "nobody", "everybody"] as const;
export type Remark = (typeof remarks)[number];

/** Where an image stands among the others: doubted keys first. */
export const placeOfRemark = (remark: Remark | null): number => (remark === null ? remarks.length : remarks.indexOf(remark));

/** Of fewer showings nothing is remarked. */
export const leastShown = 20;
/** Of fewer good learners nobody's key is doubted. */
const leastGood = 10;
const nearlyNone = 0.05;

/**
 * A key is doubted where at least half of the good learners disagree with it, and being good does not help with this image: what is merely hard is
 * decided rightly by the good rather than by the others.
 */
export function remarkOf({ shown, right, good, goodWrong, pointBiserial }: Omit<ImageStatistics, "imageId">): Remark | null {
  if (shown < leastShown) return null;
  if (good >= leastGood && goodWrong * 2 >= good && pointBiserial !== null && pointBiserial <= 0) return "doubted";
  if (right / shown <= nearlyNone) return "nobody";
  return right / shown >= 1 - nearlyNone ? "everybody" : null;
}

/** Of a threat how often it was found, of an innocent bag how often it was stopped in vain. */
export const stoppedRate = ({ kind, shown, right }: Pick<ImageStatistics, "kind" | "shown" | "right">): Estimate | null =>
  intervalOf({ part: kind === "threat" ? right : shown - right, all: shown });

/** A page of a library's images with what was counted of them. */
export interface ImageStatisticsPage {
  rows: (ImageStatistics & { remark: Remark | null; state: string; measured: MeasuredDifficulty | null })[];
  count: number;
  /** When it was counted, where that was not now: large libraries are counted at night. */
  countedAt: string | null;
  /** It is large, and no night has come since it is: nothing is counted yet. */
  waiting: boolean;
  /** Decisions of the months that are looked at were taken away after their time; what they told is not counted. */
  lacking: boolean;
  /** How many have each remark. */
  remarks: Record<Remark, number>;
}

export const imagesPerPage = 50;
