import { askedIds } from "@vigil/model/exam/askedIds";
import { chooseQuestions } from "@vigil/model/exam/chooseQuestions";
import type { ExamSettings, MandatoryObjective } from "@vigil/model/exam/examSettings";
import { examScore, missedObjectives } from "@vigil/model/exam/examScore";
import { markAnswer } from "@vigil/model/exam/markAnswer";
import { shuffle } from "@vigil/model/attempt/shuffle";
import type { questionSelections } from "@vigil/model/curriculum/configurationSettings";
import type { Random } from "@vigil/xray/random";
import type { StoredQuestion } from "../../exam/paper/readQuestions.ts";
import { learnt, type Character } from "./character.ts";
import type { PlayedAnswer, PlayedExam } from "./played.ts";

interface Paper {
  kind: PlayedExam["kind"];
  unitId: number | null;
  /** Of this learner at this place, from 1. */
  number: number;
  settings: ExamSettings;
  bank: readonly StoredQuestion[];
  size: number;
  algorithm: (typeof questionSelections)[number];
  mandatory: readonly MandatoryObjective[];
  objectives: readonly number[];
  character: Character;
  startedAt: Date;
}

/** An exam of questions as somebody of this character takes it, drawn and marked by the product's own rules. */
export function playQuestions(paper: Paper, random: Random): PlayedExam {
  const { kind, unitId, number, settings, startedAt } = paper;
  const next = () => random.next();
  const questions = chooseQuestions(paper.bank, paper, next);
  const names = askedIds(questions.length, next);
  let nowMs = random.between(2000, 6000);
  const answers = questions.map((question, position): PlayedAnswer => {
    const shownMs = Math.round(nowMs);
    nowMs += 1000 * readingSeconds(question, paper.character, random);
    const value = answered(question, paper, random);
    return {
      position,
      questionId: question.id,
      kind: question.model,
      optionOrder: shuffle(question.options, next).map(({ id }) => id),
      askedId: names[position]!,
      askedOptions: askedIds(question.options.length, next),
      value,
      shownMs,
      elapsedMs: Math.round(nowMs),
      ...markAnswer({ ...question, ruling: null, partial: settings.partialCredit }, value),
    };
  });
  const score = examScore(answers);
  const marked = answers.map(({ credit, points }, index) => ({ credit, points, objective: questions[index]!.objective }));
  const endMs = nowMs + random.between(2000, 9000);
  return {
    kind,
    unitId,
    number,
    settings,
    answers,
    startedAt,
    endedAt: new Date(startedAt.getTime() + Math.round(endMs)),
    duration: Math.round(endMs / 1000),
    score: Math.round(score * 100),
    passed: score >= settings.passingScore,
    missed: missedObjectives(marked, paper.objectives),
    minibook: "none",
    flags: [],
  };
}

function readingSeconds({ text, options }: StoredQuestion, { hasty }: Character, random: Random): number {
  const letters = options.reduce((sum, option) => sum + option.text.length, text.length);
  return (4 + letters / (hasty ? 32 : 17)) * Math.exp(0.3 * random.normal());
}

/** Whoever tries again has read what was missed; a wrong answer is one of the others, or one too few. */
function answered(question: StoredQuestion, { character, objectives, number }: Paper, random: Random): number[] {
  const weak = question.objective !== null && question.objective === objectives[character.weakness % Math.max(1, objectives.length)];
  const knows = learnt(character.first + 0.1, character.best - 0.02, 3 * number + 3, character) - (weak ? 0.17 / number : 0);
  if (random.chance(knows)) return [...question.key];
  const wrong = question.options.map(({ id }) => id).filter((id) => !question.key.includes(id));
  if (question.key.length > 1 && random.chance(0.5)) return question.key.slice(1);
  return wrong.length === 0 ? [] : [random.pick(wrong)];
}
