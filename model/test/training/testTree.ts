import { courseComplete, progressOf, unitStatesOf, type CourseFacts, type SectionFact } from "../../src/training/completion.ts";
import { seededRandom } from "../seededRandom.ts";
import { courseContent, type CourseContent } from "../../src/training/courseContent.ts";
import { labForLearner } from "../../src/training/labs/lab.ts";
import { practiceStanding } from "../../src/training/practiceStanding.ts";
import { trainingConfigurationSchema } from "../../src/training/settings.ts";
import type { PageState, TrainingCourse } from "../../src/training/wire.ts";

/** The same trees for the same seed. */
export const randomOf = seededRandom;

const below = (random: () => number, most: number): number => 1 + Math.floor(random() * most);
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));

/** A reading course of up to four units, four sections each, four pages each; ids are not in order and repeat between units. */
export function randomContent(random: () => number): CourseContent {
  const ids = (count: number) => times(count, (index) => index * 3 + Math.floor(random() * 3)).toReversed();
  return courseContent.parse({
    locale: "en",
    units: ids(below(random, 4)).map((id) => ({
      id,
      type: "Content",
      name: `Unit ${id}`,
      sections: ids(below(random, 4)).map((section) => ({
        id: section,
        type: "Content",
        name: `Section ${section}`,
        pages: ids(below(random, 4)).map((page) => ({
          id: page,
          type: "text",
          title: `Page ${page}`,
          blocks: [{ kind: "paragraph", text: "…" }],
        })),
      })),
    })),
  });
}

export const pageRead = (pageId: number): PageState => ({ pageId, complete: true, timeMet: true, labComplete: true, data: null });

export const noFacts: CourseFacts = {
  complete: false,
  sections: [],
  practice: { sealed: 0, passed: 0, seconds: 0, level: 0 },
  records: 0,
  examsPassed: [],
  examAverage: null,
};

/** A course as the server answers it for what its learner has done. */
export function courseOf(content: CourseContent, facts: CourseFacts, enforceOrder: boolean, settings = {}): TrainingCourse {
  const configuration = trainingConfigurationSchema.parse({ courseEnforceOrder: enforceOrder, ...settings });
  const states = unitStatesOf(content, facts, configuration, enforceOrder);
  const complete = facts.complete || courseComplete(content, facts, states, configuration);
  const progress = progressOf(content, { ...facts, complete }, states);
  return {
    id: 7,
    title: "Course",
    type: "content",
    isVirtual: false,
    courseConfig: { ...configuration },
    courseStatus: { id: 1, basis: "", status: complete ? "c" : "a", complete, bookmark: null, duration: 0, totalDuration: 0, progress },
    unitStatus: states.map((state) => ({
      ...state,
      sectionStatus: facts.sections
        .filter(({ unitId }) => unitId === state.unitId)
        .map(({ sectionId, status, pages }) => ({ sectionId, status, pages: [...pages] })),
    })),
    examStatus: { passed: false, missed: [], locked: false },
    contentId: 1,
    content: {
      ...content,
      labs: content.labs.map(labForLearner),
      units: content.units.map((unit) => ({ ...unit, sectionCount: unit.sections.length, examSize: 0, passingScore: 0 })),
    },
    finalExam: false,
    simConfig: null,
    simOverride: null,
    simulator: [],
    practiceLock: null,
    ...(content.units.some(({ type }) => type === "Practice") && { practice: practiceStanding(configuration, facts.practice) }),
    extraTime: 100,
    openUnits: [],
    exams: [],
    courseUrlPrefix: "",
    courseUrlSuffix: "",
    labUrlPrefix: "",
    labUrlSuffix: "",
    simUrlPrefix: "",
    simUrlSuffix: "",
    corsMode: "no-cors",
    corsCredentials: "same-origin",
  };
}

/** The same facts with one page more read, its section complete when it was the last one. */
export function withPage(
  content: CourseContent,
  facts: CourseFacts,
  [, unitId = 0, sectionId = 0, pageId = 0]: readonly number[],
): CourseFacts {
  const section = content.units.find(({ id }) => id === unitId)?.sections.find(({ id }) => id === sectionId);
  const isHere = (fact: SectionFact) => fact.unitId === unitId && fact.sectionId === sectionId;
  const pages = [...(facts.sections.find(isHere)?.pages ?? []).filter((page) => page.pageId !== pageId), pageRead(pageId)];
  const status = pages.length === section?.pages.length ? "C" : "A";
  return { ...facts, sections: [...facts.sections.filter((fact) => !isHere(fact)), { unitId, sectionId, status, pages }] };
}
