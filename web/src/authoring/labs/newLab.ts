import type { Lab } from "@vigil/model/training/labs/lab";

/** Types that an author may choose: what needed a plug-in is kept and never made anew. */
export type NewLabType = Exclude<Lab["type"], "swf">;

/** A lab as its author begins it: everything there, nothing said yet. */
export function newLab(id: number, type: NewLabType): Lab {
  const head = { id, title: "", task: "" };
  const two = [1, 2].map((number) => ({ id: number, text: "" }));
  switch (type) {
    case "hotspot":
      return { ...head, type, picture: { file: "", description: "" }, regions: [{ id: 1, label: "", polygon: [] }] };
    case "match":
      return { ...head, type, items: two, targets: two, pairs: [] };
    case "sort":
      return { ...head, type, groups: two, items: two.map((item) => ({ ...item, group: item.id })) };
    case "order":
      return { ...head, type, steps: two };
    case "findThreat":
      return {
        ...head,
        type,
        scan: { subject: { show: "bag", seed: 1, threat: { category: "knives" } }, keys: ["BW"], description: "" },
        threats: [],
      };
    case "checklist":
      return { ...head, type, items: [{ id: 1, text: "" }] };
    case "external":
      return { ...head, type, file: "", heightPixels: 480 };
  }
}
