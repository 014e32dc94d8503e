import { captionsIn } from "@vigil/model/authoring/captionsIn";
import { shuffle } from "@vigil/model/attempt/shuffle";
import type { PackageQuestion } from "@vigil/model/curriculum/coursePackage";
import type { AnswerValue } from "@vigil/model/exam/answerValue";
import { modelOf } from "@vigil/model/curriculum/questionModel";
import { askedParts } from "@vigil/model/exam/askedParts";
import type { AnswerFeedback, ReviewedQuestion } from "@vigil/model/exam/examWire";
import { markAnswer } from "@vigil/model/exam/markAnswer";
import type { TruthWords } from "@vigil/model/exam/truthParts";
import type { ShownQuestion } from "../../exam/screen/QuestionPicture.tsx";

/** A question as an exam asks it, and what the exam would say to an answer. */
export interface TrialQuestion {
  asked: ShownQuestion;
  told: (value: AnswerValue) => AnswerFeedback;
}

interface TrialPlace {
  locale: string;
  /** Where a file of the draft lies, below /api; undefined where it has none of this name. */
  address: (file: string) => string | undefined;
  random: () => number;
  /** For true and false. */
  words: TruthWords;
}

/** Marked by the rules of the server, options in an order by chance; nothing of it is kept. */
export function trialQuestion(question: PackageQuestion, { locale, address, random, words }: TrialPlace): TrialQuestion {
  const { options, key, accepted, unit, description, keys } = askedParts(question, words);
  const model = modelOf(question.kind);
  const asked: ShownQuestion = {
    id: question.id,
    model,
    text: question.text,
    options: question.kind === "truth" ? options : shuffle(options, random),
    ...(unit === undefined ? {} : { unit }),
    ...(keys === undefined ? {} : { keys }),
    ...shown(question, locale, address),
    ...(description === undefined ? {} : { description }),
  };
  const told = (value: AnswerValue): AnswerFeedback => {
    const { credit } = markAnswer({ model, key, accepted, unit, ruling: null, partial: false }, value);
    const correct = credit === "full";
    const said = "answers" in question ? question.answers.filter(({ id }) => value.includes(id)) : [];
    return {
      correct,
      credit,
      key,
      ...(accepted.length === 0 ? {} : { accepted }),
      text: question.feedback[correct ? "correct" : "incorrect"] ?? "",
      said: said.flatMap(({ id, feedback }) => (feedback === undefined ? [] : { id, text: feedback })),
    };
  };
  return { asked, told };
}

/** As it stands once the exam is handed in. */
export function reviewedTrial({ asked, told }: TrialQuestion, value: AnswerValue): ReviewedQuestion {
  const { text, ...rest } = told(value);
  return { ...asked, ...rest, value, feedback: text === "" ? null : text, timeout: false, durationMs: 0 };
}

/** A picture before a film, where a course has both. */
function shown(question: PackageQuestion, locale: string, address: TrialPlace["address"]): Partial<ShownQuestion> {
  if ("file" in question) {
    const at = address(question.file);
    return at === undefined ? {} : question.kind === "findThreat" ? { scan: at } : { picture: at };
  }
  const { picture, film } = question;
  const at = address((picture ?? film)?.file ?? "");
  if (at === undefined) return {};
  if (picture !== undefined) return { picture: at, description: picture.description };
  if (film === undefined) return {};
  const captions = address(captionsIn(film.file, locale)) ?? address(film.captions);
  return { film: at, description: film.description, ...(captions === undefined ? {} : { captions }) };
}
