import type { FileAsk } from "./fileQuestion.ts";
import type { Tell } from "./questionReader.ts";

interface Weighed {
  text: string;
  feedback: string;
  /** Percent of the question. */
  weight: number;
}

const whole = 100;
const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 0.1;

/** Answers that weigh differently become right and wrong ones, each right one as much as another; where that is another rule it is told. */
export function weighedAnswers(answers: readonly Weighed[], several: boolean, tell: Tell): FileAsk {
  const right = answers.filter(({ weight }) => weight > 0);
  if (!several) {
    const best = Math.max(...right.map(({ weight }) => weight));
    const full = right.filter(({ weight }) => weight === best);
    if (full.length < right.length) tell("weights");
    if (full.length > 1) tell("eachRight");
    return {
      kind: "choice",
      several: full.length > 1,
      answers: answers.map(({ weight, text, feedback }) => ({ text, correct: weight > 0 && weight === best, feedback })),
    };
  }
  const share = whole / Math.max(1, right.length);
  const asHere =
    right.every(({ weight }) => isNear(weight, share)) &&
    answers.every(({ weight }) => weight > 0 || isNear(weight, -share) || isNear(weight, -whole));
  if (!asHere) tell("weights");
  return { kind: "choice", several: true, answers: answers.map(({ text, feedback, weight }) => ({ text, correct: weight > 0, feedback })) };
}

/** What each answer weighs where the rule of parts is written down: those chosen rightly less those chosen wrongly, over the number that is right. */
export function weightsOf({ several, answers }: Extract<FileAsk, { kind: "choice" }>): string[] {
  const share = whole / Math.max(1, answers.filter(({ correct }) => correct).length);
  const said = (weight: number) => String(Number(weight.toFixed(5)));
  return answers.map(({ correct }) => (several ? said(correct ? share : -share) : correct ? "100" : "0"));
}
