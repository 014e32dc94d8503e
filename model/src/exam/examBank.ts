import { isSkipped } from "../training/labs/pageLabs.ts";
import type { CourseContent, Unit } from "../training/courseContent.ts";
import type { BankQuestion } from "./chooseQuestions.ts";

/** The objectives that the pages of a unit teach. */
const taught = ({ sections }: Unit): Set<number> =>
  new Set(sections.flatMap(({ pages }) => pages.flatMap(({ objective }) => objective ?? [])));

/** What the exam of a unit draws from: the questions of the objectives it teaches. The final draws from all. */
export const unitBank = <Q extends BankQuestion>(bank: readonly Q[], unit: Unit): Q[] => {
  const objectives = taught(unit);
  return bank.filter(({ objective }) => objective !== null && objectives.has(objective));
};

/** A Content unit with an exam of its own. */
export const isTested = ({ type, tested }: Pick<Unit, "type" | "tested">): boolean => type === "Content" && tested;

/** The pages that teach the objectives missed, in the order of the course. */
export const minibookPages = ({ units }: Pick<CourseContent, "units">, missed: readonly number[]) =>
  units.flatMap((unit) =>
    unit.sections.flatMap((section) =>
      section.pages.flatMap((page) =>
        page.objective !== undefined && missed.includes(page.objective) && !isSkipped(page)
          ? [{ unitId: unit.id, sectionId: section.id, pageId: page.id, objective: page.objective }]
          : [],
      ),
    ),
  );
