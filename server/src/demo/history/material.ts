import { sessionSettingsOf, simulatorUnitSchema, storedSimConfig, type SessionSettings } from "@vigil/model/simulator/settings";
import { courseCategories } from "@vigil/model/simulator/courseCategory";
import type { SessionType } from "@vigil/model/simulator/wire";
import type { CourseContent } from "@vigil/model/training/courseContent";
import type { TrainingConfiguration } from "@vigil/model/training/settings";
import { readQuestions, type StoredQuestion } from "../../exam/paper/readQuestions.ts";
import { poolsFor } from "../../imageLibrary/pool/imagePools.ts";
import { readTruths } from "../../simulator/paper/readTruths.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { contentOf } from "../../training/contentOf.ts";
import { trainingConfiguration } from "../../training/trainingConfiguration.ts";
import type { Bag } from "./playBags.ts";

/** What sessions of one kind draw from, and their rules. */
export interface ScreenPlace {
  unitId: number | null;
  settings: SessionSettings;
  bags: readonly Bag[];
}

export interface Screen {
  libraryId: number;
  categories: readonly string[];
  practice: ScreenPlace | null;
  /** null where too few images are kept for one. */
  exam: ScreenPlace | null;
}

/** A course as its learners find it. */
export interface Material {
  courseId: number;
  content: CourseContent;
  configuration: TrainingConfiguration;
  questions: readonly StoredQuestion[];
  screen: Screen | null;
}

/** The courses of a program in their order. */
export async function readMaterials(tx: Tx, place: { domainId: number; companyId: number }, programId: number): Promise<Material[]> {
  const courses = await tx
    .selectFrom("programCourses as member")
    .innerJoin("courses as course", "course.id", "member.courseId")
    .select(["course.id", "course.currentContentId", "course.imageLibraryId", "course.simulatorConfig"])
    .where("member.programId", "=", programId)
    .where("course.active", "=", true)
    .orderBy("member.position")
    .execute();
  const materials: Material[] = [];
  for (const { id: courseId, currentContentId, imageLibraryId, simulatorConfig } of courses) {
    const content = await contentOf(tx, place.domainId, currentContentId);
    const configuration = await trainingConfiguration(tx, { ...place, courseId });
    const questions = await readQuestions(tx, place.domainId, { contentId: currentContentId, quizId: null });
    const screen = imageLibraryId === null ? null : await readScreen(tx, imageLibraryId, { content, configuration, simulatorConfig });
    materials.push({ courseId, content, configuration, questions, screen });
  }
  return materials;
}

type Rules = Pick<Material, "content" | "configuration"> & { simulatorConfig: unknown };

async function readScreen(tx: Tx, libraryId: number, { content, configuration, simulatorConfig }: Rules): Promise<Screen> {
  const config = storedSimConfig.parse(simulatorConfig);
  const { threatCategories } = await tx
    .selectFrom("imageLibraries")
    .select("threatCategories")
    .where("id", "=", libraryId)
    .executeTakeFirstOrThrow();
  const placeOf = async (type: SessionType): Promise<ScreenPlace | null> => {
    const unit = content.units.find((each) => each.type === type);
    if (unit === undefined) return null;
    const settings = sessionSettingsOf(type, configuration, config, simulatorUnitSchema.parse(unit));
    return { unitId: unit.id, settings, bags: await readBags(tx, libraryId, settings) };
  };
  const practice = await placeOf("Practice");
  const exam = await placeOf("Exam");
  const enough = exam !== null && exam.bags.length >= exam.settings.numberOfImages;
  return {
    libraryId,
    categories: courseCategories(config.threatCategoryOverrides, threatCategories),
    practice,
    exam: enough ? exam : null,
  };
}

/** With their truth, from the pool that is kept for such sessions. */
export async function readBags(tx: Tx, libraryId: number, settings: SessionSettings): Promise<Bag[]> {
  const { pools } = await poolsFor(tx, libraryId, settings.threatShare === null ? "practice" : "exam");
  const images = await tx
    .selectFrom("images")
    .select(["id", "kind"])
    .where("libraryId", "=", libraryId)
    .where("state", "=", "approved")
    .where("active", "=", true)
    .where("pool", "in", [...pools])
    .orderBy("id")
    .execute();
  const truths = await readTruths(
    tx,
    settings,
    images.map(({ id }) => id),
  );
  return images.flatMap(({ id, kind }) => {
    const truth = truths.get(id);
    return truth === undefined ? [] : [{ ...truth, id, kind: kind === "threat" ? "threat" : "innocent" }];
  });
}
