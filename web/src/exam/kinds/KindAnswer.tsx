import { isPlaced, isWritten, type QuestionModel } from "@vigil/model/curriculum/questionModel";
import type { ExamQuestion } from "@vigil/model/exam/examWire";
import { lazy, Suspense } from "react";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { KindProps } from "./kindProps.ts";

const loads = {
  written: async () => ({ default: (await import("./WrittenAnswer.tsx")).WrittenAnswer }),
  match: async () => ({ default: (await import("./MatchAnswer.tsx")).MatchAnswer }),
  order: async () => ({ default: (await import("./OrderAnswer.tsx")).OrderAnswer }),
  hotspot: async () => ({ default: (await import("./HotspotAnswer.tsx")).HotspotAnswer }),
  findThreat: async () => ({ default: (await import("./FindThreatAnswer.tsx")).FindThreatAnswer }),
};
const shown = {
  written: lazy(loads.written),
  match: lazy(loads.match),
  order: lazy(loads.order),
  hotspot: lazy(loads.hotspot),
  findThreat: lazy(loads.findThreat),
};

const kindOf = (model: QuestionModel): keyof typeof loads | null =>
  isWritten(model) ? "written" : model === "match" || model === "order" || isPlaced(model) ? model : null;

/** What the questions of an exam need is fetched when it begins: the connection may be gone when they come. */
export const fetchKinds = (questions: readonly ExamQuestion[]): Promise<unknown> =>
  Promise.allSettled([...new Set(questions.flatMap(({ model }) => kindOf(model) ?? []))].map((kind) => loads[kind]()));

/** What a question shows is fetched while the one before it is answered. */
export async function fetchShown(question: ExamQuestion | undefined): Promise<void> {
  if (question?.scan === undefined) return;
  const { scanAt } = await import("../../lesson/scanAt.ts");
  await scanAt(question.scan).catch(() => undefined);
}

/** An answer that is written, matched, put in order, or marked. */
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
