import { isThreat, type Truth } from "@vigil/model/simulator/marking";
import type { ImageTruth } from "@vigil/model/simulator/wire";
import type { Tx } from "../storage/asDomain.ts";

export interface StoredTruth extends Truth {
  wire: ImageTruth;
  difficulty: number;
}

/** The one place that reads answer keys; marking, feedback, review and the opened bag come here. By image. */
export async function readTruths(tx: Tx, imageIds: readonly number[]): Promise<Map<number, StoredTruth>> {
  if (imageIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom("images as image")
    .innerJoin("imageTruths as truth", "truth.imageId", "image.id")
    .select(["image.id", "image.decision", "image.category", "image.difficulty"])
    .select(["truth.threatDescription", "truth.threats", "truth.innocents", "truth.contents"])
    .where("image.id", "in", imageIds)
    .execute();
  return new Map(rows.map((row) => [row.id, storedTruth(row)]));
}

interface TruthRow extends Truth {
  difficulty: number;
  threatDescription: string | null;
  innocents: Truth["threats"];
  contents: { name: string; family: string }[];
}

function storedTruth({ decision, category, difficulty, threats, threatDescription, innocents, contents }: TruthRow): StoredTruth {
  const truth: Truth = { decision, category, threats };
  const threatNames = new Set(threats.map(({ name }) => name));
  const wire: ImageTruth = {
    correctDecision: decision,
    threatCategory: category,
    threatDescription: isThreat(truth) ? threatDescription : null,
    threatArray: [...threats],
    innocentArray: [...innocents],
    innocentItems: contents.filter(({ name }) => !threatNames.has(name)).map(({ name, family }) => ({ name, family })),
  };
  return { ...truth, difficulty, wire };
}

export const untold: ImageTruth = {
  correctDecision: null,
  threatCategory: null,
  threatDescription: null,
  threatArray: null,
  innocentArray: null,
  innocentItems: null,
};
