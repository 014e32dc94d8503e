import { isTested, minibookPages } from "@vigil/model/exam/examBank";
import { examSettingsOf } from "@vigil/model/exam/examSettings";
import { finalItem } from "@vigil/model/exam/finalItem";
import { chooseExamImages, chooseImages, type Candidate } from "@vigil/model/simulator/selection";
import type { SessionType } from "@vigil/model/simulator/wire";
import { isSkipped } from "@vigil/model/training/labs/pageLabs";
import type { Random } from "@vigil/xray/random";
import { bankOf } from "../../exam/open/examOfCall.ts";
import type { Character } from "./character.ts";
import type { Diary } from "./diary.ts";
import type { Material, Screen } from "./material.ts";
import { playBags } from "./playBags.ts";
import { playQuestions } from "./playQuestions.ts";
import type { PlayedCourse, PlayedExam, PlayedSession } from "./played.ts";

/** Whoever learns comes every other day. */
const learningDays = 2.2;
/** Tries at an exam that no rule limits. */
const patience = 5;

interface Learning {
  character: Character;
  diary: Diary;
  random: Random;
  /** From when on sittings are as frequent as their learner's zeal says; in the year before a third as frequent, and before that hardly any. */
  cycleBegan: Date;
  yearBegan: Date;
}

/** Takes the courses of a program in their order as long as there is time, and goes on practising once they are done. */
export function playRun(materials: readonly Material[], learning: Learning): PlayedCourse[] {
  const played: PlayedCourse[] = [];
  for (const material of materials) {
    const course: PlayedCourse = { courseId: material.courseId, sections: [], sessions: [], exams: [], doneAt: null };
    played.push(course);
    if (learning.diary.over) break;
    const taker = new Taker(material, course, learning);
    taker.read();
    if (material.screen !== null && !taker.isStuck) taker.practise(material.screen);
    if (taker.isStuck) return played;
    course.doneAt = learning.diary.at;
  }
  const last = materials.at(-1);
  const course = played.at(-1);
  if (last?.screen && course?.doneAt && played.length === materials.length) new Taker(last, course, learning).goOn(last.screen);
  return played;
}

/** One learner in one course. */
class Taker {
  readonly #material: Material;
  readonly #course: PlayedCourse;
  readonly #learning: Learning;
  /** What was shown, and in which session last. */
  readonly #shown = new Map<number, { seen: number; lastSeen: number }>();
  /** There is no more time, or an exam was failed too often. */
  isStuck = false;

  constructor(material: Material, course: PlayedCourse, learning: Learning) {
    this.#material = material;
    this.#course = course;
    this.#learning = learning;
  }

  read(): void {
    const { content, configuration } = this.#material;
    const { diary, random } = this.#learning;
    for (const unit of content.units) {
      if (unit.sections.length > 0) diary.sitting(learningDays);
      for (const section of unit.sections) {
        if (diary.over) this.isStuck = true;
        if (this.isStuck) return;
        const pages = section.pages.filter((page) => !isSkipped(page)).map(({ id }) => id);
        const startedAt = diary.at;
        diary.spend(pages.length * random.between(35, 110));
        this.#course.sections.push({ unitId: unit.id, sectionId: section.id, pages, complete: true, startedAt, endedAt: diary.at });
      }
      if (isTested(unit)) this.#examine("unit", unit.id, patience);
      if (this.isStuck) return;
    }
    if (content.finalExam !== undefined) this.#examine("final", null, configuration.maxFailedAttempts || patience);
  }

