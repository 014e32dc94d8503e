import type { PackageQuestion } from "../curriculum/coursePackage.ts";
import { otherQuestion } from "../curriculum/questionKinds.ts";
import type { NewCourseQuestion } from "../exam/questionFile/courseOfFile.ts";
import type { QuestionNoteCode } from "../exam/questionFile/fileQuestion.ts";
import { mostQuizAnswers, mostQuizText, quizQuestion, type QuizQuestion } from "../quiz/quizQuestion.ts";

/** A question on its way, and what of it cannot come along; without one where nothing can. */
export interface Carried<Question> {
  question?: Question;
  notes: QuestionNoteCode[];
}

/** What belongs to the place of a question of a course, not to what it asks. */
const asksOf = (question: PackageQuestion): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(question).filter(([name]) => !["id", "objective", "text", "feedback", "picture", "film", "file"].includes(name)),
  );

/** A question of a course as a quiz asks it. */
export function quizOfCourse(asked: PackageQuestion): Carried<QuizQuestion> {
  const { correct: ifRight = "", incorrect: ifWrong = "" } = asked.feedback;
  const feedback = [...new Set([ifRight, ifWrong])]
    .filter((each) => each !== "")
    .join("\n")
    .slice(0, mostQuizText);
  const notes: QuestionNoteCode[] = ifRight !== ifWrong && ifRight !== "" && ifWrong !== "" ? ["feedbackJoined"] : [];
  if (asked.text.length > mostQuizText) return { notes: ["tooLong"] };
  if (asked.kind === "truth") return { question: { text: asked.text, truth: asked.right, correct: [], incorrect: [], feedback }, notes };
  if (!("answers" in asked)) {
    const asks = otherQuestion.safeParse(asksOf(asked));
    return asks.success
      ? { question: { text: asked.text, asks: asks.data, correct: [], incorrect: [], feedback }, notes }
      : { notes: ["otherUnfit"] };
  }
  const textsOf = (right: boolean) => asked.answers.filter(({ correct }) => correct === right).map(({ text }) => text);
  const said = asked.answers.flatMap(({ text: answer, feedback: text }) => (text === undefined ? [] : { answer, text }));
  const [correct, incorrect] = [textsOf(true), textsOf(false)];
  if (correct.length > mostQuizAnswers.right || asked.answers.length > mostQuizAnswers.all) return { notes: ["manyForQuiz"] };
  const read = quizQuestion.safeParse({ text: asked.text, correct, incorrect, ...(said.length === 0 ? {} : { said }), feedback });
  return read.success ? { question: read.data, notes } : { notes: ["otherUnfit"] };
}

/** A question of a quiz as a course asks it. */
export function courseOfQuiz(asked: QuizQuestion): Carried<NewCourseQuestion> {
  const { text, asks, truth, correct, incorrect, said = [], feedback: told } = asked;
  const feedback = told === "" ? {} : { correct: told, incorrect: told };
  // its picture or scan is named where it is copied
  if (asks?.kind === "hotspot" || asks?.kind === "findThreat") return { question: { ...asks, file: "", text, feedback }, notes: [] };
  if (asks !== undefined) return { question: { ...asks, text, feedback }, notes: [] };
  if (truth !== undefined) return { question: { kind: "truth", text, right: truth, feedback }, notes: [] };
  const answers = [...correct.map((each) => ({ text: each, correct: true })), ...incorrect.map((each) => ({ text: each, correct: false }))];
  return {
    question: {
      kind: correct.length > 1 ? "multiple" : "single",
      text,
      answers: answers.map((each, index) => {
        const words = said.find(({ answer }) => answer === each.text)?.text;
        return { id: index + 1, ...each, ...(words === undefined ? {} : { feedback: words }) };
      }),
      feedback,
    },
    notes: [],
  };
}
