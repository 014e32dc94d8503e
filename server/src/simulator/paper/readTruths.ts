import { courseCategory } from "@vigil/model/simulator/courseCategory";
import { isThreat, type Truth } from "@vigil/model/simulator/marking";
import type { SessionSettings } from "@vigil/model/simulator/settings";
import { isTomograph } from "@vigil/model/simulator/consoleNames";
import type { ImageTruth, ThreatBody } from "@vigil/model/simulator/wire";
import type { Tx } from "../../storage/asDomain.ts";

export interface StoredTruth extends Truth {
  wire: ImageTruth;
  difficulty: number;
}

/** What of a truth a course may change: its categories, the views and the volume it shows, and whether everyday things are outlined. */
type Rules = Pick<SessionSettings, "threatCategoryOverrides" | "showInnocentArrays" | "viewCount" | "model">;

/** The one place that reads answer keys, as the session's course has them; marking, feedback, review and the opened bag come here. By image. */
export async function readTruths(tx: Tx, rules: Rules, imageIds: readonly number[]): Promise<Map<number, StoredTruth>> {
  if (imageIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom("images as image")
    .innerJoin("imageTruths as truth", "truth.imageId", "image.id")
    .select(["image.id", "image.decision", "image.category", "image.difficulty"])
    .select(["truth.threatDescription", "truth.threats", "truth.innocents", "truth.contents", "truth.bodies"])
    .where("image.id", "in", imageIds)
    .execute();
  return new Map(rows.map((row) => [row.id, storedTruth(row, rules)]));
}

export interface TruthRow extends Truth {
  bodies: ThreatBody[];
  difficulty: number;
  threatDescription: string | null;
  innocents: Truth["threats"];
  contents: { name: string; family: string }[];
}

export function storedTruth({ decision, difficulty, threatDescription, contents, ...row }: TruthRow, rules: Rules): StoredTruth {
  const categoryOf = (category: string | null) => courseCategory(rules.threatCategoryOverrides, category);
  const threats = shownIn(rules, row.threats).map((polygon) => ({ ...polygon, category: categoryOf(polygon.category) }));
  const bodies = isTomograph(rules.model) ? row.bodies.map((body) => ({ ...body, category: categoryOf(body.category) })) : [];
  const truth: Truth = { decision, category: categoryOf(row.category), threats, bodies };
  const threatNames = new Set(threats.map(({ name }) => name));
  const wire: ImageTruth = {
    correctDecision: decision,
    threatCategory: truth.category,
    threatDescription: isThreat(truth) ? threatDescription : null,
    threatArray: threats,
    innocentArray: rules.showInnocentArrays ? shownIn(rules, row.innocents) : null,
    ...(isTomograph(rules.model) ? { threatBodies: bodies } : {}),
    innocentItems: contents.filter(({ name }) => !threatNames.has(name)).map(({ name, family }) => ({ name, family })),
  };
  return { ...truth, difficulty, wire };
}

const shownIn = ({ viewCount }: Rules, polygons: Truth["threats"]): Truth["threats"][number][] =>
  polygons.filter(({ view }) => viewCount === 0 || view < viewCount);

export const untold: ImageTruth = {
  correctDecision: null,
  threatCategory: null,
  threatDescription: null,
  threatArray: null,
  innocentArray: null,
  innocentItems: null,
};
