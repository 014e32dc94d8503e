import { courseContent, type CourseSource } from "@vigil/model/training/courseContent";
import type { PageBlock } from "@vigil/model/training/pageBlock";
import { describe, expect, test } from "vitest";
import { demoCourses, demoPrograms } from "../teaching.ts";
import { imageInterpretation } from "./imageInterpretation.ts";
import { imageInterpretationArabic } from "./imageInterpretationArabic.ts";
import { prohibitedArticles } from "./prohibitedArticles.ts";
import { securityProcedures } from "./securityProcedures.ts";
import { simulatorCourse } from "./simulatorCourse.ts";
import { tomographCourse } from "./tomographCourse.ts";

const courses = {
  imageInterpretation,
  imageInterpretationArabic,
  prohibitedArticles,
  securityProcedures,
  simulatorCourse,
  tomographCourse,
};

describe.each(Object.entries(courses))("%s", (_name, source) => {
  const course = courseContent.parse(source);
  const pages = course.units.flatMap(({ sections }) => sections.flatMap((section) => section.pages));

  test("R-1.012 is a course of units, sections and pages as the schema has them", () => {
    expect(course).toMatchObject(source);
  });

  test("gives each unit, section and page an id of its own", () => {
    const sections = course.units.flatMap((unit) => unit.sections);
    for (const things of [course.units, sections, pages, course.objectives])
      expect(new Set(things.map(({ id }) => id)).size).toBe(things.length);
  });

  test("teaches on each page an objective it has", () => {
    const objectives = new Set(course.objectives.map(({ id }) => id));
    expect(pages.filter(({ objective }) => objective !== undefined && !objectives.has(objective))).toEqual([]);
  });
});

test("every course of a demo program exists", () => {
  const names = demoCourses.map(({ name }): string => name);
  for (const { courses: wanted } of demoPrograms) expect(names).toEqual(expect.arrayContaining([...wanted]));
});

test("Reading X-ray images has at least twelve pages, and most show a live scan", () => {
  const pages = courseContent.parse(imageInterpretation).units.flatMap(({ sections }) => sections.flatMap((section) => section.pages));
  const shown = pages.filter(({ blocks }) => blocks.some(({ kind }) => kind === "scan"));
  expect(pages.length).toBeGreaterThanOrEqual(12);
  expect(shown.length).toBeGreaterThanOrEqual(10);
});

test("the Arabic edition has the structure, the ids and the pictures of the English one", () => {
  expect(skeletonOf(imageInterpretationArabic)).toEqual(skeletonOf(imageInterpretation));
  expect(imageInterpretationArabic.locale).toBe("ar");
});

/** A course without its words. */
const skeletonOf = (source: CourseSource) => {
  const { units, objectives, glossary } = courseContent.parse(source);
  return {
    objectives: objectives.map(({ id }) => id),
    terms: glossary.length,
    units: units.map(({ id, type, sections }) => ({
      id,
      type,
      sections: sections.map((section) => ({
        id: section.id,
        pages: section.pages.map((page) => ({ id: page.id, objective: page.objective, blocks: page.blocks.map(bonesOf) })),
      })),
    })),
  };
};

const bonesOf = (block: PageBlock) => {
  switch (block.kind) {
    case "scan":
      return [block.kind, block.subject, block.keys, block.look.map((one) => ("of" in one ? one.of : [one.view, one.at]))];
    case "list":
      return [block.kind, block.items.length];
    case "table":
      return [block.kind, block.head.length, block.rows.map(({ length }) => length)];
    case "columns":
      return [block.kind, block.sides.map((side) => side.map(({ kind }) => kind))];
    case "cards":
      return [block.kind, block.cards.length];
    case "image":
    case "video":
    case "attachment":
      return [block.kind, block.file];
    case "heading":
    case "paragraph":
    case "note":
      return [block.kind];
  }
};
