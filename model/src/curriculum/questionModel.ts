const chosen = ["single", "multiple"] as const;
const others = ["numeric", "text", "match", "order", "hotspot", "findThreat"] as const;

/**
 * single: one answer; multiple: each that is right; numeric and text: what is written; match: what belongs together; order: steps in theirs;
 * hotspot: a place on a picture; findThreat: the threats in a scan, or that there is none.
 */
export const questionModels = [...chosen, ...others] as const;
export type QuestionModel = (typeof questionModels)[number];

/** As authors call them: true or false is one answer of two, in words that nobody writes and an order that is the same for everybody. */
export const questionKinds = [...chosen, "truth", ...others] as const;
export type QuestionKind = (typeof questionKinds)[number];
export const modelOf = (kind: QuestionKind): QuestionModel => (kind === "truth" ? "single" : kind);

/** Of these the answer is written, not chosen. */
export const isWritten = (model: QuestionModel): model is "numeric" | "text" => model === "numeric" || model === "text";
/** Of these the answer is marked on a picture. */
export const isPlaced = (model: QuestionModel): model is "hotspot" | "findThreat" => model === "hotspot" || model === "findThreat";
/** Of these one of the answers is chosen, or several. */
export const isChosen = (model: QuestionModel): model is "single" | "multiple" => model === "single" || model === "multiple";

/** Longer answers are no short text. */
export const mostWritten = 200;
