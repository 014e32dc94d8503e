import { isStrict, type ExamSettings } from "@vigil/model/exam/examSettings";
import type { PaperOptions } from "../paper/askedAs.ts";

/** A question of a paper, as it stands there for good. */
export interface PaperPlace extends PaperOptions {
  position: number;
  questionId: number;
}

interface Attempt {
  domainId: number;
  id: number;
  startedMonth: string;
  settings: ExamSettings;
}

interface KeptPaper extends Pick<Attempt, "startedMonth" | "settings"> {
  places: Map<number, PaperPlace>;
}

/** Twice as many as ever were in one exam; the one that was kept first goes. */
const mostKept = 10_000;

const papers = new WeakMap<object, Map<string, KeptPaper>>();
const keyOf = ({ domainId, id }: Pick<Attempt, "domainId" | "id">): string => `${domainId} ${id}`;
function papersOf(database: object): Map<string, KeptPaper> {
  const known = papers.get(database);
  if (known !== undefined) return known;
  const made = new Map<string, KeptPaper>();
  papers.set(database, made);
  return made;
}

/**
 * Keeps what never changes of a paper: who answers on this node need not be looked up before they are judged. Where questions are closed one after
 * the other the answers before decide as well, so those are looked up as ever. Nothing rests on an attempt that was rolled back: nobody finds it.
 */
export function keepPaper(database: object, attempt: Attempt, places: readonly PaperPlace[]): void {
  if (isStrict(attempt.settings)) return;
  const kept = papersOf(database);
  const known = kept.get(keyOf(attempt));
  if (known === undefined && kept.size >= mostKept) for (const oldest of kept.keys()) if (kept.delete(oldest)) break;
  const { startedMonth, settings } = attempt;
  const paper: KeptPaper = { startedMonth, settings, places: known?.places ?? new Map<number, PaperPlace>() };
  for (const { position, questionId, kind, optionOrder, askedOptions } of places)
    paper.places.set(position, { position, questionId, kind, optionOrder, askedOptions });
  kept.set(keyOf(attempt), paper);
}

export type KeptPlace = PaperPlace & Pick<Attempt, "startedMonth" | "settings">;

/** What is kept of a place; nothing where it has to be looked up. */
export function keptPlace(database: object, attempt: Pick<Attempt, "domainId" | "id">, index: number): KeptPlace | undefined {
  const paper = papersOf(database).get(keyOf(attempt));
  const place = paper?.places.get(index);
  return paper === undefined || place === undefined ? undefined : { ...place, startedMonth: paper.startedMonth, settings: paper.settings };
}

/** Nobody answers any more. */
export const forgetPaper = (database: object, attempt: Pick<Attempt, "domainId" | "id">): void => {
  papersOf(database).delete(keyOf(attempt));
};
