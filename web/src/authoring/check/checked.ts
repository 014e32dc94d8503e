import type { DraftCheck, DraftFault } from "@vigil/model/authoring/draftFault";
import type { DraftPart } from "@vigil/model/authoring/draftPart";
import i18next from "i18next";
import { phraseOf } from "../../phraseOf.ts";
import { store } from "../../shell/store.ts";
import type { DraftParts } from "../draft/draftParts.ts";
import { useDraft } from "../draft/useDraft.ts";

export interface FoundFault extends DraftFault {
  grave: boolean;
  message: string;
  /** The part as it was when it was looked at: once it is changed, the fault is a question for the next check. */
  of: DraftPart["block"] | undefined;
}

/** What the last check of the open draft found; null before the first. */
export const checked = store<readonly FoundFault[] | null>(null);

const valueAt = (block: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (value, step) => (typeof value === "object" && value !== null ? (value as Record<string | number, unknown>)[step] : undefined),
    block,
  );
const isEmpty = (value: unknown): boolean =>
  value === undefined || (typeof value === "string" && value.trim() === "") || (Array.isArray(value) && value.length === 0);

/** Fields that go by the name of another. */
const alike: Readonly<Record<string, string>> = {
  accepted: "right",
  points: "polygon",
  regions: "polygon",
  steps: "items",
  targets: "items",
};

/** What is only not filled in yet is said by the name of its field. */
function sentenceOf({ code, details, path }: DraftFault, block: unknown): string {
  // what the package lacks as a whole is told without its place in a part: a unit, for one
  const at = path.length === 0 && "field" in details && !String(details["field"]).includes(".") ? [String(details["field"])] : path;
  const last = at[0] === "answers" ? "answers" : at.findLast((step) => typeof step === "string");
  // what lies on the belt has places too
  const field = last === "places" && !at.includes("subject") ? "polygon" : last;
  if (field !== undefined && (code === "valueMissing" || code === "valueInvalid") && isEmpty(valueAt(block, at)))
    return i18next.t("writing.stillEmpty", { field: phraseOf(`writing.fields.${alike[field] ?? field}`, field) });
  return phraseOf(`coursePackage.faults.${code}`, code, details);
}

/** Faults and warnings with their sentences, and the parts they were found in. */
export const foundFaults = ({ faults, warnings }: Pick<DraftCheck, "faults" | "warnings">, parts: DraftParts): FoundFault[] =>
  [...faults.map((fault) => ({ fault, grave: true })), ...warnings.map((fault) => ({ fault, grave: false }))].map(({ fault, grave }) => {
    const of = fault.key === null ? undefined : parts.keyed(fault.key, fault.locale)?.block;
    return { ...fault, grave, message: sentenceOf(fault, of), of };
  });

const none: readonly FoundFault[] = [];

/** What is still wrong with a part as far as is known. */
export function useFaultsOf(key: string): readonly FoundFault[] {
  const { desk } = useDraft();
  const found = checked.use() ?? none;
  const now = desk.parts.keyed(key)?.block;
  return found.filter((fault) => fault.key === key && fault.locale === null && fault.of === now);
}
