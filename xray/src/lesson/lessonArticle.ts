import { makeArticle } from "../catalogue/catalogue.ts";
import { boundsOf, massGramsOf } from "../catalogue/measure.ts";
import { upright } from "../math/rotation.ts";
import { materials, type MaterialName } from "../physics/materials.ts";
import { seededRandom } from "../random.ts";
import type { Article, Shape, Vector } from "../solid.ts";
import type { LessonItem } from "./lessonSubject.ts";

const isMaterial = (name: string): name is MaterialName => Object.hasOwn(materials, name);

const shapeOf = (solid: "box" | "ball" | "rod", [x, y, z]: Vector): Shape => ({
  kind: solid === "box" ? "box" : solid === "ball" ? "ellipsoid" : "cylinder",
  size: [x / 2, y / 2, z / 2],
});

/** An item of a lesson as an article; it is named by what an outline asks for. */
export const lessonArticle = (item: LessonItem): Article => {
  if ("article" in item) return { ...makeArticle(item.article, seededRandom(item.seed ?? 1)).article, name: item.name ?? item.article };
  const { solid, material, size } = item;
  if (!isMaterial(material)) throw new Error(`There is no material "${material}".`);
  const solids = [{ shape: shapeOf(solid, size), placement: { rotation: upright, position: [0, 0, 0] as const }, material }];
  const name = item.name ?? material;
  const facts = { kind: "body", name, family: "lesson", category: null, description: name, manifestLine: name };
  return { ...facts, solids, bounds: boundsOf(solids), massGrams: massGramsOf(solids) };
};
