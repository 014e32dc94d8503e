import { courseContent } from "@vigil/model/training/courseContent";
import { labForLearner } from "@vigil/model/training/labs/lab";
import { trainingConfigurationSchema } from "@vigil/model/training/settings";
import type { TrainingCourse } from "@vigil/model/training/wire";
import type { House } from "../../../house.ts";
import type { Caller } from "../../../identity/access/caller.ts";
import { Problem } from "../../../problem.ts";
import type { Tx } from "../../../storage/asDomain.ts";
import { courseConfigAnswer, courseStatusAnswer, unitAnswers } from "../../../training/trainingAnswers.ts";
import { courseMediaOf } from "./courseMediaOf.ts";
import { contentOfCourse } from "./courseVersions.ts";
import { editionOf } from "./editionOf.ts";

/** A version as a learner would get it: everything open, nothing done. */
export async function previewContent(
  tx: Tx,
  house: House,
  { domainId }: Caller,
  { courseId, contentId, locale }: { courseId: number; contentId: number; locale: string | undefined },
): Promise<TrainingCourse> {
  const course = await tx
    .selectFrom("courses")
    .select(["id", "title", "type", "isVirtual", "data"])
    .where("id", "=", courseId)
    .executeTakeFirst();
  if (course === undefined) throw new Problem(404, "NotFound");
  const { data, ...named } = course;
  const stored = courseContent.parse((await contentOfCourse(tx, courseId, contentId)).content);
  const content = (await editionOf(tx, { domainId, contentId, locale })) ?? stored;
  const configuration = trainingConfigurationSchema.parse({ courseEnforceOrder: false });
  const { units: _, labs, ...rest } = content;
  return {
    ...named,
    courseConfig: courseConfigAnswer(configuration),
    courseStatus: courseStatusAnswer(undefined),
    unitStatus: content.units.map(({ id }) => ({
      unitId: id,
      status: "n",
      complete: false,
      locked: false,
      sectionStatus: [],
      sectionsComplete: 0,
    })),
    examStatus: { passed: false, missed: [], locked: false },
    contentId,
    content: { ...rest, labs: labs.map(labForLearner), units: unitAnswers({ content, configuration }) },
    finalExam: content.finalExam !== undefined,
    simConfig: null,
    simOverride: null,
    simulator: [],
    practiceLock: null,
    extraTime: 100,
    openUnits: [],
    exams: [],
    simUrlPrefix: "",
    simUrlSuffix: "",
    ...courseMediaOf(house, { domainId, contentId, data }),
  };
}
