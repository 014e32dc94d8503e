import fc from "fast-check";
import { expect, test } from "vitest";
import type { CourseFacts } from "./completion.ts";
import { courseContents, type ContentsNode, type TrainingPath } from "./contents.ts";
import { courseContent, type CourseContent, type Page, type Unit } from "./courseContent.ts";
import { firstIncomplete, isOpen, leavesOf, nodeAt } from "./navigation.ts";
import { missingAt } from "./missingAt.ts";
import { trainingConfigurationSchema } from "./settings.ts";
import { courseOf, noFacts, pageRead } from "../../test/training/testTree.ts";

/**
 * Courses of every shape and walks through them, against what the specification says in plain words, written down a second time here:
 * units of all types, pages that are skipped or have dead labs only, sections of nothing but such pages.
 */

const numbered = <T extends object>(items: readonly T[]) => items.map((item, index) => ({ ...item, id: items.length - index }));
const page = fc
  .constantFrom({}, {}, {}, { skip: true }, { labs: [{ id: 1, type: "swf" }] })
  .map((over) => ({ type: "text", title: "Page", blocks: [{ kind: "paragraph", text: "…" }], ...over }));
const section = fc
  .array(page, { minLength: 1, maxLength: 3 })
  .map((pages) => ({ type: "Content", name: "Section", pages: numbered(pages) }));
const unit = fc.oneof(
  { weight: 3, arbitrary: fc.array(section, { minLength: 1, maxLength: 3 }).map((all) => ({ type: "Content", sections: numbered(all) })) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...["Practice", "Review", "Library", "Exam"].map((type) => ({ type, sections: [] as object[] }))),
  },
);
const course = fc
  .array(unit, { minLength: 1, maxLength: 5 })
  .map((units) => courseContent.parse({ locale: "en", units: numbered(units).map((each) => ({ name: "Unit", ...each })) }));
const labs = [{ id: 1, type: "swf" }];

/** What a learner does next; a number picks among what there is. */
const deed = fc.record({ what: fc.constantFrom("read", "read", "read", "practice", "pass", "fail"), pick: fc.nat() });
const walk = fc.array(deed, { maxLength: 40 });

const isShown = (one: Page) => !one.skip && !(one.labs.length > 0 && JSON.stringify(one.labs) === JSON.stringify(labs));
const pagesOf = (one: Unit) =>
  one.sections.flatMap((each) => each.pages.filter(isShown).map(({ id }) => ({ sectionId: each.id, pageId: id })));
const isRead = ({ sections }: CourseFacts, unitId: number, at: { sectionId: number; pageId: number }) =>
  sections.some(
    (each) =>
      each.unitId === unitId &&
      each.sectionId === at.sectionId &&
      each.pages.some(({ pageId, complete }) => pageId === at.pageId && complete),
  );

/** Practice sessions to be passed, as nothing else is configured. */
const asked = trainingConfigurationSchema.parse({}).nOfPractice;

/** In plain words: when a unit is done, and when it is open. */
const isDone = (one: Unit, facts: CourseFacts): boolean => {
  if (one.type === "Content") return pagesOf(one).every((at) => isRead(facts, one.id, at));
  if (one.type === "Practice") return facts.practice.passed >= asked;
  if (one.type === "Review") return facts.records > 0;
  return one.type === "Library" || facts.examsPassed.includes(one.id);
};
const mayEnter = ({ units }: CourseContent, one: Unit, facts: CourseFacts, enforced: boolean): boolean => {
  // nothing can wait for exams and reviews, which wait for everything else
  const earlier = units.slice(0, units.indexOf(one)).filter(({ type }) => type !== "Exam" && type !== "Review");
  if (one.type === "Review") return facts.records > 0;
  if (one.type === "Exam") return units.every((other) => other.type === "Exam" || isDone(other, facts));
  return (!enforced && one.type !== "Practice") || earlier.every((other) => isDone(other, facts));
};

/** The facts after a deed at one of the places where it can be done now; where there is none, nothing changes. */
function after(
  content: CourseContent,
  facts: CourseFacts,
  root: ContentsNode,
  { what, pick }: { what: string; pick: number },
  only?: TrainingPath,
): CourseFacts {
  const typeAt = (path: TrainingPath) => content.units.find(({ id }) => id === path[1])?.type;
  const wanted = (path: TrainingPath) =>
    what === "read" ? path.length === 4 : typeAt(path) === (what === "practice" ? "Practice" : "Exam");
  const open = leavesOf(root).filter((path) => isOpen(root, path) && wanted(path));
  const places = open.filter((path) => only === undefined || String(path) === String(only));
  const [, unitId = 0, sectionId = 0, pageId = 0] = places[pick % Math.max(1, places.length)] ?? [];
  if (places.length === 0) return facts;
  const records = facts.records + 1;
  if (what === "fail") return { ...facts, records };
  if (what === "pass") return { ...facts, records, examsPassed: [...facts.examsPassed, unitId] };
  const { sealed, passed } = facts.practice;
  if (what === "practice") return { ...facts, records, practice: { ...facts.practice, sealed: sealed + 1, passed: passed + 1 } };
  const at = facts.sections.find((each) => each.unitId === unitId && each.sectionId === sectionId);
  const pages = [...(at?.pages ?? []).filter((each) => each.pageId !== pageId), pageRead(pageId)];
  const own = content.units.find(({ id }) => id === unitId)?.sections.find(({ id }) => id === sectionId);
  const whole = own?.pages.filter(isShown).every(({ id }) => pages.some((each) => each.pageId === id));
  const now = { unitId, sectionId, status: whole ? ("C" as const) : ("A" as const), pages };
  return { ...facts, sections: [...facts.sections.filter((each) => each !== at), now] };
}

