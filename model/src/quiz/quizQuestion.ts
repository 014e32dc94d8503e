import { z } from "zod";
import { otherQuestion } from "../curriculum/questionKinds.ts";
import { isPlaced } from "../curriculum/questionModel.ts";
import { questionFilm } from "./questionFilm.ts";

export const mostQuizAnswers = { right: 8, all: 9 } as const;
export const mostQuizQuestions = 200;
export const mostQuizText = 2000;

const words = z.string().trim().min(1).max(mostQuizText);
const countFits = ({ correct, incorrect }: { correct: string[]; incorrect: string[] }): boolean => {
  const answers = correct.length + incorrect.length;
  return answers >= 2 && answers <= mostQuizAnswers.all;
};

/** Its answers are written down and chosen from. */
const isChoice = ({ asks, truth }: { asks?: unknown; truth?: unknown }): boolean => asks === undefined && truth === undefined;

/** A question of a multiple-choice quiz, as its administrator writes it: of other kinds `asks`, true or false `truth`, else answers to choose from. */
export const quizQuestion = z
  .strictObject({
    /** What it is called in its quiz, from version to version; the server gives it. */
    number: z.int().min(0).max(1_000_000).optional(),
    text: words,
    asks: otherQuestion.optional(),
    truth: z.boolean().optional(),
    correct: z.array(words).max(mostQuizAnswers.right),
    incorrect: z.array(words).max(mostQuizAnswers.right),
    /** Said to who chose one of its answers. */
    said: z
      .array(z.strictObject({ answer: words, text: words }))
      .max(mostQuizAnswers.all)
      .optional(),
    feedback: z.string().trim().max(mostQuizText).default(""),
    /** A picture of the media list, shown with the question, or the scan that is searched. */
    mediaId: z.int().positive().nullish(),
    /** Where what is shown is a film. */
    film: questionFilm.optional(),
  })
  .refine(({ asks, truth }) => asks === undefined || truth === undefined, { path: ["truth"] })
  .refine((question) => (isChoice(question) ? question.correct.length > 0 : question.correct.length === 0), {
    path: ["correct"],
    params: { fault: "QuizAnswersFew" },
  })
  .refine((question) => !isChoice(question) || question.correct.length === 0 || countFits(question), {
    path: ["incorrect"],
    params: { fault: "QuizAnswersFew" },
  })
  .refine((question) => isChoice(question) || question.incorrect.length === 0, { path: ["incorrect"] })
  // what is marked is shown
  .refine(({ asks, mediaId }) => asks === undefined || !isPlaced(asks.kind) || typeof mediaId === "number", { path: ["mediaId"] })
  // what is marked is no film
  .refine(
    ({ asks, mediaId, film }) => film === undefined || (typeof mediaId === "number" && (asks === undefined || !isPlaced(asks.kind))),
    {
      path: ["film"],
    },
  )
  .refine(({ correct, incorrect }) => new Set([...correct, ...incorrect]).size === correct.length + incorrect.length, {
    path: ["incorrect"],
    params: { fault: "QuizAnswersTwice" },
  })
  .refine(({ correct, incorrect, said = [] }) => said.every(({ answer }) => correct.includes(answer) || incorrect.includes(answer)), {
    path: ["said"],
  });
export type QuizQuestion = z.infer<typeof quizQuestion>;
