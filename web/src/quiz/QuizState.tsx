import type { LearnerQuiz } from "@vigil/model/quiz/quizWire";
import { useTranslation } from "react-i18next";
import { Tag, type Tone } from "../ui/Tag.tsx";

type State = "passed" | "locked" | "open" | "tried" | "fresh";
const tones = { passed: "good", locked: "bad", open: "info", tried: "warn", fresh: "quiet" } as const satisfies Record<State, Tone>;

const stateOf = ({ passed, locked, open, attempts }: LearnerQuiz): State =>
  passed ? "passed" : locked ? "locked" : open ? "open" : attempts > 0 ? "tried" : "fresh";

/** How far a learner is with a quiz, in a word. */
export function QuizState({ quiz }: { quiz: LearnerQuiz }) {
  const { t } = useTranslation();
  const state = stateOf(quiz);
  return <Tag tone={tones[state]}>{t(`quizzes.${state}`)}</Tag>;
}
