import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  answered,
  done,
  newRun,
  settled,
  standing,
  waited,
  type Outcome,
  type ProgramRun,
  type Rules,
} from "../../test/training/testProgram.ts";
import { isTested } from "../exam/examBank.ts";
import { courseContents } from "./contents.ts";
import { courseContent, type CourseContent } from "./courseContent.ts";
import { isOpen, leavesOf, nodeAt } from "./navigation.ts";
import { nextInCourse } from "./nextInCourse.ts";
import { byUrgency, nextOfAll } from "./nextInProgram.ts";
import { doing, isDoing, waits, type Doing, type Step } from "./step.ts";

const numbered = <T extends object>(items: readonly T[]) => items.map((item, index) => ({ ...item, id: items.length - index }));
const page = fc
  .constantFrom({}, {}, {}, { skip: true })
  .map((over) => ({ type: "text", title: "Page", blocks: [{ kind: "paragraph", text: "…" }], ...over }));
const section = fc
  .array(page, { minLength: 1, maxLength: 3 })
  .map((pages) => ({ type: "Content", name: "Section", pages: numbered(pages) }));
const reading = fc
  .tuple(fc.array(section, { minLength: 1, maxLength: 2 }), fc.boolean())
  .map(([sections, tested]) => ({ type: "Content", tested, sections: numbered(sections) }));
const atScreen = fc
  .constantFrom("Practice", "Review", "Library", "Exam")
  .map((type) => ({ type, tested: false, sections: [] as object[] }));
/** A review waits for records, which practice makes: without any it could never be done. */
const content = fc.tuple(fc.array(fc.oneof(reading, atScreen), { minLength: 1, maxLength: 4 }), fc.boolean()).map(([units, final]) => {
  const asks = units.some(({ type }) => type === "Practice") ? units : units.filter(({ type }) => type !== "Review");
  const all = asks.length === 0 ? [{ type: "Library", tested: false, sections: [] }] : asks;
  return courseContent.parse({
    locale: "en",
    units: numbered(all).map((unit) => ({ name: "Unit", ...unit })),
    ...(final ? { finalExam: { size: 1 } } : {}),
  });
});
const rules: fc.Arbitrary<Rules> = fc.record({
  enforceOrder: fc.boolean(),
  minAverage: fc.constantFrom(0, 0, 90),
  maxFailed: fc.constantFrom(0, 1, 2),
  minibooks: fc.boolean(),
  tires: fc.boolean(),
  examLocksPractice: fc.boolean(),
});
const classroom = fc.constantFrom(false, false, true);
const course = fc.tuple(content, rules, classroom).map(([own, how, held]) => newRun(own, how, held));
const program: fc.Arbitrary<ProgramRun> = fc.record({
  courses: fc.array(course, { minLength: 1, maxLength: 3 }),
  enforceOrder: fc.boolean(),
  missingSeconds: fc.constantFrom(0, 0, 600),
  lapses: fc.boolean(),
});
const outcome: fc.Arbitrary<Outcome> = fc.record({
  score: fc.constantFrom(0, 40, 65, 80, 100),
  leaves: fc.boolean(),
  decides: fc.boolean(),
});
const best: Outcome = { score: 100, leaves: false };

/** The program after its learner followed a step, with this outcome. */
function followed(before: ProgramRun, step: Step, how: Outcome): ProgramRun {
  if (step.kind === "time") return { ...before, missingSeconds: 0 };
  const at = (step.path[0] ?? 0) - 1;
  const after = (run: ProgramRun["courses"][number]) => (isDoing(step) ? done(run, step, how) : waited(run, step));
  return { ...before, courses: before.courses.map((run, index) => (index === at ? settled(after(run), index + 1) : run)) };
}

/** What somebody may do who goes where they like: any leaf that is open. */
function anywhere({ courses }: ProgramRun, pick: number): Doing | null {
  const places = courses.flatMap((run, index) => {
    const answer = answered(run, index + 1);
    const root = courseContents(answer);
    return leavesOf(root)
      .filter((path) => isOpen(root, path))
      .flatMap((path): Doing[] => {
        const node = nodeAt(root, path);
        if (node?.nodeType === "page") return [doing("page", path)];
        const exam = answer.exams.find(({ unitId }) => unitId === path[1]);
        if (node?.exam != null)
          return exam?.closed === true || exam?.minibook === true ? [] : [doing(node.exam === "final" ? "finalExam" : "unitExam", path)];
        const type = answer.content.units.find(({ id }) => id === path[1])?.type;
        if (type === "Practice" && answer.practiceLock === null) return [doing("practice", path)];
        return type === "Exam" && node?.complete === false ? [doing("exam", path)] : [];
      });
  });
  return places[pick % Math.max(1, places.length)] ?? null;
}

