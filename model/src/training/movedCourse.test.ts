import { describe, expect, it } from "vitest";
import type { SectionFact } from "./completion.ts";
import { courseContent } from "./courseContent.ts";
import { movedBookmark, movedCourse } from "./movedCourse.ts";

const page = (id: number, labs: { id: number; type: "checklist" }[] = []) => ({
  id,
  type: "text" as const,
  title: `Page ${id}`,
  blocks: [{ kind: "paragraph" as const, text: "Text." }],
  labs,
});
const checklist = (id: number, text: string) => ({
  id,
  type: "checklist" as const,
  title: "List",
  task: "Tick.",
  items: [{ id: 1, text }],
});
const section = (id: number, pages: ReturnType<typeof page>[]) => ({ id, type: "Content" as const, name: `Section ${id}`, pages });
const content = (sections: ReturnType<typeof section>[], labs: ReturnType<typeof checklist>[] = []) =>
  courseContent.parse({
    locale: "en",
    units: [
      { id: 1, type: "Content", name: "Unit", sections },
      { id: 2, type: "Practice", name: "Practice" },
    ],
    labs,
  });
const read = (pageId: number) => ({ pageId, complete: true, timeMet: true, labComplete: true, data: null });
const fact = (sectionId: number, status: "A" | "C", pages: number[]): SectionFact => ({
  unitId: 1,
  sectionId,
  status,
  pages: pages.map(read),
});

describe("what a learner did goes along into another version", () => {
  const before = content([section(1, [page(1), page(2)]), section(2, [page(3), page(4)])]);

  it("by the numbers of pages, also where a page stands elsewhere now", () => {
    const after = content([section(1, [page(2), page(5)]), section(3, [page(3), page(1)])]);
    const moved = movedCourse(before, after, [fact(1, "C", [1, 2]), fact(2, "A", [3])]);
    expect(moved.sections.map(({ sectionId, status, pages }) => [sectionId, status, pages.map(({ pageId }) => pageId)])).toEqual([
      [1, "A", [2]],
      [3, "C", [3, 1]],
    ]);
    expect(moved.sections[1]?.from).toEqual({ unitId: 1, sectionId: 2 });
    expect([moved.kept, moved.gone, moved.again]).toEqual([3, 0, 0]);
  });

  it("not where a page is gone; and a section of which all is read is complete", () => {
    const moved = movedCourse(before, content([section(1, [page(1)])]), [fact(1, "A", [1]), fact(2, "A", [3])]);
    expect(moved.sections.map(({ status }) => status)).toEqual(["C"]);
    expect([moved.kept, moved.gone]).toEqual([1, 1]);
  });

  it("but a lab that is another one is to be done again", () => {
    const lab = [{ id: 7, type: "checklist" as const }];
    const one = content([section(1, [page(1, lab)])], [checklist(7, "One")]);
    const two = content([section(1, [page(1, lab)])], [checklist(7, "Two")]);
    expect(movedCourse(one, one, [fact(1, "C", [1])]).sections[0]?.status).toBe("C");
    const moved = movedCourse(one, two, [fact(1, "C", [1])]);
    expect(moved.sections[0]).toMatchObject({ status: "A", pages: [{ complete: false, labComplete: false }] });
    expect([moved.kept, moved.again]).toEqual([0, 1]);
  });

  it("the bookmark follows its page, or is given up", () => {
    const after = content([section(4, [page(3)])]);
    const mark = { unitId: 1, sectionId: 2, pageId: 3 };
    expect(movedBookmark(mark, after)).toEqual({ unitId: 1, sectionId: 4, pageId: 3 });
    expect(movedBookmark({ ...mark, pageId: 4 }, after)).toBeNull();
    expect(movedBookmark({ unitId: 2, sectionId: -1, pageId: -1 }, after)).toMatchObject({ unitId: 2 });
  });
});
