import { courseContent, type CourseSource } from "@vigil/model/training/courseContent";
import type { ScanBlock } from "@vigil/model/training/pageBlock";
import { layRow } from "@vigil/xray/lesson/layRow";
import { outlinesOfName, scanLesson } from "@vigil/xray/lesson/scanLesson";
import { expect, test } from "vitest";
import { imageInterpretation } from "./imageInterpretation.ts";
import { prohibitedArticles } from "./prohibitedArticles.ts";

const scansOf = (course: CourseSource): ScanBlock[] =>
  courseContent
    .parse(course)
    .units.flatMap(({ sections }) =>
      sections.flatMap(({ pages }) => pages.flatMap(({ blocks }) => blocks.filter((block) => block.kind === "scan"))),
    );
const all = [imageInterpretation, prohibitedArticles].flatMap(scansOf);

// A row holds what it says; that it can be projected is proven beside the scanner. What a bag holds is known when it is scanned.
test.each(all.flatMap(({ subject, look, caption }) => (subject.show === "row" ? [{ caption, subject, look }] : [])))(
  "can lay out: $caption",
  ({ subject, look }) => {
    const { articles } = layRow(subject.places, subject.gapMillimetres);
    expect(articles.map(({ article }) => article.name)).toEqual(
      expect.arrayContaining(look.flatMap((one) => ("of" in one ? [one.of] : []))),
    );
  },
);

test.each(all.filter(({ subject }) => subject.show !== "row"))(
  "can scan: $caption",
  async ({ subject, look }) => {
    const bag = await scanLesson(subject);
    expect(bag.decision === "P").toBe(subject.show !== "bag" || subject.threat === undefined);
    expect(look.filter((one) => "of" in one && outlinesOfName(subject, bag, one.of).length === 0)).toEqual([]);
  },
  60_000,
);
