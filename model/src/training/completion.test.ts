import { describe, expect, test } from "vitest";
import { minimumPageSeconds, progressOf, sectionComplete, unitStatesOf, type CourseFacts, type UnitState } from "./completion.ts";
import { practiceMet } from "./practiceStanding.ts";
import { courseContent, type CourseContent } from "./courseContent.ts";
import { trainingConfigurationSchema } from "./settings.ts";
import type { PageState } from "./wire.ts";

const page = (id: number) => ({ id, type: "text", title: `Page ${id}`, blocks: [{ kind: "paragraph", text: "…" }] });
const section = (id: number, ...pages: number[]) => ({ id, type: "Content", name: `Section ${id}`, pages: pages.map(page) });
const contentCourse = courseContent.parse({
  locale: "en",
  units: [
    { id: 1, type: "Content", name: "One", sections: [section(1, 1, 2), section(2, 3)] },
    { id: 2, type: "Content", name: "Two", sections: [section(3, 4, 5, 6)] },
  ],
});
const simulatorCourse = courseContent.parse({
  locale: "en",
  units: [
    { id: 1, type: "Practice", name: "Practice" },
    { id: 2, type: "Review", name: "Review" },
    { id: 3, type: "Exam", name: "Exam" },
  ],
});
const rules = trainingConfigurationSchema.parse({ nOfPractice: 1 });
const nothing: CourseFacts = {
  complete: false,
  sections: [],
  practice: { sealed: 0, passed: 0, seconds: 0, level: 0 },
  records: 0,
  examsPassed: [],
  examAverage: null,
};
const read = (...ids: number[]): PageState[] =>
  ids.map((pageId) => ({ pageId, complete: true, timeMet: true, labComplete: true, data: null }));
const firstUnitRead = [
  { unitId: 1, sectionId: 1, status: "C" as const, pages: read(1, 2) },
  { unitId: 1, sectionId: 2, status: "C" as const, pages: read(3) },
];
const states = (content: CourseContent, facts: Partial<CourseFacts>, enforceOrder = true): UnitState[] =>
  unitStatesOf(content, { ...nothing, ...facts }, rules, enforceOrder);
const locks = (units: UnitState[]) => units.map(({ locked }) => locked);
const passedPractice = { practice: { sealed: 1, passed: 1, seconds: 200, level: 1 }, records: 1 };

describe("units", () => {
  test("R-4.047 a Content unit is complete when all its sections are", () => {
    expect(states(contentCourse, { sections: firstUnitRead.slice(0, 1) })[0]).toMatchObject({
      status: "a",
      complete: false,
      sectionsComplete: 1,
    });
    expect(states(contentCourse, { sections: firstUnitRead })[0]).toMatchObject({ status: "c", complete: true, sectionsComplete: 2 });
  });

  test("R-4.048 a Practice unit is complete when its requirements are met", () => {
    expect(states(simulatorCourse, { practice: { sealed: 1, passed: 0, seconds: 90, level: 0 } })[0]).toMatchObject({
      status: "a",
      complete: false,
    });
    expect(states(simulatorCourse, passedPractice)[0]).toMatchObject({ complete: true });
  });

  test("R-4.049 R-4.058 a Review unit is locked without records and complete with one", () => {
    expect(states(simulatorCourse, {})[1]).toMatchObject({ locked: true, complete: false });
    expect(states(simulatorCourse, { records: 1 })[1]).toMatchObject({ locked: false, complete: true });
  });

  test("R-4.050 an Exam unit is complete when its exam is passed", () => {
    expect(states(simulatorCourse, passedPractice)[2]).toMatchObject({ complete: false });
    expect(states(simulatorCourse, { ...passedPractice, examsPassed: [3] })[2]).toMatchObject({ complete: true });
  });

  test("R-4.059 an Exam unit is locked until the other units are complete", () => {
    expect(states(simulatorCourse, { records: 1 }, false)[2]?.locked).toBe(true);
    expect(states(simulatorCourse, passedPractice, false)[2]?.locked).toBe(false);
  });

  test("R-4.057 a Practice unit is locked while earlier units are incomplete", () => {
    const practiceLast = { ...contentCourse, units: [...contentCourse.units.slice(0, 1), { ...simulatorCourse.units[0]!, id: 9 }] };
    expect(states(practiceLast, {}, false)[1]?.locked).toBe(true);
    expect(states(practiceLast, { sections: firstUnitRead }, false)[1]?.locked).toBe(false);
  });

  test("R-4.051 with enforced order a later unit is locked until the earlier ones finish", () => {
    expect(locks(states(contentCourse, {}))).toEqual([false, true]);
    expect(locks(states(contentCourse, { sections: firstUnitRead }))).toEqual([false, false]);
    expect(locks(states(contentCourse, {}, false))).toEqual([false, false]);
  });

  test("R-4.053 when the course is complete so are its units, and none is locked", () => {
    const all = states(simulatorCourse, { complete: true });
    expect(all.map(({ complete }) => complete)).toEqual([true, true, true]);
    expect(locks(all)).toEqual([false, false, false]);
  });
});

