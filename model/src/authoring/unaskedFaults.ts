import type { DraftFault } from "./draftFault.ts";
import { kindIn, type DraftPart } from "./draftPart.ts";
import { outlineOf } from "./outlineOf.ts";

/** Questions that no exam of the course draws from: a final draws from all of them, the exam of a unit from those of the objectives it teaches. */
export function unaskedFaults(parts: readonly DraftPart[]): DraftFault[] {
  const sources = parts.filter(({ locale }) => locale === null);
  const ofKind = (kind: "question" | "final") => sources.filter(({ piece, key }) => kindIn(piece, key) === kind);
  const questions = ofKind("question") as DraftPart<"question">[];
  if (questions.length === 0 || ofKind("final").length > 0) return [];
  const tested = outlineOf(sources).filter(({ part: { block } }) => block.type === "Content" && block.tested);
  const fault = (code: "questionUnasked" | "questionsUnasked", part: Pick<DraftFault, "piece" | "key">, path: string[]): DraftFault => ({
    locale: null,
    ...part,
    path,
    code,
    details: {},
  });
  if (tested.length === 0) return [fault("questionsUnasked", { piece: null, key: null }, [])];
  const taught = new Set(tested.flatMap(({ sections }) => sections.flatMap(({ pages }) => pages.map(({ block }) => block.objective))));
  return questions
    .filter(({ block: { objective } }) => objective === undefined || !taught.has(objective))
    .map(({ piece, key }) => fault("questionUnasked", { piece, key }, ["objective"]));
}