/** As the server settles it: a course whose units are all complete is complete, and stays so. */
const settled = (content: CourseContent, facts: CourseFacts, enforced: boolean): [CourseFacts, ContentsNode] => {
  const answered = courseOf(content, facts, enforced);
  return [{ ...facts, complete: facts.complete || answered.courseStatus.complete }, courseContents(answered)];
};

const runs = { numRuns: 300 };

test("R-4.047 R-4.049 R-4.050 R-4.053 R-4.063 R-4.064 on every walk nothing is complete without cause, and progress never goes back", () => {
  fc.assert(
    fc.property(course, fc.boolean(), walk, (content, enforced, deeds) => {
      let [facts, root] = settled(content, noFacts, enforced);
      for (const each of deeds) {
        const before = root.progress;
        const wasComplete = new Set(
          leavesOf(root)
            .filter((path) => nodeAt(root, path)?.complete)
            .map(String),
        );
        [facts, root] = settled(content, after(content, facts, root, each), enforced);
        expect(root.progress).toBeGreaterThanOrEqual(before);
        for (const path of leavesOf(root)) expect(nodeAt(root, path)?.complete === true || !wasComplete.has(String(path))).toBe(true);
      }
      expect(root.complete).toBe(content.units.every((one) => isDone(one, facts)));
      expect(root.progress).toBe(root.complete ? 1 : root.progress);
      for (const one of content.units) expect(nodeAt(root, [root.id, one.id])?.complete).toBe(isDone(one, facts));
      for (const one of content.units)
        for (const at of pagesOf(one))
          expect(nodeAt(root, [root.id, one.id, at.sectionId, at.pageId])?.complete).toBe(isRead(facts, one.id, at));
    }),
    runs,
  );
});

test("R-4.044 R-4.051 R-4.057 R-4.058 R-4.059 on every walk what is open is what may be entered, and nothing else", () => {
  fc.assert(
    fc.property(course, fc.boolean(), walk, (content, enforced, deeds) => {
      let [facts, root] = settled(content, noFacts, enforced);
      for (const each of deeds) [facts, root] = settled(content, after(content, facts, root, each), enforced);
      for (const one of content.units) {
        const open = facts.complete || mayEnter(content, one, facts, enforced);
        expect([one.type, isOpen(root, [root.id, one.id])]).toEqual([one.type, open]);
        let allBefore = true;
        for (const at of pagesOf(one)) {
          const done = isRead(facts, one.id, at);
          const reachable = open && (!enforced || allBefore || done);
          expect([at, isOpen(root, [root.id, one.id, at.sectionId, at.pageId])]).toEqual([at, reachable]);
          allBefore &&= done;
        }
      }
      const shown = content.units.flatMap((one) => pagesOf(one)).length;
      expect(leavesOf(root).filter((path) => path.length === 4)).toHaveLength(shown);
    }),
    runs,
  );
});

test("R-4.036 no place is out of reach: whoever does what comes first completes every course", () => {
  fc.assert(
    fc.property(course, fc.boolean(), (content, enforced) => {
      let [facts, root] = settled(content, noFacts, enforced);
      // a review waits for records, which practice makes: without any it can never be done
      fc.pre(content.units.every(({ type }) => type !== "Review") || content.units.some(({ type }) => type === "Practice"));
      for (let step = 0; !root.complete; step++) {
        expect(step).toBeLessThan(200);
        const next = firstIncomplete(root) ?? [];
        const type = content.units.find(({ id }) => id === next[1])?.type;
        const what = next.length === 4 ? "read" : type === "Exam" ? "pass" : "practice";
        [facts, root] = settled(content, after(content, facts, root, { what, pick: 0 }, next), enforced);
      }
      expect(leavesOf(root).every((path) => isOpen(root, path) && nodeAt(root, path)?.complete === true)).toBe(true);
    }),
    runs,
  );
});

test("R-2.007 R-4.058 R-4.059 on every walk what keeps a place shut is named, is not complete, and one of it can be done now", () => {
  fc.assert(
    fc.property(course, fc.boolean(), walk, (content, enforced, deeds) => {
      let [facts, root] = settled(content, noFacts, enforced);
      for (const each of deeds) [facts, root] = settled(content, after(content, facts, root, each), enforced);
      const answered = courseOf(content, facts, enforced);
      const has = (wanted: string) => content.units.some(({ type }) => type === wanted);
      const missingOf = (path: TrainingPath) => missingAt(answered, root, path);
      const [open, shut] = [true, false].map((wanted) => leavesOf(root).filter((path) => isOpen(root, path) === wanted));
      expect(open?.flatMap(missingOf)).toEqual([]);
      expect(shut?.flatMap(missingOf).every(({ node, path: to }) => !node.complete && nodeAt(root, to)?.id === node.id)).toBe(true);
      // a review without practice waits for an exam, which waits for the review
      const isDead = has("Review") && !has("Practice");
      const waiting = isDead ? [] : (shut ?? []);
      expect(waiting.filter((path) => missingOf(path).length === 0)).toEqual([]);
      // a review waits for a practice, which may wait for what comes before it
      const led = waiting.filter((path) => nodeAt(root, path)?.lockReason !== "records");
      const waysOf = (path: TrainingPath) =>
        missingOf(path)
          .flatMap(({ path: to }) => leavesOf(root, to))
          .filter((to) => isOpen(root, to));
      expect(led.filter((path) => waysOf(path).length === 0)).toEqual([]);
    }),
    runs,
  );
});
