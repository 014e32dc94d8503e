import type { OtherQuestion } from "@vigil/model/curriculum/questionKinds";

type OtherKind = OtherQuestion["kind"];
export const otherKinds = ["numeric", "text", "match", "order"] as const satisfies readonly OtherKind[];

const things = (...ids: number[]) => ids.map((id) => ({ id, text: "" }));

/** What its author begins with: as many fields as there must be. */
const begun = {
  numeric: { kind: "numeric", accepted: [{ value: Number.NaN, tolerance: 0 }] },
  text: { kind: "text", accepted: [] },
  match: { kind: "match", items: things(1, 2), targets: things(3, 4), pairs: [] },
  order: { kind: "order", steps: things(1, 2) },
} as const satisfies { [Kind in OtherKind]: unknown };

export const newAsks = (kind: OtherKind): OtherQuestion => structuredClone(begun[kind]) as OtherQuestion;
