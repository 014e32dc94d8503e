import { keyOf, type DraftPart } from "@vigil/model/authoring/draftPart";
import type { NewCourseQuestion } from "@vigil/model/exam/questionFile/courseOfFile";
import type { Caller } from "../../identity/access/caller.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { draftToSave } from "../draftOf.ts";
import { partsQuery, wirePart, writeParts, type WrittenPart } from "./draftParts.ts";

export interface AddedQuestions {
  numbers: number[];
  parts: DraftPart[];
  sequence: number;
}

/** Questions behind those a draft has, all in one save; answers the numbers they got. */
export async function addQuestions(
  tx: Tx,
  caller: Caller,
  courseId: number,
  questions: readonly NewCourseQuestion[],
  now: Date,
): Promise<AddedQuestions> {
  const draft = await draftToSave(tx, caller, courseId);
  const first = draft.numbers.question;
  const [last] = await partsQuery(tx, draft.id)
    .where("piece", "=", "questions")
    .where("locale", "=", "")
    .orderBy("position", "desc")
    .limit(1)
    .execute();
  const written = questions.map((question, index): WrittenPart => {
    const id = first + index;
    return {
      before: null,
      after: {
        locale: "",
        key: keyOf("question", id),
        piece: "questions",
        position: (last?.position ?? 0) + index + 1,
        revision: draft.sequence,
        placed: draft.sequence,
        translated: null,
        gone: false,
        file: null,
        block: { ...question, id },
      },
    };
  });
  await writeParts(tx, caller, draft, written, now);
  await tx
    .updateTable("courseDrafts")
    .set({ numbers: JSON.stringify({ ...draft.numbers, question: first + questions.length }) })
    .where("id", "=", draft.id)
    .execute();
  return {
    numbers: written.map((_, index) => first + index),
    parts: written.map(({ after }) => wirePart(after)),
    sequence: draft.sequence,
  };
}
