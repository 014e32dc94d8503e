import { isWritten, type QuestionModel } from "@vigil/model/curriculum/questionModel";
import type { ExamQuestion } from "@vigil/model/exam/examWire";
import { lazy, Suspense } from "react";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { KindProps } from "./kindProps.ts";

const loads = {
  written: async () => ({ default: (await import("./WrittenAnswer.tsx")).WrittenAnswer }),
  match: async () => ({ default: (await import("./MatchAnswer.tsx")).MatchAnswer }),
  order: async () => ({ default: (await import("./OrderAnswer.tsx")).OrderAnswer }),
};
const shown = { written: lazy(loads.written), match: lazy(loads.match), order: lazy(loads.order) };

const kindOf = (model: QuestionModel): keyof typeof loads | null =>
  isWritten(model) ? "written" : model === "match" || model === "order" ? model : null;

/** What the questions of an exam need is fetched when it begins: the connection may be gone when they come. */
export const fetchKinds = (questions: readonly ExamQuestion[]): Promise<unknown> =>
  Promise.allSettled([...new Set(questions.flatMap(({ model }) => kindOf(model) ?? []))].map((kind) => loads[kind]()));

/** An answer that is written, matched or put in order. */
export function KindAnswer(props: KindProps) {
  const kind = kindOf(props.question.model);
  if (kind === null) return null;
  const Answer = shown[kind];
  return (
    <Suspense fallback={<Skeleton height={160} />}>
      <Answer {...props} />
    </Suspense>
  );
}