  /** Until it is passed. */
  #examine(kind: "unit" | "final", unitId: number | null, most: number): void {
    const { content, configuration, questions } = this.#material;
    const { diary, random, character } = this.#learning;
    const settings = examSettingsOf(kind, configuration);
    const { bank, size, mandatory } = bankOf(content, unitId ?? finalItem, questions);
    for (let number = 1; number <= most; number++) {
      if (number > 1 || kind === "final") diary.sitting(learningDays);
      if (diary.over) break;
      diary.spend(random.between(20, 90));
      const objectives = content.objectives.map(({ id }) => id);
      const algorithm = configuration.examSelectionAlgorithm;
      const paper = { kind, unitId, number, settings, bank, size, algorithm, mandatory, objectives, character, startedAt: diary.at };
      const exam = playQuestions(paper, random);
      this.#course.exams.push({ ...exam, minibook: this.#minibook(exam) });
      diary.spend(exam.duration + 5);
      if (exam.passed) return;
    }
    this.isStuck = true;
  }

  /** The pages of what was missed are read before the next attempt. */
  #minibook(exam: PlayedExam): PlayedExam["minibook"] {
    for (const [index, earlier] of this.#course.exams.entries())
      if (earlier.minibook === "due") this.#course.exams[index] = { ...earlier, minibook: "done" };
    const due = !exam.passed && exam.settings.minibook && minibookPages(this.#material.content, exam.missed).length > 0;
    return due ? "due" : "none";
  }

  /** Until the exam is passed: somebody tries it who has passed in practice, and feels ready for it. */
  practise(screen: Screen): void {
    const { diary, random } = this.#learning;
    let ready = random.whole(6, 12);
    let failed = 0;
    const most = screen.exam?.settings.maxFailedAttempts || patience;
    while (!diary.over) {
      diary.sitting(learningDays);
      for (let more = random.whole(1, 3); more > 0 && !diary.over; more--) this.#session(screen, "Practice");
      const practised = this.#course.sessions.filter(({ type, passed }) => type === "Practice" && passed).length;
      if (practised < ready || diary.over || !this.#canBeExamined(screen)) continue;
      if (this.#session(screen, "Exam")?.passed === true) return;
      failed++;
      ready = practised + 2;
      if (failed >= most) break;
    }
    this.isStuck = true;
  }

  /** The hours that a program asks for in each of its cycles. */
  goOn(screen: Screen): void {
    const { diary, random, character, cycleBegan, yearBegan } = this.#learning;
    const often = () => character.zeal / (diary.at >= cycleBegan ? 1 : diary.at >= yearBegan ? 3 : 16);
    for (diary.sitting(7 / often()); !diary.over; diary.sitting(7 / often()))
      for (let more = random.whole(1, 4); more > 0 && !diary.over; more--) this.#session(screen, "Practice");
  }

  #canBeExamined = ({ exam }: Screen): boolean => exam !== null;

  #session(screen: Screen, type: SessionType): PlayedSession | null {
    const { diary, random, character } = this.#learning;
    const place = type === "Exam" ? screen.exam : screen.practice;
    if (place === null) return null;
    const bags = this.#drawn(place);
    if (bags === null || bags.length === 0) return null;
    const practised = this.#course.sessions.length;
    const { libraryId, categories } = screen;
    const { unitId, settings } = place;
    const session = playBags({ type, unitId, libraryId, settings, bags, categories, character, practised, startedAt: diary.at }, random);
    for (const { id } of bags) this.#shown.set(id, { seen: (this.#shown.get(id)?.seen ?? 0) + 1, lastSeen: practised + 1 });
    this.#course.sessions.push(session);
    diary.spend((session.endedAt.getTime() - session.startedAt.getTime()) / 1000 + random.between(20, 240));
    return session;
  }

  /** As the product draws them: what this learner has not seen comes first. */
  #drawn({ bags, settings }: NonNullable<Screen["exam"]>) {
    const known = new Map(bags.map((bag) => [bag.id, bag]));
    const asked = bags.map((bag): Candidate => ({ ...bag, ...(this.#shown.get(bag.id) ?? { seen: 0, lastSeen: 0 }) }));
    const next = () => this.#learning.random.next();
    const { threatShare, selectionAlgorithm } = settings;
    const count = Math.min(settings.numberOfImages, bags.length);
    const chosen =
      threatShare === null
        ? chooseImages(asked, count, selectionAlgorithm, next)
        : chooseExamImages(asked, count, selectionAlgorithm, threatShare, next);
    return chosen?.map(({ id }) => known.get(id)!) ?? null;
  }
}
