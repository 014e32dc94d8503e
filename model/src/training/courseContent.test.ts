import { expect, test } from "vitest";
import { courseContent } from "./courseContent.ts";

const page = { id: 1, type: "text", title: "Page", blocks: [{ kind: "paragraph", text: "Text." }] };
const course = (unit: object) => courseContent.safeParse({ locale: "en", units: [{ id: 1, name: "Unit", ...unit }] });

test("R-1.011 a unit has one of the types Content, Practice, Review, Library and Exam, and no other", () => {
  for (const type of ["Content", "Practice", "Review", "Library", "Exam"]) expect(course({ type }).success).toBe(true);
  for (const type of ["Quiz", "content", ""]) expect(course({ type }).success).toBe(false);
});

test("R-1.012 a unit contains sections, and a section contains pages", () => {
  const { data } = course({ type: "Content", sections: [{ id: 1, type: "Content", name: "Section", pages: [page, { ...page, id: 2 }] }] });
  expect(data?.units[0]?.sections[0]?.pages.map(({ id }) => id)).toEqual([1, 2]);
  expect(course({ type: "Content", sections: [{ id: 1, type: "Content", name: "Empty", pages: [] }] }).success).toBe(false);
});