test("practice needs any or all of the requirements that are set, and one session where none is", () => {
  const done = { sealed: 3, passed: 2, seconds: 1_000, level: 2 };
  const set = { nOfPractice: 2, practiceDuration: 3_600, certificateLevel: 0 };
  expect(practiceMet({ ...set, conditionsRequired: "all" }, done)).toBe(false);
  expect(practiceMet({ ...set, conditionsRequired: "any" }, done)).toBe(true);
  expect(practiceMet({ ...set, nOfPractice: 0, practiceDuration: 0, conditionsRequired: "all" }, { ...done, passed: 0 })).toBe(true);
  expect(practiceMet({ ...set, nOfPractice: 0, practiceDuration: 0, conditionsRequired: "all" }, { ...done, sealed: 0 })).toBe(false);
});

describe("sections and progress", () => {
  const [first] = contentCourse.units[0]?.sections ?? [];
  test("R-5.017 a section with no page is never complete", () => {
    expect(sectionComplete({ pages: [] }, [])).toBe(false);
  });

  test("R-5.018 a section is complete only when every page is complete and lab-complete", () => {
    expect(sectionComplete(first!, read(1))).toBe(false);
    expect(
      sectionComplete(
        first!,
        read(1, 2).map((state) => ({ ...state, labComplete: state.pageId === 1 })),
      ),
    ).toBe(false);
    expect(sectionComplete(first!, read(1, 2))).toBe(true);
  });

  test("R-4.063 progress is the share of complete pages, rounded down to two decimals", () => {
    const sections = [{ unitId: 1, sectionId: 1, status: "A" as const, pages: read(1) }];
    expect(progressOf(contentCourse, { ...nothing, sections }, [])).toBe(0.16);
    expect(progressOf(contentCourse, { ...nothing, sections: firstUnitRead }, [])).toBe(0.5);
  });

  test("R-4.064 progress is 1 when the course is complete", () => {
    expect(progressOf(contentCourse, { ...nothing, complete: true }, [])).toBe(1);
  });

  test("R-9.036 R-9.037 the minimum page time is the larger timer, the session's divided by the pages, half up to two decimals", () => {
    const minimum = (pageTimerContent: number, sessionTimerContent: number, pages: number, leastReadingTime = 0) =>
      minimumPageSeconds({ pageTimerContent, sessionTimerContent, leastReadingTime }, pages, [{ kind: "heading", text: "Words" }]);
    expect(minimum(2, 4, 2, 20)).toBe(3);
    expect(minimum(10, 100, 8)).toBe(12.5);
    expect(minimum(20, 100, 8)).toBe(20);
    expect(minimum(0, 100, 3)).toBe(33.33);
    expect(minimum(0, 0.05, 2)).toBe(0.03);
  });
});
