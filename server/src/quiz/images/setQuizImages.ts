import { writeEvent } from "../../reporting/writeEvent.ts";
import type { View } from "../../entity/view.ts";
import { changeRecords } from "../../entity/writeRecords.ts";
import type { quiz } from "@vigil/model/quiz/quiz";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { versionedQuiz } from "../versionedQuiz.ts";
import { pickedImages } from "./pickedImages.ts";
import { quizImages } from "./quizImages.ts";

/** Gives a quiz these images, in this order; where somebody has begun it, its next version. Answers which one has them. */
export async function setQuizImages(tx: Tx, view: View<typeof quiz>, quizId: number, images: readonly number[]): Promise<number> {
  const { caller } = view;
  const { domainId } = caller;
  const before = await pickedImages(tx, domainId, quizId);
  if (before.join() === images.join()) return quizId;
  const { id } = await versionedQuiz(tx, domainId, { id: quizId, images: true });
  await tx.deleteFrom("quizImages").where("domainId", "=", domainId).where("quizId", "=", id).execute();
  if (images.length > 0) {
    const rows = images.map((imageId, position) => ({ domainId, quizId: id, position, imageId }));
    await tx.insertInto("quizImages").values(rows).execute();
    const unfit = (await quizImages(tx, caller, id)).images.findIndex(({ fault }) => fault !== null);
    if (unfit >= 0) throw new Problem(422, "QuizImageUnfit", { field: `images.${unfit}` });
    await changeRecords(tx, view, [{ id, numberOfImages: images.length }]);
  }
  await writeEvent(tx, caller, {
    type: "quiz.update",
    subject: { entity: "quiz", id },
    data: { before: { images: before }, after: { images: [...images] } },
  });
  return id;
}