/** Whatever is offered can be done at that moment. */
function isPossible({ courses }: ProgramRun, step: Doing): boolean {
  if (step.kind === "time" || step.kind === "renew") return true;
  const at = step.path[0] ?? 0;
  const answer = answered(courses[at - 1]!, at);
  const root = courseContents(answer);
  const exam = answer.exams.find(({ unitId }) => unitId === step.path[1]);
  if (step.kind === "minibook") return exam?.minibook === true;
  if (step.kind === "unitExam" || step.kind === "finalExam") return exam?.open === true || (exam?.closed === false && !exam.minibook);
  if (step.kind === "practice" && !step.open && answer.practiceLock !== null) return false;
  return isOpen(root, step.path) && (step.kind !== "page" || nodeAt(root, step.path)?.complete === false);
}

/** Units whose bags are all decided, in courses that open. */
function decidedIn({ courses, enforceOrder }: ProgramRun): string[] {
  const answers = courses.map((run, index) => answered(run, index + 1));
  return answers
    .filter((_, index) => !enforceOrder || answers.slice(0, index).every(({ courseStatus }) => courseStatus.complete))
    .flatMap((answer) =>
      (answer.decidedUnits ?? []).map((unit) => [answer.id, unit]).filter((path) => isOpen(courseContents(answer), path)),
    )
    .map((path) => path.join());
}

const wanderings = fc.array(fc.tuple(fc.nat(), outcome), { maxLength: 12 });

