import type { QuestionModel } from "@vigil/model/curriculum/questionModel";
import { askedParts, type AskedParts } from "@vigil/model/exam/askedParts";
import { truthParts } from "@vigil/model/exam/truthParts";
import { sourceLanguage } from "@vigil/model/phrases/languages";
import { truthWords } from "../http/truthWords.ts";
import { sql } from "kysely";
import type { Tx } from "../storage/asDomain.ts";

/** As an exam asks it. */
interface Question extends AskedParts {
  id: number;
  objective: null;
  model: QuestionModel;
  text: string;
  /** Its answers stand in one order for everybody. */
  inOrder?: true;
  /** In the media list. */
  mediaId?: number;
  /** Where that is a film. */
  film?: { description: string };
  feedback: { correct?: string; incorrect?: string; answers?: { id: number; text: string }[] };
}

/** With what is right, which leaves the server only for answers that are locked. */
export async function quizQuestions(tx: Tx, domainId: number, quizId: number, locale: string = sourceLanguage): Promise<Question[]> {
  const rows = await tx
    .selectFrom("quizQuestions")
    .select(["position", "text", "asks", "truth", "correct", "incorrect", "said", "feedback", "mediaId"])
    // its captions are read when somebody plays it
    .select(sql<string | null>`film ->> 'description'`.as("filmed"))
    .where("domainId", "=", domainId)
    .where("quizId", "=", quizId)
    .orderBy("position")
    .execute();
  return rows.map(({ position, text, asks, truth, correct, incorrect, said, feedback: told, mediaId, filmed }) => {
    const asked =
      truth !== null
        ? { model: "single" as const, ...truthParts(truth, truthWords(locale)), inOrder: true as const }
        : asks === null
          ? choiceParts(correct, incorrect)
          : { model: asks.kind, ...askedParts(asks) };
    const answers = said.flatMap(({ answer, text: words }) =>
      asked.options.filter((option) => option.text === answer).map(({ id }) => ({ id, text: words })),
    );
    return {
      id: position,
      objective: null,
      text,
      ...asked,
      ...(mediaId === null ? {} : { mediaId }),
      ...(filmed === null ? {} : { film: { description: filmed } }),
      feedback: { ...(told === "" ? {} : { correct: told, incorrect: told }), ...(answers.length === 0 ? {} : { answers }) },
    };
  });
}

type Asked = AskedParts & Pick<Question, "model" | "inOrder">;

/** Numbers of options: the right ones first, then the others; they stay here, learners see those of their attempt. */
const choiceParts = (correct: readonly string[], incorrect: readonly string[]): Asked => ({
  model: correct.length > 1 ? "multiple" : "single",
  options: [...correct, ...incorrect].map((each, index) => ({ id: index, text: each })),
  key: correct.map((_, index) => index),
  accepted: [],
});
