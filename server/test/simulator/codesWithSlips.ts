import type { TestBag } from "./testCourse.ts";
import { rightCodes } from "./testSession.ts";

/** One of five threats is stopped, and one of two innocent bags. */
export const codesWithSlips = (paper: readonly TestBag[]): string[] => {
  let innocents = 0;
  return rightCodes(paper, 1).map((code, index) => (paper[index]!.category === null && innocents++ === 0 ? "VR" : code));
};
