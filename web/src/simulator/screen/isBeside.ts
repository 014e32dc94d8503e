import type { Box, Point } from "../viewer/zoom.ts";

/** A mark that touches no part of the picture that holds something: no threat can be there. */
export const isBeside = ({ x, y, width = 0, height = 0 }: Point & Partial<Box>, bag: Box): boolean =>
  x + width < bag.x || y + height < bag.y || x > bag.x + bag.width || y > bag.y + bag.height;
