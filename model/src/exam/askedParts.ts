import type { PackageQuestion } from "../curriculum/coursePackage.ts";
import type { ScanKey } from "../training/pageBlock.ts";
import type { Accepted, OtherQuestion } from "../curriculum/questionKinds.ts";
import { truthParts, type TruthWords } from "./truthParts.ts";

/** Something that is offered: an answer, a step, an item, or a target that items belong to. */
export interface Offered {
  id: number;
  text: string;
  side?: "target";
}

/** A question of any kind, taken apart: what is offered and what is right, by the numbers of the bank. */
export interface AskedParts {
  options: Offered[];
  /** Answers that are right; steps in their order; item, target, item, target. */
  key: number[];
  /** Of a written answer, and of one that is marked on a picture. */
  accepted: Accepted[];
  unit?: string;
  /** What the picture shows that is marked, for whoever cannot see it. */
  description?: string;
  /** Enhancements of the scan that is marked. */
  keys?: ScanKey[];
}

/** Of true or false with its words, where they are said. */
export function askedParts(question: OtherQuestion | PackageQuestion, words?: TruthWords): AskedParts {
  switch (question.kind) {
    case "single":
    case "multiple":
      return {
        options: question.answers.map(({ id, text }) => ({ id, text })),
        key: question.answers.flatMap(({ id, correct }) => (correct ? id : [])),
        accepted: [],
      };
    case "truth":
      return truthParts(question.right, words);
    case "numeric":
      return { options: [], key: [], accepted: question.accepted, ...(question.unit === undefined ? {} : { unit: question.unit }) };
    case "text":
      return { options: [], key: [], accepted: question.accepted };
    case "match":
      return {
        options: [...question.items, ...question.targets.map((target): Offered => ({ ...target, side: "target" }))],
        key: question.pairs.flatMap(({ item, target }) => [item, target]),
        accepted: [],
      };
    case "order":
      return { options: question.steps, key: question.steps.map(({ id }) => id), accepted: [] };
    case "hotspot":
      return {
        options: [],
        key: [],
        accepted: question.regions.map(({ id, label, polygon }) => ({ id, label, view: 0, points: polygon })),
        description: question.description,
      };
    case "findThreat":
      return {
        options: [],
        key: [],
        accepted: question.threats.flatMap(({ id, label, places }) => places.map((place) => ({ id, label, ...place }))),
        description: question.description,
        keys: question.keys,
      };
  }
}
