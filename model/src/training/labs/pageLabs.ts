import type { Page } from "../courseContent.ts";
import type { PageState } from "../wire.ts";
import type { Lab } from "./lab.ts";
import { newLabState, type LabAnswer, type LabState } from "./labState.ts";
import { markLab } from "./markLab.ts";

type Labs = Pick<Page, "labs">;

/** A page is not shown when its content says so, or when all its labs are of the type that no browser can show any more. */
export const isSkipped = ({ skip, labs }: Pick<Page, "skip" | "labs">): boolean =>
  skip || (labs.length > 0 && labs.every(({ type }) => type === "swf"));

/** The labs of a page that are still to be done. */
export const openLabs = ({ labs }: Labs, states: readonly LabState[]): number[] =>
  labs.filter(({ id, type }) => type !== "swf" && !states.some(({ labId, complete }) => labId === id && complete)).map(({ id }) => id);

export const labsComplete = (page: Labs, states: readonly LabState[]): boolean => openLabs(page, states).length === 0;

export const newPageState = (page: Pick<Page, "id" | "labs">): PageState => ({
  pageId: page.id,
  complete: false,
  timeMet: false,
  labComplete: labsComplete(page, []),
  data: null,
});

export const labStateOf = (state: PageState, labId: number): LabState =>
  state.labs?.find((lab) => lab.labId === labId) ?? newLabState(labId);

/** The pages of a section after an answer in a lab. The page was opened before, so there is a state of it. */
export function answerLab(pages: readonly PageState[], page: Page, lab: Lab, answer: LabAnswer): PageState[] {
  const before = pages.find(({ pageId }) => pageId === page.id);
  if (before === undefined) throw new Error("page state not found");
  const known = labStateOf(before, lab.id);
  if (answer.key !== undefined && answer.key === known.key) return [...pages];
  const after = { ...markLab(lab, known, answer), ...(answer.key === undefined ? {} : { key: answer.key }) };
  const labs = [...(before.labs ?? []).filter(({ labId }) => labId !== lab.id), after];
  const state = { ...before, labs, labComplete: before.labComplete || labsComplete(page, labs) };
  return pages.map((each) => (each === before ? state : each));
}
