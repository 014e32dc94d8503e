import type { PackedBag } from "../bag/packBag.ts";
import { compose, place, rotation, upright } from "../math/rotation.ts";
import type { Article, Matrix, Placement, Vector } from "../solid.ts";
import { lessonArticle } from "./lessonArticle.ts";
import type { LessonItem, Pose } from "./lessonSubject.ts";

const poses: Record<Pose, Matrix> = { flat: upright, edge: rotation(0, Math.PI / 2, 0), end: rotation(Math.PI / 2, 0, 0) };
/** What both fans see of the belt. */
const longest = 780;
const widest = 520;
const defaultGap = 30;

interface Turned {
  article: Article;
  rotation: Matrix;
  min: Vector;
  max: Vector;
}

const turned = (item: LessonItem): Turned => {
  const article = lessonArticle(item);
  const matrix = compose(rotation(0, 0, ((item.turnDegrees ?? 0) * Math.PI) / 180), poses[item.pose ?? "flat"]);
  const { min, max } = article.bounds;
  const corners = [min[0], max[0]].flatMap((x) =>
    [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z) => place({ rotation: matrix, position: [0, 0, 0] }, [x, y, z]))),
  );
  const reach = (least: (...values: number[]) => number): Vector => [
    least(...corners.map(([x]) => x)),
    least(...corners.map(([, y]) => y)),
    least(...corners.map(([, , z]) => z)),
  ];
  return { article, rotation: matrix, min: reach(Math.min), max: reach(Math.max) };
};

const extent = ({ min, max }: Turned, axis: 0 | 1 | 2): number => max[axis] - min[axis];

/** A stack stands around the middle of its place, each thing on the one below. */
const stacked = (stack: readonly Turned[], middle: number): { article: Article; placement: Placement }[] => {
  let floor = 0;
  return stack.map((thing) => {
    const { article, rotation: matrix, min, max } = thing;
    const position: Vector = [-(min[0] + max[0]) / 2, middle - (min[1] + max[1]) / 2, floor - min[2]];
    floor += extent(thing, 2);
    return { article, placement: { rotation: matrix, position } };
  });
};

/** Lays stacks of things in a row along the belt, the row in its middle. */
export const layRow = (places: readonly (readonly LessonItem[])[], gap = defaultGap): PackedBag => {
  const stacks = places.map((items) => items.map(turned));
  const lengths = stacks.map((stack) => Math.max(...stack.map((thing) => extent(thing, 1))));
  const length = lengths.reduce((sum, one) => sum + one, gap * (lengths.length - 1));
  const width = Math.max(...stacks.flat().map((thing) => extent(thing, 0)));
  if (length > longest || width > widest) throw new Error(`A row of ${Math.round(length)} × ${Math.round(width)} mm does not fit.`);
  let start = -length / 2;
  const articles = stacks.flatMap((stack, index) => {
    const own = lengths[index] ?? 0;
    const middle = start + own / 2;
    start += own + gap;
    return stacked(stack, middle);
  });
  return { bagType: "Row", profile: "lesson", container: [], articles, threat: null };
};
