import { keyOf, type DraftPart } from "@vigil/model/authoring/draftPart";
import type { NewCourseQuestion } from "@vigil/model/exam/questionFile/courseOfFile";
import type { Caller } from "../../identity/access/caller.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { draftToSave } from "../draftOf.ts";
import { newPart, objectivesAlong, type Along } from "./alongQuestions.ts";
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
  /** What comes along with each, where it comes from another course. */
  along: readonly (Along | undefined)[] = [],
): Promise<AddedQuestions> {
  const draft = await draftToSave(tx, caller, courseId);
  const first = draft.numbers.question;
  const [last] = await partsQuery(tx, draft.id)
    .where("piece", "=", "questions")
    .where("locale", "=", "")
    .orderBy("position", "desc")
    .limit(1)
    .execute();
  const objectives = await objectivesAlong(
    tx,
    draft,
    along.map((each) => each?.objective ?? null),
  );
  const added = questions.map((question, index): WrittenPart[] => {
    const id = first + index;
    const place = { key: keyOf("question", id), piece: "questions", position: (last?.position ?? 0) + index + 1 };
    const objective = objectives.idOf(along[index]?.objective ?? null);
    const common = { id, ...(objective === undefined ? {} : { objective }) };
    const told = [...(along[index]?.told ?? [])].map(([locale, block]) =>
      newPart(draft, { ...place, locale, translated: draft.sequence, block: { ...block, ...common } }),
    );
    return [newPart(draft, { ...place, block: { ...question, ...common } }), ...told];
  });
  const written = [...objectives.written, ...added.flat()];
  await writeParts(tx, caller, draft, written, now);
  await tx
    .updateTable("courseDrafts")
    .set({
      numbers: JSON.stringify({
        ...draft.numbers,
        question: first + questions.length,
        objective: draft.numbers.objective + objectives.written.length,
      }),
    })
    .where("id", "=", draft.id)
    .execute();
  return {
    numbers: questions.map((_, index) => first + index),
    parts: written.map(({ after }) => wirePart(after)),
    sequence: draft.sequence,
  };
}
