import type { ChangeOf } from "@vigil/model/entity/entity";
import type { quiz, Quiz } from "@vigil/model/quiz/quiz";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { pickedImages } from "./pickedImages.ts";

/** Images chosen from the library of one course mean nothing to another; where they stay, there are as many as were chosen. */
export async function keepPicked(tx: Tx, domainId: number, before: Quiz, change: ChangeOf<typeof quiz>): Promise<void> {
  const { type = before.type, simulatorCourseId = before.simulatorCourseId, numberOfImages } = change;
  if (type !== before.type || simulatorCourseId !== before.simulatorCourseId) {
    await tx.deleteFrom("quizImages").where("domainId", "=", domainId).where("quizId", "=", change.id).execute();
    return;
  }
  if (numberOfImages === undefined || numberOfImages === before.numberOfImages) return;
  if ((await pickedImages(tx, domainId, change.id)).length > 0) throw new Problem(422, "QuizImagesPicked", { field: "numberOfImages" });
}
