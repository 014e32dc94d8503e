import type { OtherQuestion } from "@vigil/model/curriculum/questionKinds";

type OtherKind = OtherQuestion["kind"];
export const otherKinds = ["numeric", "text", "match", "order", "hotspot", "findThreat"] as const satisfies readonly OtherKind[];

const things = (...ids: number[]) => ids.map((id) => ({ id, text: "" }));

/** What its author begins with: as many fields as there must be. */
const begun = {
  numeric: { kind: "numeric", accepted: [{ value: Number.NaN, tolerance: 0 }] },
  text: { kind: "text", accepted: [] },
  match: { kind: "match", items: things(1, 2), targets: things(3, 4), pairs: [] },
  order: { kind: "order", steps: things(1, 2) },
  hotspot: { kind: "hotspot", description: "", regions: [{ id: 1, label: "", polygon: [] }] },
  findThreat: { kind: "findThreat", description: "", keys: ["BW", "NEG", "O2", "OS", "MET", "HIGH"], threats: [] },
} as const satisfies { [Kind in OtherKind]: unknown };

export const newAsks = (kind: OtherKind): OtherQuestion => structuredClone(begun[kind]) as OtherQuestion;