describe("what comes next", () => {
  test("R-4.034 R-4.036 R-4.061 from every state that can be reached, following “Continue” alone completes the program", () => {
    fc.assert(
      fc.property(program, wanderings, fc.array(outcome, { maxLength: 15 }), (start, wandered, outcomes) => {
        let now = start;
        for (const [pick, how] of wandered) {
          const deed = anywhere(now, pick);
          if (deed !== null) now = followed(now, deed, how);
        }
        for (let step = 0; ; step++) {
          const { complete, next } = standing(now);
          expect(next === null).toBe(complete && !now.lapses && decidedIn(now).length === 0);
          if (next === null) return;
          expect(step).toBeLessThan(300);
          expect(next).not.toMatchObject({ why: "shut" });
          expect(!isDoing(next) || isPossible(now, next)).toBe(true);
          now = next.kind === "renew" ? { ...start, lapses: false } : followed(now, next, outcomes[step] ?? best);
        }
      }),
      { numRuns: 200 },
    );
  });

  test("R-4.036 what is decided and not finished is told first, also in a course or program that is complete", () => {
    fc.assert(
      fc.property(program, wanderings, fc.boolean(), (start, wandered, completes) => {
        let now = start;
        for (const [pick, how] of wandered) {
          const deed = anywhere(now, pick);
          if (deed !== null) now = followed(now, deed, { ...how, decides: true });
        }
        if (completes) now = { ...now, courses: now.courses.map((run) => ({ ...run, facts: { ...run.facts, complete: true } })) };
        const { next } = standing(now);
        const told = isDoing(next) && next.decided === true ? next.path.join() : null;
        expect(told === null ? decidedIn(now).length : decidedIn(now).includes(told)).toBe(told === null ? 0 : true);
      }),
      { numRuns: 300 },
    );
  });

  test("nobody waits while there is something to do", () => {
    fc.assert(
      fc.property(program, wanderings, (start, wandered) => {
        let now = start;
        for (const [pick, how] of wandered) {
          const deed = anywhere(now, pick);
          if (deed !== null) now = followed(now, deed, how);
        }
        const { courses, next } = standing(now);
        if (next === null || isDoing(next)) return;
        const open = courses.filter(
          ({ courseStatus }, index) =>
            !courseStatus.complete && (!now.enforceOrder || courses.slice(0, index).every((each) => each.courseStatus.complete)),
        );
        expect(open.map(nextInCourse).filter(isDoing)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

const twoUnits: CourseContent = courseContent.parse({
  locale: "en",
  units: [1, 2].map((id) => ({
    id,
    type: "Content",
    name: `Unit ${id}`,
    tested: true,
    sections: [
      {
        id: 1,
        type: "Content",
        name: "Section",
        pages: [{ id: 1, type: "text", title: "Page", blocks: [{ kind: "paragraph", text: "…" }] }],
      },
    ],
  })),
});
const plain: Rules = { enforceOrder: true, minAverage: 0, maxFailed: 0, minibooks: true, tires: false, examLocksPractice: false };

describe("in a course whose units have exams", () => {
  const read = done(newRun(twoUnits, plain, false), doing("page", [1, 1, 1, 1]), best);
  const next = (run: typeof read) => nextInCourse(answered(run, 1));

  test("the last page leads to the exam of its unit, and that to the next unit, not back to the page of the bookmark", () => {
    expect(twoUnits.units.every(isTested)).toBe(true);
    expect(next(read)).toEqual(doing("unitExam", [1, 1, -1]));
    expect(next(done(read, doing("unitExam", [1, 1, -1]), best))).toEqual(doing("page", [1, 2, 1, 1]));
  });

  test("a failed exam leads to its minibook, and that back to the exam", () => {
    const failed = done(read, doing("unitExam", [1, 1, -1]), { score: 0, leaves: false });
    expect(next(failed)).toEqual(doing("minibook", [1, 1]));
    expect(next(done(failed, doing("minibook", [1, 1]), best))).toEqual(doing("unitExam", [1, 1, -1]));
  });

  test("an exam that was left in the middle comes first: its clock may run", () => {
    const open = done(read, doing("unitExam", [1, 1, -1]), { score: 0, leaves: true });
    expect(next(open)).toEqual(doing("unitExam", [1, 1, -1], true));
  });
});

test("where the mean is too low the lowest exam is taken again; with the final locked, an exam that is best already is not", () => {
  const strict = { ...plain, minAverage: 90, maxFailed: 1, minibooks: false };
  const final: CourseContent = courseContent.parse({ ...twoUnits, units: [twoUnits.units[0]], finalExam: { size: 1 } });
  const [unitExam, finalExam] = [doing("unitExam", [1, 1, -1]), doing("finalExam", [1, -1])];
  const read = done(newRun(final, strict, false), doing("page", [1, 1, 1, 1]), best);
  const passed = done(done(read, unitExam, best), finalExam, { score: 65, leaves: false });
  const next = (run: typeof read) => nextInCourse(answered(run, 1));
  expect(next(passed)).toEqual(finalExam);
  const locked = done(passed, finalExam, { score: 0, leaves: false });
  expect(next(locked)).toMatchObject({ kind: "waits", why: "examLocked" });
});

test("programs are done in the order in which they are due, those already begun before others", () => {
  const of = (id: number, dueAt: string | null, status: "a" | "n", priority = 1) => ({
    id,
    priority,
    courses: [] as { locked: boolean; toFinish?: true }[],
    programStatus: {
      status,
      complete: false,
      sequence: 0,
      duration: 0,
      totalDuration: 0,
      dueAt,
      expiryAt: null,
      renewable: false,
    },
  });
  const all = [of(1, null, "n", 2), of(2, null, "n", 1), of(3, null, "a", 9), of(4, "2026-02-01", "n"), of(5, "2026-01-01", "n")];
  expect(byUrgency(all).map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
  const late = of(6, "2025-01-01", "n");
  const lapsed = { ...late, programStatus: { ...late.programStatus, complete: true, expiryAt: "2026-01-15", lapsed: "expired" as const } };
  expect(byUrgency([...all, lapsed]).map(({ id }) => id)).toEqual([5, 6, 4, 3, 2, 1]);
  const decided = { ...of(7, null, "n", 9), courses: [{ locked: false, toFinish: true as const }] };
  const shut = { ...of(8, null, "n", 9), courses: [{ locked: true, toFinish: true as const }] };
  expect(byUrgency([...all, shut, decided]).map(({ id }) => id)).toEqual([7, 5, 4, 3, 2, 1, 8]);
});

test("of all programs what can be done comes first, then what is waited for, then what lapsed and is not assigned any more", () => {
  const gone = [
    { programId: 8, title: "Later", lapsed: "revoked" as const, expiryAt: "2026-02-01T00:00:00Z" },
    { programId: 9, title: "Longest ago", lapsed: "expired" as const, expiryAt: "2026-01-01T00:00:00Z" },
  ];
  const [complete, waiting, open] = [null, waits("classroom", [1]), doing("page", [1, 1, 1, 1])].map((step, index) => ({
    programId: index + 1,
    step,
  }));
  expect(nextOfAll([complete!, waiting!, open!], gone)).toBe(open);
  expect(nextOfAll([complete!, waiting!], gone)).toBe(waiting);
  expect(nextOfAll([complete!], gone)).toEqual({
    programId: 9,
    step: waits("notAssigned", []),
    lapsed: { title: "Longest ago", lapsed: "expired", expiryAt: "2026-01-01T00:00:00Z" },
  });
  expect(nextOfAll([complete!], [])).toBe(null);
});
