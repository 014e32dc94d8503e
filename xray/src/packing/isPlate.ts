import type { MadeArticle } from "../catalogue/catalogue.ts";

/** Laptops, tablets, books and folders, which are packed flat or leaning and do not stay on an edge between other things. */
export const isPlate = ({ garment, article: { family, bounds } }: MadeArticle): boolean => {
  const [x, y, z] = [0, 1, 2].map((axis) => (bounds.max[axis]! - bounds.min[axis]!) / 2) as [number, number, number];
  return !garment && (family === "electronics" || family === "paper") && z < 22 && Math.min(x, y) > 50 && Math.max(x, y) > 80;
};
